import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CreditsFacade } from '../../credits/index.js';
import type { Purchase, PurchaseAnswer } from '../http/billing.contract.js';
import { PurchasesReader } from './purchases.query.js';

/** The answer to a purchase request. */
@Injectable()
export class PurchaseAnswers {
  constructor(
    private readonly purchases: PurchasesReader,
    private readonly credits: CreditsFacade,
    private readonly translator: Translator,
  ) {}

  async of(ownerId: string, id: string, language: Language): Promise<PurchaseAnswer> {
    const { purchase, checkoutUrl } = await this.purchases.find(ownerId, id, language);
    const { balance } = await this.credits.balanceOf(ownerId);
    return {
      success: true,
      message: this.#message(purchase, language),
      new_balance: balance,
      invoice_id: purchase.invoice_id,
      purchase_id: id,
      status: purchase.status,
      checkout_url: checkoutUrl,
    };
  }

  #message({ status, kind, pack_type: packType, plan, credits }: Purchase, language: Language): string {
    if (status !== 'PAID') return this.translator.text(`BILLING.${status}`, language);
    return this.translator.text(
      `BILLING.BOUGHT_${kind}${kind === 'CREDITS' && credits === 1 ? '_ONE' : ''}`,
      language,
      {
        credits,
        ...(packType === null ? {} : { name: this.translator.text(`BILLING.PACK_${packType}`, language) }),
        ...(plan === null ? {} : { name: this.translator.text(`CREDITS.PLAN_${plan}`, language) }),
      },
    );
  }
}
