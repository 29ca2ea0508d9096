import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';

/** A member's place in the pool that pays for them. */
export interface PoolSeat {
  readonly companyId: string;
  readonly memberId: string;
  /** Null is no limit. */
  readonly monthly: number | null;
}

/** The account that pays, and the pool it is shared in; null if it is the spender's own business. */
export interface Payer {
  readonly accountId: string;
  readonly seat: PoolSeat | null;
}

/** A pool as its members see it. */
export interface PoolStanding {
  readonly payerId: string;
  readonly sinceSequence: number;
  readonly monthly: number | null;
  readonly used: number;
}

/** A hold or spending to count. */
export interface PoolUse extends PoolSeat {
  readonly transactionId: string;
  readonly holdId: string | null;
  readonly accountId: string;
  readonly month: string;
  readonly amount: number;
  readonly key: string;
}

/** Rows of shared accounts. Returns are written by triggers, so every way back counts. */
@Injectable()
export class Pools {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
  ) {}

  /**
   * The account that pays for a member's action. Until the transaction ends nobody changes the sharing: lock it after your own
   * rows and before the account.
   *
   * @param key of the request: if it was charged before, the account of then, even if sharing began or ended since.
   */
  async payerOf(spenderId: string, companyId: string, key: string): Promise<Payer> {
    const [row] = await this.em.execute<
      {
        payer_id: string;
        shared: boolean;
        listed: boolean;
        monthly: number | null;
        charged: string | null;
        paid_alone: boolean;
      }[]
    >(
      `select p.payer_id, p.shared, b.member_id is not null as listed, b.monthly,
              (select u.account_id from credit_pool_use u where u.member_id = ? and u.key = ?) as charged,
              exists (select 1 from credit_transaction t where t.owner_id = ? and t.idempotency_key = ?) as paid_alone
         from credit_pool p left join credit_budget b on b.company_id = p.company_id and b.member_id = ?
        where p.company_id = ? for share of p`,
      [spenderId, key, spenderId, `ask:${key}`, spenderId, companyId],
    );
    const alone = { accountId: spenderId, seat: null };
    if (!row) return alone;
    if (row.charged !== null) return { accountId: row.charged, seat: null };
    if (!row.shared || row.paid_alone) return alone;
    const monthly = row.payer_id === spenderId ? null : row.listed ? row.monthly : 0;
    return { accountId: row.payer_id, seat: { companyId, memberId: spenderId, monthly } };
  }

  /** A member's use of a month. Read it under the account's lock. */
  async usedIn({ companyId, memberId }: PoolSeat): Promise<ReadonlyMap<string, number>> {
    const rows = await this.reads.rows<{ month: string; used: number }>(
      `select to_char(month, 'YYYY-MM-DD') as month, used from credit_pool_month
        where company_id = ? and member_id = ? order by month desc limit 2`,
      [companyId, memberId],
    );
    return new Map(rows.map(({ month, used }) => [month, used]));
  }

  async note(use: PoolUse): Promise<void> {
    await this.em.execute(
      `insert into credit_pool_use
         (transaction_id, hold_id, account_id, company_id, member_id, month, amount, allowed, key)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        use.transactionId,
        use.holdId,
        use.accountId,
        use.companyId,
        use.memberId,
        use.month,
        use.amount,
        use.monthly,
        use.key,
      ],
    );
  }

  /** The pool that pays for a member of this company now, without a lock; null if its credits are not shared. */
  async standingOf(memberId: string, companyId: string, month: string): Promise<PoolStanding | null> {
    const [row] = await this.reads.rows<{
      payer_id: string;
      since_sequence: number;
      listed: boolean;
      monthly: number | null;
      used: number;
    }>(
      `select p.payer_id, p.since_sequence, b.member_id is not null as listed, b.monthly, coalesce(m.used, 0) as used
         from credit_pool p
         left join credit_budget b on b.company_id = p.company_id and b.member_id = ?
         left join credit_pool_month m on m.company_id = p.company_id and m.member_id = ? and m.month = ?
        where p.company_id = ? and p.shared`,
      [memberId, memberId, month, companyId],
    );
    if (!row) return null;
    const monthly = row.payer_id === memberId ? null : row.listed ? row.monthly : 0;
    return { payerId: row.payer_id, sinceSequence: row.since_sequence, monthly, used: row.used };
  }
}
