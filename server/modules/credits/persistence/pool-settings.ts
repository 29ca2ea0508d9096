import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Whose account a team shares, and the budgets in it. */
export interface PoolSettings {
  readonly shared: boolean;
  readonly payerId: string;
  /** By member; null is no limit, a member without an entry spends nothing. */
  readonly budgets: ReadonlyMap<string, number | null>;
  readonly changedAt: Date;
}

/** A choice of an owner. */
export interface PoolChange {
  readonly companyId: string;
  readonly ownerId: string;
  readonly shared: boolean;
  readonly budgets: ReadonlyMap<string, number | null>;
}

/** Writes and reads owners' choices about sharing. */
@Injectable()
export class PoolSettingsStore {
  constructor(private readonly em: EntityManager) {}

  /** Waits for running spendings, and blocks new ones until the transaction ends. */
  async lock(companyId: string): Promise<void> {
    await this.em.execute('select 1 from credit_pool where company_id = ? for update', [companyId]);
  }

  /** @param payerId has an account; sharing that begins now shows other owners its statement from here on. */
  async write({ companyId, ownerId, shared, budgets }: PoolChange, payerId: string, now: Date): Promise<void> {
    await this.em.execute(
      `insert into credit_pool as p (company_id, payer_id, shared, since_sequence, changed_by, changed_at)
       select ?, a.owner_id, ?, a.sequence, ?, ? from credit_account a where a.owner_id = ?
       on conflict (company_id) do update
         set payer_id = excluded.payer_id, shared = excluded.shared, changed_by = excluded.changed_by,
             changed_at = excluded.changed_at,
             since_sequence = case when p.shared and p.payer_id = excluded.payer_id then p.since_sequence
                                   else excluded.since_sequence end`,
      [companyId, shared, ownerId, now, payerId],
    );
    await this.em.execute('delete from credit_budget where company_id = ?', [companyId]);
    const rows = [...budgets].filter(([memberId]) => memberId !== payerId);
    if (rows.length === 0) return;
    await this.em.execute(
      `insert into credit_budget (company_id, member_id, monthly) values ${rows.map(() => '(?, ?, ?)').join(', ')}`,
      rows.flatMap(([memberId, monthly]) => [companyId, memberId, monthly]),
    );
  }

  async read(companyId: string): Promise<PoolSettings | null> {
    const [rows, budgets] = await Promise.all([
      this.em.execute<{ shared: boolean; payer_id: string; changed_at: string }[]>(
        'select shared, payer_id, changed_at from credit_pool where company_id = ?',
        [companyId],
      ),
      this.em.execute<{ member_id: string; monthly: number | null }[]>(
        'select member_id, monthly from credit_budget where company_id = ?',
        [companyId],
      ),
    ]);
    const [row] = rows;
    if (!row) return null;
    return {
      shared: row.shared,
      payerId: row.payer_id,
      budgets: new Map(budgets.map(({ member_id, monthly }) => [member_id, monthly])),
      changedAt: new Date(row.changed_at),
    };
  }

  /** Credits used in a month by each member, including former members. */
  async usesOf(companyId: string, month: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ member_id: string; used: number }[]>(
      'select member_id, used from credit_pool_month where company_id = ? and month = ? and used > 0',
      [companyId, month],
    );
    return new Map(rows.map(({ member_id, used }) => [member_id, used]));
  }

  /** The company whose team an account pays for; null if it pays only for itself. */
  async teamPaidBy(accountId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ company_id: string }[]>(
      'select company_id from credit_pool where payer_id = ? and shared',
      [accountId],
    );
    return row?.company_id ?? null;
  }

  async end(payerId: string, now: Date): Promise<void> {
    await this.em.execute(
      'update credit_pool set shared = false, changed_by = null, changed_at = ? where payer_id = ? and shared',
      [now, payerId],
    );
  }
}
