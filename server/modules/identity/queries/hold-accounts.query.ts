import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Locks } from '../../../platform/commands/locks.js';
import {
  type AccountCard,
  accountCards,
  accountColumns,
  type AccountRow,
  FindAccounts,
} from './find-accounts.query.js';

/**
 * Accounts that nobody closes meanwhile. Whoever opens or closes a profile writes rows that refer to the seeker's account, and
 * closing an account locks it before anything else: taken first here too, the two wait in line and never for each other.
 */
@Injectable()
export class HoldAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: Locks,
    private readonly accounts: FindAccounts,
  ) {}

  /** Call inside a transaction. @returns them as they are now that nobody can close them. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    if (ids.length === 0) return new Map();
    const locks = ids.map((of) => ({ kind: 'account', of }) as const);
    if (this.locks.holds(...locks)) return this.accounts.execute(ids);
    // Locked and read in one statement; accounts come first in the order of locks.
    const rows = await this.em.execute<AccountRow[]>(
      `select ${accountColumns} from account a join profile p on p.account_id = a.id
        where a.id in (?) order by a.id for key share of a`,
      [[...new Set(ids)]],
    );
    this.locks.note(...locks);
    return accountCards(rows);
  }
}
