import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { ExpiringKind } from '../../../platform/personal-data/personal-data.js';
import { Account } from '../domain/account.entity.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import type { RetentionKind } from '../domain/retention-periods.js';

interface DueAccount {
  readonly id: string;
  readonly closed_at: string;
}

/** Erases the remaining data of accounts closed long enough ago, one transaction per account. */
@Injectable()
export class EraseAccounts implements ExpiringKind {
  readonly kind = 'CLOSED_ACCOUNTS' satisfies RetentionKind;

  constructor(
    private readonly em: EntityManager,
    private readonly holders: PersonalDataHolders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Skips accounts that fail. They are reported after all others, and tried again the next night. */
  async purge(before: Date, limit: number): Promise<number> {
    let erased = 0;
    const failures: unknown[] = [];
    for (let page = await this.#due(before, limit, null); ;) {
      for (const { id } of page) {
        try {
          if (await this.#erase(id)) erased += 1;
        } catch (error) {
          // One failure must not delay the others past their deadline.
          failures.push(error);
        }
      }
      const last = page.at(-1);
      if (failures.length === 0 || page.length < limit || !last) break;
      page = await this.#due(before, limit, last);
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts not erased`);
    return erased;
  }

  #due(before: Date, limit: number, after: DueAccount | null): Promise<DueAccount[]> {
    return this.em.execute<DueAccount[]>(
      `select id, closed_at from account
        where status = 'DELETED' and erased_at is null and closed_at < ?
          ${after ? 'and (closed_at, id) > (?::timestamptz, ?::uuid)' : ''}
        order by closed_at, id limit ?`,
      [before, ...(after ? [after.closed_at, after.id] : []), limit],
    );
  }

  #erase(accountId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const account = await this.em.findOne(
        Account,
        { id: accountId, erasedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!account) return false;
      for (const holder of this.holders.all) await holder.erase(accountId);
      account.erasedAt = this.clock.now();
      return true;
    });
  }
}
