import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AccountCard, accountCards, accountColumns, type AccountRow } from './find-accounts.query.js';

/**
 * Accounts that nobody closes meanwhile. Whoever opens or closes a profile writes rows that refer to the seeker's account, and
 * closing an account locks it before anything else: taken first here too, the two wait in line and never for each other.
 */
@Injectable()
export class HoldAccounts {
  constructor(private readonly em: EntityManager) {}

  /** Call inside a transaction. @returns them as they are now that nobody can close them. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<AccountRow[]>(
      `select ${accountColumns} from account a join profile p on p.account_id = a.id
        where a.id in (?) order by a.id for key share of a`,
      [[...new Set(ids)]],
    );
    return accountCards(rows);
  }
}
