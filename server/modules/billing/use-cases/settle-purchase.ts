import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { ToldTooEarly } from '../domain/billing.errors.js';
import { packEnds } from '../domain/packs.js';
import { type PaymentOutcome, purchaseLifecycle } from '../domain/purchase-lifecycle.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import type { PaymentIssueKind } from '../domain/payment-issue.js';
import { BillingEmails } from './billing-emails.js';
import { IssueInvoice } from './issue-invoice.js';
import { MovePlanTerm } from './move-plan-term.js';
import { OpenPaymentIssue } from './open-payment-issue.js';

/** What has become of a payment, and of whose purchase. */
export interface Settlement {
  readonly purchaseId: string;
  readonly outcome: PaymentOutcome;
  readonly payment: string | null;
  /** What was paid; null where nothing had to be. */
  readonly cents: number | null;
}

/** Names the grant of a purchase, so that a refund finds what it brought. */
export const grantKey = (purchaseId: string): string => `purchase:${purchaseId}`;

/**
 * Moves a purchase as its payment went, in one transaction with all that follows: paid, invoice and credits are there together
 * or not at all. Told the same again it changes nothing. Lock order: the plan of its owner, the purchase, the counter of invoices,
 * the account.
 */
@Injectable()
export class SettlePurchase {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly purchases: Purchases,
    private readonly invoice: IssueInvoice,
    private readonly credits: CreditsFacade,
    private readonly term: MovePlanTerm,
    private readonly emails: BillingEmails,
    private readonly issues: OpenPaymentIssue,
  ) {}

  /** @throws ToldTooEarly for a refund of what is not paid yet */
  execute(settlement: Settlement): Promise<void> {
    return this.transaction.run(async () => {
      const known = await this.purchases.get(settlement.purchaseId);
      if (known?.kind === 'PLAN') await this.purchases.lockPlanOf(known.owner_id);
      const purchase = await this.purchases.lock(settlement.purchaseId);
      if (!purchase) return this.#needsAPerson('UNKNOWN_PURCHASE', settlement, null);
      const { outcome } = settlement;
      if (purchaseLifecycle.next(purchase.status, outcome) === null) return this.#outOfOrder(purchase, settlement);
      const now = await this.time.now();
      if (outcome === 'PAID') return this.#paid(purchase, settlement, now);
      await this.purchases.noteEnded(purchase.id, outcome, now);
      if (outcome === 'REFUNDED') await this.#takeBack(purchase, now);
      if (outcome === 'FAILED' && purchase.renews_at !== null) await this.term.failed(purchase, now);
    });
  }

  async #paid(purchase: PurchaseRow, settlement: Settlement, now: Date): Promise<void> {
    const { id, owner_id: ownerId, kind, credits, plan } = purchase;
    if (purchase.provider !== 'test' && settlement.cents !== purchase.total_cents) {
      return this.#needsAPerson('WRONG_AMOUNT', settlement, purchase);
    }
    const packUntil = purchase.pack_type === null ? null : packEnds(purchase.pack_type, now);
    await this.purchases.notePaid(id, settlement.payment, packUntil, now);
    await this.invoice.execute(id, ownerId, now);
    await this.emails.write({ ownerId, kind: 'RECEIPT', about: id, params: {} }, now);
    const reference = { type: 'PURCHASE', id };
    if (kind === 'PLAN' && plan !== null) {
      await this.em.execute('delete from plan_choice where owner_id = ? and plan = ?', [ownerId, plan]);
      await this.credits.beginPlanMonth({ ownerId, plan, reference });
      await this.term.paid(purchase, now);
      return;
    }
    await this.credits.grant({
      ownerId,
      credits,
      bucket: 'PURCHASED',
      description: 'CREDITS.ENTRY_PURCHASE',
      reference,
      key: grantKey(id),
    });
  }

  async #takeBack(purchase: PurchaseRow, now: Date): Promise<void> {
    const { id, owner_id: ownerId, plan, credits } = purchase;
    const reference = { type: 'PURCHASE', id };
    if (plan !== null) {
      const { granted, left } = await this.credits.dropPlanMonth({ ownerId, plan, reference });
      await this.term.refunded(ownerId, now);
      return this.#noteSpent(purchase, granted, left);
    }
    const taken = await this.credits.takeBack({ ownerId, grantKey: grantKey(id), reference });
    return this.#noteSpent(purchase, credits, taken);
  }

  /** Money went back, and not all of its credits could: a person has to look at it. */
  async #noteSpent({ id, owner_id: ownerId, total_cents: cents }: PurchaseRow, credits: number, taken: number) {
    if (taken === credits) return;
    const details = { credits, taken };
    await this.issues.execute({
      kind: 'REFUND_OF_SPENT_CREDITS',
      reference: id,
      purchaseId: id,
      ownerId,
      cents,
      details,
    });
  }

  async #outOfOrder(purchase: PurchaseRow, settlement: Settlement): Promise<void> {
    const { status } = purchase;
    const { outcome } = settlement;
    if (outcome === 'REFUNDED' && status === 'AWAITING_PAYMENT') throw new ToldTooEarly();
    const isPaid = status === 'PAID' || status === 'REFUNDED';
    // Money came for what had ended: nobody may keep it without a word.
    if (outcome === 'PAID' && !isPaid) await this.#needsAPerson('PAID_AFTER_END', settlement, purchase);
  }

  #needsAPerson(
    kind: PaymentIssueKind,
    { purchaseId, payment, cents }: Settlement,
    purchase: PurchaseRow | null,
  ): Promise<void> {
    return this.issues.execute({
      kind,
      reference: payment ?? purchaseId,
      purchaseId,
      ownerId: purchase?.owner_id ?? null,
      cents,
      details: purchase ? { status: purchase.status, expected_cents: purchase.total_cents } : {},
    });
  }
}
