import type { MatchStatus } from './match-lifecycle.js';

/** A change of status that other modules must follow. */
export interface MatchMove {
  readonly matchId: string;
  readonly seekerId: string;
  readonly companyId: string;
  readonly status: MatchStatus;
  /** Which side acted. */
  readonly by: 'SEEKER' | 'RECRUITER';
  readonly actorId: string;
}

/**
 * A port for modules that keep a row beside a match, for example the reservation it came from. Called in the same transaction, so
 * both rows agree. Implementations are bound at the root, because matching does not know them.
 */
export abstract class MatchFollowers {
  /** Called with the pair locked, after the profile was opened or closed. */
  abstract matchMoved(move: MatchMove): Promise<void>;
}
