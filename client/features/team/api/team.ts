import {
  type ChangeMemberRequest,
  type InviteMemberRequest,
  leftTeam,
  team,
  type Team,
} from '@modules/companies/http/team.contract';
import { ownJobsPage } from '@modules/jobs/http/jobs.contract';
import { api, session } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (companyId: string) => `/api/companies/${companyId}/members` as const;

export function useTeam(companyId: string): Loadable<Team> {
  return loadable(
    useRead('companies', ['team', companyId], (signal) => api({ path: pathOf(companyId), answer: team, signal })),
  );
}

export interface NamedPosting {
  readonly id: string;
  readonly title: string;
}

/** The company's hundred newest postings, to choose those of a hiring manager. */
export function useNamedPostings(enabled: boolean): readonly NamedPosting[] {
  const read = useRead(
    'jobs',
    ['named'],
    (signal) => api({ path: '/api/jobs/my/jobs', query: { page: 1, limit: 100 }, answer: ownJobsPage, signal }),
    { enabled },
  );
  return read.data?.jobs ?? [];
}

export async function inviteMember(companyId: string, body: InviteMemberRequest): Promise<void> {
  await api({ method: 'POST', path: pathOf(companyId), body, answer: team });
}

export async function changeMember(companyId: string, id: string, body: ChangeMemberRequest): Promise<void> {
  await api({ method: 'PUT', path: `${pathOf(companyId)}/${id}`, body, answer: team });
  await followOwnSeat(id);
}

/** Removes a member, cancels an invitation, or leaves. */
export async function removeMember(companyId: string, id: string): Promise<void> {
  await api({ method: 'DELETE', path: `${pathOf(companyId)}/${id}`, answer: leftTeam });
  await followOwnSeat(id);
}

/**
 * If the change was about the reader, refreshes the session in all tabs, because menus and pages depend on company and
 * role.
 */
async function followOwnSeat(memberId: string): Promise<void> {
  if (memberId === session.userId()) await session.refreshEverywhere();
}
