import type { MatchStatus } from './match-lifecycle.js';

/** What became of a match, as far as others keep something beside it. */
export interface MatchMove {
  readonly matchId: string;
  readonly seekerId: string;
  readonly companyId: string;
  readonly status: MatchStatus;
  /** Whose act it was. */
  readonly by: 'SEEKER' | 'RECRUITER';
  readonly actorId: string;
}

/**
 * Whoever keeps something beside a match (the reservation it came from) follows it, in the same transaction: the two never say
 * different things. Matching knows none of them, so the answer is bound where modules meet.
 */
export abstract class MatchFollowers {
  /** Called with the pair locked, after the profile was opened or closed. */
  abstract matchMoved(move: MatchMove): Promise<void>;
}
