import { type MatchEvent, matchLifecycle, type MatchParty, type MatchStatus } from './match-lifecycle.js';

/** Who looks at or answers a match. `companyId` is the company a recruiter works for. */
export interface MatchActor {
  readonly id: string;
  readonly role: string;
  readonly companyId: string | null;
}

/** What the policy needs to know of a match. */
export interface MatchFacts {
  readonly seekerId: string;
  readonly companyId: string;
  readonly status: MatchStatus;
  /** False while the person has hidden the profile: recruiters then know nothing of the match. */
  readonly seekerVisible: boolean;
  /** The masked card alone was worth proposing. */
  readonly cardProposed: boolean;
  /** The company paid to be introduced: the seeker's yes is then the second one. */
  readonly introduced: boolean;
}

/** What people may ask for. */
export type MatchAction = Exclude<MatchEvent, 'REOPEN' | 'AGREED'>;

/** What the actor is in a match, or null where the match is none of their business. */
export function partyOf(actor: MatchActor, match: MatchFacts): MatchParty | null {
  if (actor.role === 'JOB_SEEKER') {
    if (actor.id !== match.seekerId) return null;
    return match.introduced ? 'INTRODUCED_SEEKER' : 'SEEKER';
  }
  const isOwn = actor.role === 'RECRUITER' && actor.companyId === match.companyId;
  return isOwn && match.seekerVisible && isKnownToCompany(match) ? 'RECRUITER' : null;
}

/** Statuses in which the person, or both, said yes. */
export const agreedStatuses: readonly MatchStatus[] = ['ACCEPTED', 'MATCHED', 'HIRED', 'CANCELLED'];

/** A match that only the hidden part of a profile brought about is the person's alone until they say yes. */
function isKnownToCompany({ status, cardProposed, introduced }: MatchFacts): boolean {
  return cardProposed || introduced || agreedStatuses.includes(status);
}

/** The statuses a party may ask for now: the buttons on its screen. */
export function allowedActions(status: MatchStatus, party: MatchParty): readonly MatchAction[] {
  return matchLifecycle
    .allowed(status, party)
    .filter((event): event is MatchAction => event !== 'REOPEN' && event !== 'AGREED');
}

/** False where the role can never ask for that, in whatever status: forbidden rather than refused for now. */
export function mayEver(party: MatchParty, action: MatchAction): boolean {
  return matchLifecycle.transitions.some(({ event, by }) => event === action && by.includes(party));
}
