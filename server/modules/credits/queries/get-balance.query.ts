import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { Bucket } from '../domain/ledger-terms.js';
import { ActivePacks } from '../active-packs.js';
import { type Plan, planAllowance } from '../domain/plans.js';
import type { CreditBalance } from '../http/credits.contract.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { OpenAccount } from '../use-cases/open-account.js';

interface BucketRow {
  readonly bucket: Bucket;
  readonly available: number;
  readonly reserved: number;
  readonly expires_at: string | null;
}

interface BalanceRow {
  readonly plan: Plan;
  readonly available: number;
  readonly held: number;
  readonly allowance_due: string;
  readonly is_due: boolean;
  readonly buckets: readonly BucketRow[];
}

/** The current balance of one account. A missing account is opened, and one with something due is settled first. */
@Injectable()
export class GetBalanceQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly time: LedgerTime,
    private readonly open: OpenAccount,
    private readonly packs: ActivePacks,
  ) {}

  async execute(ownerId: string): Promise<Omit<CreditBalance, 'pool'>> {
    const row = await this.#current(ownerId);
    return {
      balance: row.available + row.held,
      reserved_balance: row.held,
      available_balance: row.available,
      active_pack: await this.packs.activePackOf(ownerId),
      buckets: row.buckets.map(({ bucket, available, reserved, expires_at }) => ({
        bucket,
        available_balance: available,
        reserved_balance: reserved,
        expires_at: expires_at && new Date(expires_at).toISOString(),
      })),
      allowance: {
        plan: row.plan,
        credits: planAllowance[row.plan],
        renews_at: new Date(row.allowance_due).toISOString(),
      },
    };
  }

  /** Only the credits, settled. */
  async figures(ownerId: string): Promise<{ readonly available: number; readonly held: number }> {
    const { available, held } = await this.#current(ownerId);
    return { available, held };
  }

  /**
   * Available credits without settling; null if something is due, the account does not exist, or the company shares another
   * account.
   */
  async glance(ownerId: string, companyId: string | null): Promise<number | null> {
    const [now, [row]] = await Promise.all([
      this.time.now(),
      this.reads.rows<{ available: number; allowance_due: string; closed: boolean; ends_at: string | null }>(
        `select a.available, a.allowance_due, a.closed_at is not null as closed,
                (select min(l.expires_at) from credit_lot l where l.owner_id = a.owner_id and l.remaining > 0) as ends_at
           from credit_account a where a.owner_id = ?
            and not exists (select 1 from credit_pool p where p.company_id = ? and p.shared)`,
        [ownerId, companyId],
      ),
    ]);
    if (!row) return null;
    const isDue = (!row.closed && new Date(row.allowance_due) <= now) || (row.ends_at && new Date(row.ends_at) <= now);
    return isDue ? null : row.available;
  }

  /** Settles the account, so that later reads are current. */
  async settle(ownerId: string): Promise<void> {
    await this.#current(ownerId);
  }

  async #current(ownerId: string): Promise<BalanceRow> {
    const found = await this.#find(ownerId);
    if (found && !found.is_due) return found;
    await this.open.execute(ownerId);
    const settled = await this.#find(ownerId);
    if (!settled) throw new Error(`account ${ownerId} was not opened`);
    return settled;
  }

  /** One statement, so that all values are of the same moment. */
  async #find(ownerId: string): Promise<BalanceRow | undefined> {
    const now = await this.time.now();
    const [row] = await this.em.execute<BalanceRow[]>(
      `with lot as (
         select bucket, remaining, held, expires_at from credit_lot where owner_id = ? and (remaining > 0 or held > 0)
       ), per_bucket as (
         select bucket, sum(remaining)::int as available, sum(held)::int as reserved,
                min(expires_at) filter (where remaining > 0) as expires_at
           from lot group by bucket
       )
       select a.plan, a.available, a.held, a.allowance_due,
              (a.allowance_due <= ? and a.closed_at is null) or exists (select 1 from lot where remaining > 0 and expires_at <= ?) as is_due,
              coalesce((select json_agg(json_build_object('bucket', bucket, 'available', available, 'reserved', reserved,
                                                          'expires_at', expires_at)
                                        order by array_position(array['MONTHLY', 'PROMOTIONAL', 'PURCHASED'], bucket))
                          from per_bucket), '[]') as buckets
         from credit_account a where a.owner_id = ?`,
      [ownerId, now, now, ownerId],
    );
    return row;
  }
}
