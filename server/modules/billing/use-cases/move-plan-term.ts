import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CreditsFacade } from '../../credits/index.js';
import type { PlanTerm } from '../domain/plan-term.js';
import { afterFailure, afterPayment, afterRefund } from '../domain/plan-term-moves.js';
import { saveCard } from '../jobs/save-card.definition.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import type { PurchaseRow } from '../persistence/purchases.js';
import { BillingEmails } from './billing-emails.js';

/** Updates the plan term after a payment, in the transaction that settles the payment. */
@Injectable()
export class MovePlanTerm {
  constructor(
    private readonly terms: PlanTerms,
    private readonly credits: CreditsFacade,
    private readonly emails: BillingEmails,
    private readonly outbox: Outbox,
  ) {}

  /** Call it after the month was added to the account. */
  async paid({ id, owner_id: ownerId, plan, subtotal_cents: cents, ...row }: PurchaseRow, now: Date): Promise<void> {
    const { paidThrough } = await this.credits.planOf(ownerId);
    // A granted plan includes the paid month and continues without an end.
    if (plan === null || paidThrough === null) return;
    const paid = { ownerId, plan, cents, autoRenew: row.auto_renew, isRenewal: row.renews_at !== null };
    await this.terms.write(afterPayment(await this.terms.of(ownerId), paid, paidThrough, now), now);
    if (row.auto_renew) await this.outbox.enqueue(saveCard, { purchase_id: id });
  }

  /** Call it after the month was removed from the account. */
  async refunded(ownerId: string, now: Date): Promise<void> {
    const term = await this.terms.of(ownerId);
    if (!term) return;
    const { paidThrough } = await this.credits.planOf(ownerId);
    await this.terms.write(afterRefund(term, paidThrough, now), now);
  }

  /** A renewal was declined: emails the owner the next attempt, or the end of the plan if it was the last. */
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

  /** Emails the end of the plan, once per last month. */
  async ended({ ownerId, plan, endsAt }: PlanTerm, now: Date): Promise<void> {
    await this.emails.write({ ownerId, kind: 'PLAN_ENDED', about: endsAt.toISOString(), params: { plan } }, now);
  }
}
