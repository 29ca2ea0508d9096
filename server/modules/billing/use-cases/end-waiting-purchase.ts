import { Injectable } from '@nestjs/common';
import { PaymentUnderWay } from '../domain/billing.errors.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import type { PurchaseRow } from '../persistence/purchases.js';
import { SettlePurchase } from './settle-purchase.js';

/** Closes the page of a payment that another payment replaces, so that nobody pays both. */
@Injectable()
export class EndWaitingPurchase {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePurchase,
  ) {}

  /** @throws PaymentUnderWay if its payment is being confirmed already; PaymentUnavailable */
  async execute({ id, provider_session: session, renews_at: renewsAt }: PurchaseRow): Promise<void> {
    // A renewal charges a saved card and has no page to close.
    if (renewsAt !== null) throw new PaymentUnderWay();
    if (session === null) {
      await this.settle.execute({ purchaseId: id, outcome: 'EXPIRED', payment: null, cents: null });
      return;
    }
    const news = await this.provider.close(session);
    if (news === null) throw new PaymentUnderWay();
    await this.settle.execute({ ...news, purchaseId: id });
  }
}
