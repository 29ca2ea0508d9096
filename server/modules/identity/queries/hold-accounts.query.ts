import { Injectable } from '@nestjs/common';
import { Locks } from '../../../platform/commands/locks.js';
import { type AccountCard, FindAccounts } from './find-accounts.query.js';

/**
 * Accounts that nobody closes meanwhile. Whoever opens or closes a profile writes rows that refer to the seeker's account, and
 * closing an account locks it before anything else: taken first here too, the two wait in line and never for each other.
 */
@Injectable()
export class HoldAccounts {
  constructor(
    private readonly locks: Locks,
    private readonly accounts: FindAccounts,
  ) {}

  /** Call inside a transaction. @returns them as they are now that nobody can close them. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    await this.locks.take(...ids.map((of) => ({ kind: 'account', of }) as const));
    return this.accounts.execute(ids);
  }
}
