import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../domain/offer.js';
import { type PlanTerm, REMIND_AHEAD_MS, type SavedCard, type TermState } from '../domain/plan-term.js';

interface Row {
  owner_id: string;
  plan: PaidPlan;
  state: TermState;
  ends_at: string;
  monthly_cents: number;
  consented_at: string | null;
  cancelled_at: string | null;
  reminded_for: string | null;
  failures: number;
  failed_at: string | null;
  next_attempt_at: string;
  card_customer: string | null;
  card_method: string | null;
  card_brand: string | null;
  card_last4: string | null;
}

const columns = `owner_id, plan, state, ends_at, monthly_cents, consented_at, cancelled_at, reminded_for, failures, failed_at,
  next_attempt_at, card_customer, card_method, card_brand, card_last4`;

const at = (time: string | null): Date | null => (time === null ? null : new Date(time));

const termOf = (row: Row): PlanTerm => ({
  ownerId: row.owner_id,
  plan: row.plan,
  state: row.state,
  endsAt: new Date(row.ends_at),
  monthlyCents: row.monthly_cents,
  consentedAt: at(row.consented_at),
  cancelledAt: at(row.cancelled_at),
  remindedFor: at(row.reminded_for),
  failures: row.failures,
  failedAt: at(row.failed_at),
  nextAttemptAt: new Date(row.next_attempt_at),
  card:
    row.card_customer === null || row.card_method === null
      ? null
      : { customer: row.card_customer, method: row.card_method, brand: row.card_brand, last4: row.card_last4 },
});

/** Plan terms. A writer must hold the owner's plan lock (`Purchases.lockPlanOf`). */
@Injectable()
export class PlanTerms {
  constructor(private readonly em: EntityManager) {}

  async of(ownerId: string): Promise<PlanTerm | null> {
    const [row] = await this.em.execute<Row[]>(`select ${columns} from plan_term where owner_id = ?`, [ownerId]);
    return row ? termOf(row) : null;
  }

  async write(term: PlanTerm, now: Date): Promise<void> {
    const { card } = term;
    await this.em.execute(
      `insert into plan_term (${columns}, changed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (owner_id) do update set plan = excluded.plan, state = excluded.state, ends_at = excluded.ends_at,
         monthly_cents = excluded.monthly_cents, consented_at = excluded.consented_at, cancelled_at = excluded.cancelled_at,
         reminded_for = excluded.reminded_for, failures = excluded.failures, failed_at = excluded.failed_at,
         next_attempt_at = excluded.next_attempt_at, card_customer = excluded.card_customer,
         card_method = excluded.card_method, card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
         changed_at = excluded.changed_at`,
      [
        term.ownerId,
        term.plan,
        term.state,
        term.endsAt,
        term.monthlyCents,
        term.consentedAt,
        term.cancelledAt,
        term.remindedFor,
        term.failures,
        term.failedAt,
        term.nextAttemptAt,
        card?.customer ?? null,
        card?.method ?? null,
        card?.brand ?? null,
        card?.last4 ?? null,
        now,
      ],
    );
  }

  async noteCard(ownerId: string, card: SavedCard, now: Date): Promise<void> {
    await this.em.execute(
      `update plan_term set card_customer = ?, card_method = ?, card_brand = ?, card_last4 = ?, changed_at = ?
        where owner_id = ?`,
      [card.customer, card.method, card.brand, card.last4, now, ownerId],
    );
  }

  async remove(ownerId: string): Promise<void> {
    await this.em.execute('delete from plan_term where owner_id = ?', [ownerId]);
  }

  /** Owners whose card must be charged now. */
  dueForCharge(now: Date, after: string | null, limit: number): Promise<readonly string[]> {
    return this.#owners(
      `state <> 'ENDED' and consented_at is not null and cancelled_at is null and next_attempt_at <= ?`,
      [now],
      after,
      limit,
    );
  }

  /** Owners whose month ends within the reminder period. */
  dueForReminder(now: Date, after: string | null, limit: number): Promise<readonly string[]> {
    return this.#owners(
      `state = 'RUNNING' and ends_at > ? and ends_at <= ? and reminded_for is distinct from ends_at`,
      [now, new Date(now.getTime() + REMIND_AHEAD_MS)],
      after,
      limit,
    );
  }

  /** Owners whose last month is over and not renewed. */
  dueForEnd(now: Date, after: string | null, limit: number): Promise<readonly string[]> {
    return this.#owners(
      `state = 'RUNNING' and ends_at <= ? and (consented_at is null or cancelled_at is not null)`,
      [now],
      after,
      limit,
    );
  }

  async #owners(where: string, params: readonly Date[], after: string | null, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from plan_term where ${where}${after ? ' and owner_id > ?' : ''} order by owner_id limit ?`,
      [...params, ...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }
}
