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
 * Keeps accounts from being closed meanwhile. Opening or closing a profile writes rows that refer to the account, and closing an
 * account locks it first; taking the same lock first here avoids deadlocks.
 */
@Injectable()
export class HoldAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: Locks,
    private readonly accounts: FindAccounts,
  ) {}

  /** Call inside a transaction. @returns the accounts under the lock. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    if (ids.length === 0) return new Map();
    const locks = ids.map((of) => ({ kind: 'account', of }) as const);
    if (this.locks.holds(...locks)) return this.accounts.execute(ids);
    // Locks and reads in one statement. Accounts come first in the order of locks.
    const rows = await this.em.execute<AccountRow[]>(
      `select ${accountColumns} from account a join profile p on p.account_id = a.id
        where a.id in (?) order by a.id for key share of a`,
      [[...new Set(ids)]],
    );
    this.locks.note(...locks);
    return accountCards(rows);
  }
}
