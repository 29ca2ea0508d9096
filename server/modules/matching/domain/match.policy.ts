import { type MatchEvent, matchLifecycle, type MatchParty, type MatchStatus } from './match-lifecycle.js';

/** The account that reads or answers a match. `companyId` is the recruiter's company. */
export interface MatchActor {
  readonly id: string;
  readonly role: string;
  readonly companyId: string | null;
}

/** The fields of a match that the policy needs. */
export interface MatchFacts {
  readonly seekerId: string;
  readonly companyId: string;
  readonly status: MatchStatus;
  /** False while the person hides the profile: recruiters do not see the match. */
  readonly seekerVisible: boolean;
  /** The score of the masked card alone was high enough to propose. */
  readonly cardProposed: boolean;
  /** The company paid to be introduced, so the seeker's yes is the second one. */
  readonly introduced: boolean;
}

/** Statuses that people can request. */
export type MatchAction = Exclude<MatchEvent, 'REOPEN' | 'AGREED'>;

/** The actor's party in a match; null if they have no access to it. */
export function partyOf(actor: MatchActor, match: MatchFacts): MatchParty | null {
  if (actor.role === 'JOB_SEEKER') {
    if (actor.id !== match.seekerId) return null;
    return match.introduced ? 'INTRODUCED_SEEKER' : 'SEEKER';
  }
  const isOwn = actor.role === 'RECRUITER' && actor.companyId === match.companyId;
  return isOwn && match.seekerVisible && isKnownToCompany(match) ? 'RECRUITER' : null;
}

/** Statuses in which the person, or both sides, said yes. */
export const agreedStatuses: readonly MatchStatus[] = ['ACCEPTED', 'MATCHED', 'HIRED', 'CANCELLED'];

/** Hides a match that needed the hidden part of the profile: the company sees it only after the person says yes. */
function isKnownToCompany({ status, cardProposed, introduced }: MatchFacts): boolean {
  return cardProposed || introduced || agreedStatuses.includes(status);
}

/** The statuses that a party can request now. The client shows one button for each. */
export function allowedActions(status: MatchStatus, party: MatchParty): readonly MatchAction[] {
  return matchLifecycle
    .allowed(status, party)
    .filter((event): event is MatchAction => event !== 'REOPEN' && event !== 'AGREED');
}

/** False if the role can never request this, in any status: 403 instead of 409. */
export function mayEver(party: MatchParty, action: MatchAction): boolean {
  return matchLifecycle.transitions.some(({ event, by }) => event === action && by.includes(party));
}
