import type { AccountStatus } from './user-type.js';

/** What an operator can make of an account: only its owner closes it. */
export type Standing = Exclude<AccountStatus, 'DELETED'>;

/** What has to happen elsewhere when somebody is suspended; answered where modules meet. */
export abstract class StandingFollowers {
  /** In the transaction that suspends: postings are taken down, and what was set aside for open questions goes back. */
  abstract suspended(accountId: string): Promise<void>;
}
