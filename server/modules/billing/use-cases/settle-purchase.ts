import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { RefundBeforePayment } from '../domain/billing.errors.js';
import { packEnds } from '../domain/packs.js';
import { type PaymentOutcome, purchaseLifecycle } from '../domain/purchase-lifecycle.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import type { PaymentIssueKind } from '../domain/payment-issue.js';
import { BillingEmails } from './billing-emails.js';
import { IssueInvoice } from './issue-invoice.js';
import { MovePlanTerm } from './move-plan-term.js';
import { OpenPaymentIssue } from './open-payment-issue.js';

/** The result of a payment, and the purchase it belongs to. */
export interface Settlement {
  readonly purchaseId: string;
  readonly outcome: PaymentOutcome;
  readonly payment: string | null;
  /** The paid amount; null if nothing had to be paid. */
  readonly cents: number | null;
}

/** Ledger key of a purchase's grant, so that a refund finds its credits. */
export const grantKey = (purchaseId: string): string => `purchase:${purchaseId}`;

/**
 * Moves a purchase to the result of its payment. Status, invoice and credits change in one transaction, and repeating the same
 * result changes nothing. Lock order: the owner's plan, the purchase, the invoice counter, the account.
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

  /** @throws RefundBeforePayment for a refund of an unpaid purchase */
  execute(settlement: Settlement): Promise<void> {
    return this.transaction.run(async () => {
      const known = await this.purchases.get(settlement.purchaseId);
      if (known?.kind === 'PLAN') await this.purchases.lockPlanOf(known.owner_id);
      const purchase = await this.purchases.lock(settlement.purchaseId);
      if (!purchase) return this.#openIssue('UNKNOWN_PURCHASE', settlement, null);
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
      return this.#openIssue('WRONG_AMOUNT', settlement, purchase);
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

  /** Opens an issue if a refund could not take back all of the purchase's credits. */
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
    if (outcome === 'REFUNDED' && status === 'AWAITING_PAYMENT') throw new RefundBeforePayment();
    const isPaid = status === 'PAID' || status === 'REFUNDED';
    // A payment for an ended purchase: we must not keep the money silently.
    if (outcome === 'PAID' && !isPaid) await this.#openIssue('PAID_AFTER_END', settlement, purchase);
  }

  #openIssue(
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
