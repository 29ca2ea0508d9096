import type { AccountStatus } from './user-type.js';

/** Statuses that an operator can set; only the owner closes an account. */
export type Standing = Exclude<AccountStatus, 'DELETED'>;

/** Consequences of a suspension in other modules. Bound at the root. */
export abstract class StandingFollowers {
  /** Called in the transaction of the suspension: closes postings and releases credits on hold. */
  abstract suspended(accountId: string): Promise<void>;
}
