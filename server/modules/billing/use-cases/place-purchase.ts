import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { requestKey } from '../../credits/index.js';
import type { Offer } from '../domain/offer.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import { describePurchase } from '../queries/describe-purchase.js';
import { SettlePurchase } from './settle-purchase.js';

export interface PurchaseInput {
  readonly buyerId: string;
  readonly offer: Offer;
  /** `Idempotency-Key` of the request. */
  readonly key: string | undefined;
  /** Path of this site to come back to after paying at the provider. */
  readonly returnPath: string;
  readonly language: Language;
  /** The buyer agrees that the plan renews automatically. */
  readonly autoRenew?: boolean | undefined;
}

export const fingerprintOf = ({ amounts: _, ...what }: Offer): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex');

/**
 * Places a purchase: the row is written first, then its payment is opened outside any transaction. A repeated request with the
 * same key continues where the first one stopped, and never buys twice.
 */
@Injectable()
export class PlacePurchase {
  constructor(
    private readonly purchases: Purchases,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePurchase,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  /** The purchase of an earlier request with this key, finished if it was interrupted; null if the key is new. */
  async earlier({ buyerId, key, ...input }: Omit<PurchaseInput, 'offer'>): Promise<PurchaseRow | null> {
    if (key === undefined) return null;
    const purchase = await this.purchases.ofKey(buyerId, requestKey('purchase', buyerId, key));
    if (purchase) await this.finish(purchase, input);
    return purchase;
  }

  /** @returns its id. @throws IdempotencyKeyReused, PaymentUnavailable */
  async execute(input: PurchaseInput): Promise<string> {
    const purchase = await this.write(input);
    await this.finish(purchase, input);
    return purchase.id;
  }

  /** Only writes the purchase; `finish` opens its payment. @throws IdempotencyKeyReused */
  async write(input: PurchaseInput): Promise<PurchaseRow> {
    const fingerprint = fingerprintOf(input.offer);
    const purchase = await this.purchases.place({
      ownerId: input.buyerId,
      offer: input.offer,
      provider: this.provider.name,
      requestKey: requestKey('purchase', input.buyerId, input.key),
      fingerprint,
      autoRenew: input.autoRenew ?? false,
      now: await this.time.now(),
    });
    if (purchase.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return purchase;
  }

  /** Opens the payment unless that is already done. Never call it inside a transaction. @throws PaymentUnavailable */
  async finish(
    purchase: PurchaseRow,
    { returnPath, language }: Pick<PurchaseInput, 'returnPath' | 'language'>,
  ): Promise<void> {
    const { id, status, provider_session: session } = purchase;
    if (status !== 'AWAITING_PAYMENT' || session !== null || purchase.renews_at !== null) return;
    const text = (key: string): string => this.translator.text(key, language);
    const opened = await this.provider.open({
      purchaseId: id,
      lines: [
        { name: describePurchase(purchase, language, this.translator), cents: purchase.subtotal_cents },
        { name: text('BILLING.TAX_GST'), cents: purchase.gst_cents },
        { name: text('BILLING.TAX_QST'), cents: purchase.qst_cents },
      ],
      returnUrl: this.#address(returnPath, { purchase: id }),
      cancelUrl: this.#address(returnPath, { purchase: id, cancelled: '1' }),
      language,
      keepsCard: purchase.auto_renew,
    });
    if (opened.kind === 'page') await this.purchases.notePage(id, opened.session, opened.url);
    else await this.settle.execute({ purchaseId: id, outcome: 'PAID', payment: null, cents: null });
  }

  #address(path: string, params: Readonly<Record<string, string>>): string {
    const address = new URL(path, this.settings.env.PUBLIC_URL);
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
    return address.href;
  }
}
