import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { Offer, PaidPlan } from '../domain/offer.js';
import type { PackForSale } from '../domain/packs.js';
import type { PurchaseStatus } from '../domain/purchase-lifecycle.js';

export interface PurchaseRow {
  id: string;
  owner_id: string;
  kind: 'PACK' | 'CREDITS' | 'PLAN';
  pack_type: PackForSale | null;
  plan: PaidPlan | null;
  credits: number;
  subtotal_cents: number;
  gst_cents: number;
  qst_cents: number;
  total_cents: number;
  status: PurchaseStatus;
  provider: 'test' | 'stripe';
  provider_session: string | null;
  provider_payment: string | null;
  auto_renew: boolean;
  renews_at: string | null;
  checkout_url: string | null;
  fingerprint: string;
  created_at: string;
}

const columns = `id, owner_id, kind, pack_type, plan, credits, subtotal_cents, gst_cents, qst_cents, total_cents, status, provider,
  provider_session, provider_payment, auto_renew, renews_at, checkout_url, fingerprint, created_at`;

export interface NewPurchase {
  readonly ownerId: string;
  readonly offer: Offer;
  readonly provider: 'test' | 'stripe';
  readonly requestKey: string;
  readonly fingerprint: string;
  readonly autoRenew?: boolean;
  /** The end of the month that this purchase renews. */
  readonly renewsAt?: Date | null;
  readonly now: Date;
}

/** Reads and writes purchases for the use cases. */
@Injectable()
export class Purchases {
  constructor(private readonly em: EntityManager) {}

  /** The purchase with this request key: inserted now, or by the same request before. */
  async place({
    ownerId,
    offer,
    provider,
    requestKey,
    fingerprint,
    autoRenew = false,
    renewsAt = null,
    now,
  }: NewPurchase): Promise<PurchaseRow> {
    const { subtotal, gst, qst, total } = offer.amounts;
    // If two requests run in parallel, the second waits for the first to commit, inserts nothing and reads its row.
    await this.em.execute(
      `insert into purchase (id, owner_id, kind, pack_type, plan, credits, subtotal_cents, gst_cents, qst_cents, total_cents,
                             status, provider, auto_renew, renews_at, request_key, fingerprint, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'AWAITING_PAYMENT', ?, ?, ?, ?, ?, ?)
       on conflict (owner_id, request_key) do nothing`,
      [
        newId(),
        ownerId,
        offer.kind,
        offer.kind === 'PACK' ? offer.packType : null,
        offer.kind === 'PLAN' ? offer.plan : null,
        offer.credits,
        subtotal,
        gst,
        qst,
        total,
        provider,
        autoRenew,
        renewsAt,
        requestKey,
        fingerprint,
        now,
      ],
    );
    const found = await this.ofKey(ownerId, requestKey);
    if (!found) throw new Error('a purchase was not placed');
    return found;
  }

  ofKey(ownerId: string, requestKey: string): Promise<PurchaseRow | null> {
    return this.#one('owner_id = ? and request_key = ?', [ownerId, requestKey]);
  }

  get(id: string): Promise<PurchaseRow | null> {
    return this.#one('id = ?', [id]);
  }

  /** Locked until the transaction ends. */
  lock(id: string): Promise<PurchaseRow | null> {
    return this.#one('id = ? for update', [id]);
  }

  /** The plan payment that waits; at most one. */
  waitingPlan(ownerId: string): Promise<PurchaseRow | null> {
    return this.#one(`owner_id = ? and kind = 'PLAN' and status = 'AWAITING_PAYMENT'`, [ownerId]);
  }

  /** Owners of renewals whose charge is not settled yet, in order of id. */
  async ownersOfRenewals(after: string | null, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from purchase where status = 'AWAITING_PAYMENT' and renews_at is not null${after ? ' and owner_id > ?' : ''}
        order by owner_id limit ?`,
      [...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }

  /** The last month that was paid with consent to renew it. */
  async lastConsentOf(ownerId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `select id from purchase where owner_id = ? and auto_renew and status = 'PAID' order by paid_at desc, id desc limit 1`,
      [ownerId],
    );
    return row?.id ?? null;
  }

  /** Serializes paying for a plan and settling that payment. Take this lock before any row lock. */
  async lockPlanOf(ownerId: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('billing.plan:' || ?, 0))`, [ownerId]);
  }

  async idOfPayment(payment: string): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>('select id from purchase where provider_payment = ?', [
      payment,
    ]);
    return row?.id ?? null;
  }

  /** Notes the payment page. If two requests opened it in parallel, the first row stays; the provider gave both the same page. */
  async notePage(id: string, session: string, url: string): Promise<void> {
    await this.em.execute(
      'update purchase set provider_session = ?, checkout_url = ? where id = ? and provider_session is null',
      [session, url, id],
    );
  }

  async notePaid(id: string, payment: string | null, packUntil: Date | null, now: Date): Promise<void> {
    await this.em.execute(
      `update purchase set status = 'PAID', provider_payment = ?, pack_until = ?, paid_at = ? where id = ?`,
      [payment, packUntil, now, id],
    );
  }

  async noteEnded(id: string, status: 'FAILED' | 'EXPIRED' | 'REFUNDED', now: Date): Promise<void> {
    await this.em.execute('update purchase set status = ?, ended_at = ? where id = ?', [status, now, id]);
  }

  /** Purchases waiting for payment on a page, created between two moments, in order of id. Renewals have their own job. */
  waitingBetween(since: Date, before: Date, after: string | null, limit: number): Promise<PurchaseRow[]> {
    return this.em.execute<PurchaseRow[]>(
      `select ${columns} from purchase
        where status = 'AWAITING_PAYMENT' and renews_at is null and created_at >= ? and created_at < ?${after ? ' and id > ?' : ''} order by id limit ?`,
      [since, before, ...(after ? [after] : []), limit],
    );
  }

  async #one(where: string, params: readonly string[]): Promise<PurchaseRow | null> {
    const [row] = await this.em.execute<PurchaseRow[]>(`select ${columns} from purchase where ${where}`, [...params]);
    return row ?? null;
  }
}
