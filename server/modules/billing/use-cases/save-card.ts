import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { SavedCard } from '../domain/plan-term.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { Purchases } from '../persistence/purchases.js';

/** Notes the card that the provider kept when a month was paid with consent to renew it. */
@Injectable()
export class SaveCard {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly purchases: Purchases,
    private readonly terms: PlanTerms,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns the card; null if none was kept or consent was withdrawn. @throws PaymentUnavailable */
  async execute(purchaseId: string): Promise<SavedCard | null> {
    const purchase = await this.purchases.get(purchaseId);
    if (!purchase?.auto_renew || purchase.status !== 'PAID' || purchase.provider !== this.provider.name) return null;
    const card = await this.provider.cardOf(purchase.provider_payment);
    if (!card) return null;
    return this.transaction.run(async () => {
      await this.purchases.lockPlanOf(purchase.owner_id);
      const term = await this.terms.of(purchase.owner_id);
      if (!term || term.consentedAt === null) return null;
      await this.terms.noteCard(purchase.owner_id, card, await this.time.now());
      return card;
    });
  }
}
