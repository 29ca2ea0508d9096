import type { TeamActivity, TeamActivityEntry } from '@modules/operations/http/team-activity.contract';
import { ownTeam } from './team';

/** Example entries of the log of a team, for stories and specs. */
const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000eb${String(place).padStart(3, '0')}`;
const [owner = null, recruiter = null] = ownTeam.members.map(({ id, full_name }) => ({ id, full_name }));
const nurse = { id: idOf(900), title: 'Infirmière clinicienne, soins intensifs' };

const entry = (place: number, changes: Partial<TeamActivityEntry>): TeamActivityEntry => ({
  id: idOf(place),
  at: `2026-11-${String(20 - place).padStart(2, '0')}T15:04:00.000Z`,
  actor: recruiter,
  action: 'APPLICATION_INTERVIEW',
  person: { id: idOf(800 + place), full_name: 'Rosalie Beauregard', is_masked: false },
  posting: nurse,
  subject: null,
  from_role: null,
  to_role: null,
  credits: null,
  ...changes,
});
const alone = { person: null, posting: null };

export const activityEntries: readonly TeamActivityEntry[] = [
  entry(1, {}),
  entry(2, { action: 'CREDITS_BOUGHT', actor: owner, credits: 1200, ...alone }),
  entry(3, {
    action: 'RESERVATION_ACTIVE',
    posting: null,
    person: { id: idOf(802), full_name: 'Candidat·e', is_masked: true },
  }),
  entry(4, { action: 'APPLICATION_REJECTED', actor: { id: idOf(50), full_name: null }, person: null }),
  entry(5, {
    action: 'ROLE_CHANGED',
    actor: owner,
    subject: ownTeam.members[3] ?? null,
    from_role: 'RECRUITER',
    to_role: 'REVIEWER',
    ...alone,
  }),
  entry(6, { action: 'PROMOTED', actor: null, subject: owner, ...alone }),
  entry(7, { action: 'POSTING_ACTIVE', actor: owner, person: null }),
  entry(8, { action: 'LINK_SHARED', ...alone }),
];

export const activityMembers: TeamActivity['members'] = [
  ...ownTeam.members.map(({ id, full_name }) => ({ id, full_name, is_member: true })),
  { id: idOf(50), full_name: null, is_member: false },
  { id: idOf(51), full_name: 'Simon Gagné', is_member: false },
];
