import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { type PaymentMatter, PaymentProvider } from '../payments/payment-provider.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import { OpenPaymentIssue } from './open-payment-issue.js';
import { SettlePurchase } from './settle-purchase.js';

/** Processes a message of the payment provider. Each message has one effect, even if it comes late or several times. */
@Injectable()
export class ReceivePaymentMessage {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly provider: PaymentProvider,
    private readonly purchases: Purchases,
    private readonly settle: SettlePurchase,
    private readonly issues: OpenPaymentIssue,
    private readonly terms: PlanTerms,
  ) {}

  /**
   * @throws SignatureInvalid unless the provider sent it just now.
   * @throws RefundBeforePayment if it must be sent again later; the transaction is rolled back.
   */
  async execute(body: Buffer, signature: string | undefined): Promise<void> {
    const { id, type, news, matter } = this.provider.read(body, signature, await this.time.now());
    await this.transaction.run(async () => {
      const named = news ?? matter;
      const purchase = named && (await this.#purchaseOf(named));
      const noted = await this.em.execute<unknown[]>(
        `insert into payment_event (id, type, purchase_id, received_at) values (?, ?, ?, ?)
         on conflict (id) do nothing returning id`,
        [id, type, purchase?.id ?? null, await this.time.now()],
      );
      if (noted.length === 0) return;
      if (matter) await this.#openIssue(matter, purchase);
      // Without a known purchase only a payment matters: settling it opens an UNKNOWN_PURCHASE issue.
      const purchaseId = purchase?.id ?? (news?.outcome === 'PAID' ? news.purchaseId : null);
      if (news && purchaseId !== null) await this.settle.execute({ ...news, purchaseId });
    });
  }

  /** Opens an issue for the operators. A disputed plan is not renewed meanwhile. */
  async #openIssue(
    { kind, reference, cents, reason, payment }: PaymentMatter,
    purchase: PurchaseRow | null,
  ): Promise<void> {
    if (kind === 'DISPUTE_OPENED' && purchase) await this.#stopRenewal(purchase.owner_id);
    await this.issues.execute({
      kind,
      reference,
      purchaseId: purchase?.id ?? null,
      ownerId: purchase?.owner_id ?? null,
      cents,
      details: { payment, reason, ...(purchase && { credits: purchase.credits }) },
    });
  }

  async #stopRenewal(ownerId: string): Promise<void> {
    await this.purchases.lockPlanOf(ownerId);
    const term = await this.terms.of(ownerId);
    if (term?.consentedAt) await this.terms.write({ ...term, consentedAt: null }, await this.time.now());
  }

  async #purchaseOf({
    purchaseId,
    payment,
  }: Pick<PaymentMatter, 'purchaseId' | 'payment'>): Promise<PurchaseRow | null> {
    const named = purchaseId ?? (payment && (await this.purchases.idOfPayment(payment)));
    return named ? this.purchases.get(named) : null;
  }
}
