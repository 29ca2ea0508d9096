import type { JoinedTeam, Team, TeamRole } from '../../../server/modules/companies/http/team.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { newestSecret } from '../identity/mailbox.js';
import type { Recruiter } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';

type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;

export interface Member {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

export const teamOf = (app: TestApp, token: string, companyId: string): Answer<Team> =>
  app.request({ url: `/api/companies/${companyId}/members`, token });

export const invite = (app: TestApp, token: string, companyId: string, payload: object): Answer<Team> =>
  app.request({ method: 'POST', url: `/api/companies/${companyId}/members`, token, payload });

export const changeMember = (
  app: TestApp,
  token: string,
  companyId: string,
  id: string,
  payload: object,
): Answer<Team> => app.request({ method: 'PUT', url: `/api/companies/${companyId}/members/${id}`, token, payload });

export const removeMember = (app: TestApp, token: string, companyId: string, id: string): Answer<{ success: true }> =>
  app.request({ method: 'DELETE', url: `/api/companies/${companyId}/members/${id}`, token });

export const join = (app: TestApp, token: string, code: string): Answer<JoinedTeam> =>
  app.request({ method: 'POST', url: '/api/companies/invitations/accept', token, payload: { code } });

/** The code of the newest invitation to an address. */
export const codeOf = (app: TestApp, email: string): Promise<string> => newestSecret(app, email, '/join-team');

/** A person joins the owner's team by invitation, through the API. */
export async function memberOf(
  app: TestApp,
  owner: Recruiter,
  role: TeamRole,
  jobIds: readonly string[] = [],
): Promise<Member> {
  const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
  const invited = await invite(app, owner.token, owner.companyId, { email: user.email, role, job_ids: jobIds });
  if (invited.status !== 201) throw new Error(`invitation answered ${invited.status}: ${invited.text}`);
  const joined = await join(app, token, await codeOf(app, user.email));
  if (joined.status !== 200) throw new Error(`joining answered ${joined.status}: ${joined.text}`);
  return { id: user.id, token, email: user.email };
}
