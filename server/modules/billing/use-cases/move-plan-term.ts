import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CreditsFacade } from '../../credits/index.js';
import type { PlanTerm } from '../domain/plan-term.js';
import { afterFailure, afterPayment, afterRefund } from '../domain/plan-term-moves.js';
import { saveCard } from '../jobs/save-card.definition.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import type { PurchaseRow } from '../persistence/purchases.js';
import { BillingEmails } from './billing-emails.js';

/** Moves the term of a plan as a payment of it went, in the transaction that settles the payment. */
@Injectable()
export class MovePlanTerm {
  constructor(
    private readonly terms: PlanTerms,
    private readonly credits: CreditsFacade,
    private readonly emails: BillingEmails,
    private readonly outbox: Outbox,
  ) {}

  /** After the month was added to the account. */
  async paid({ id, owner_id: ownerId, plan, subtotal_cents: cents, ...row }: PurchaseRow, now: Date): Promise<void> {
    const { paidThrough } = await this.credits.planOf(ownerId);
    // A plan that was given takes a paid month in and goes on without an end.
    if (plan === null || paidThrough === null) return;
    const paid = { ownerId, plan, cents, autoRenew: row.auto_renew, isRenewal: row.renews_at !== null };
    await this.terms.write(afterPayment(await this.terms.of(ownerId), paid, paidThrough, now), now);
    if (row.auto_renew) await this.outbox.enqueue(saveCard, { purchase_id: id });
  }

  /** After the month was taken away again. */
  async refunded(ownerId: string, now: Date): Promise<void> {
    const term = await this.terms.of(ownerId);
    if (!term) return;
    const { paidThrough } = await this.credits.planOf(ownerId);
    await this.terms.write(afterRefund(term, paidThrough, now), now);
  }

  /** A renewal was declined: its owner is told what happens next, and when it was the last attempt that the plan has ended. */
  async failed({ id, owner_id: ownerId, total_cents }: PurchaseRow, now: Date): Promise<void> {
    const before = await this.terms.of(ownerId);
    if (!before) return;
    const term = afterFailure(before, now);
    if (term === before) return;
    await this.terms.write(term, now);
    if (term.state === 'ENDED') return this.ended(term, now);
    const params = { plan: term.plan, total_cents, last4: term.card?.last4 ?? null };
    await this.emails.write(
      { ownerId, kind: 'PAYMENT_FAILED', about: id, params: { ...params, retry_at: term.nextAttemptAt.toISOString() } },
      now,
    );
  }

  /** Tells of the end, once for the month that was the last. */
  async ended({ ownerId, plan, endsAt }: PlanTerm, now: Date): Promise<void> {
    await this.emails.write({ ownerId, kind: 'PLAN_ENDED', about: endsAt.toISOString(), params: { plan } }, now);
  }
}
