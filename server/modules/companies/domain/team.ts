import { type TeamRole, teamRoles } from './team-words.contract.js';

export type { TeamRole };

/** Max people in a team, invited ones included. */
export const MAX_TEAM = 200;

export const invitationLimits = { lifeDays: 14, sendsADay: 50 } as const;

/** A member's role, and for a hiring manager the postings that name them. */
export interface TeamSeat {
  readonly role: TeamRole;
  readonly jobIds: readonly string[];
}

/** Whether the member may read a posting's applications. A hiring manager only sees the postings that name them. */
export function reachesPosting({ role, jobIds }: TeamSeat, jobId: string): boolean {
  return role !== 'HIRING_MANAGER' || jobIds.includes(jobId);
}

/** Whether the member may decide about a posting's applications. A reviewer only reads and reviews. */
export function decidesPosting(seat: TeamSeat, jobId: string): boolean {
  return seat.role !== 'REVIEWER' && reachesPosting(seat, jobId);
}

/** Whether the member may change the company's page, its postings, and act in its name. */
export const isRecruiting = ({ role }: TeamSeat): boolean => role === 'OWNER' || role === 'RECRUITER';

/** The postings of a role: only a hiring manager has a list. */
export const postingsOf = (role: TeamRole, jobIds: readonly string[]): string[] =>
  role === 'HIRING_MANAGER' ? [...new Set(jobIds)] : [];

export interface Colleague {
  readonly userId: string;
  readonly role: TeamRole;
  readonly since: Date;
}

/** The member who becomes owner when the last owner closes their account: by role, then by time in the team. */
export function successorOf(colleagues: readonly Colleague[]): Colleague | null {
  const [next] = [...colleagues].sort(
    (one, other) =>
      teamRoles.indexOf(one.role) - teamRoles.indexOf(other.role) ||
      one.since.getTime() - other.since.getTime() ||
      (one.userId < other.userId ? -1 : 1),
  );
  return next ?? null;
}
