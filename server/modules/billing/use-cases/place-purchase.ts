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

export interface PurchaseWish {
  readonly buyerId: string;
  readonly offer: Offer;
  /** `Idempotency-Key` of the request. */
  readonly key: string | undefined;
  /** Path of this site where the browser comes back after paying elsewhere. */
  readonly returnPath: string;
  readonly language: Language;
  /** The buyer consents that a plan renews by itself. */
  readonly autoRenew?: boolean | undefined;
}

export const fingerprintOf = ({ amounts: _, ...what }: Offer): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex');

/**
 * Somebody buys. The purchase is written first, then its payment is opened, outside any transaction; a request that comes again
 * under its key takes up where the first one was lost, and never buys twice.
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

  /** The purchase a request made before, finished where it was interrupted; null where the key is new. */
  async earlier({ buyerId, key, ...wish }: Omit<PurchaseWish, 'offer'>): Promise<PurchaseRow | null> {
    if (key === undefined) return null;
    const purchase = await this.purchases.ofKey(buyerId, requestKey('purchase', buyerId, key));
    if (purchase) await this.finish(purchase, wish);
    return purchase;
  }

  /** @returns its id. @throws IdempotencyKeyReused, PaymentUnavailable */
  async execute(wish: PurchaseWish): Promise<string> {
    const purchase = await this.write(wish);
    await this.finish(purchase, wish);
    return purchase.id;
  }

  /** The purchase alone, which `finish` pays. @throws IdempotencyKeyReused */
  async write(wish: PurchaseWish): Promise<PurchaseRow> {
    const fingerprint = fingerprintOf(wish.offer);
    const purchase = await this.purchases.place({
      ownerId: wish.buyerId,
      offer: wish.offer,
      provider: this.provider.name,
      requestKey: requestKey('purchase', wish.buyerId, wish.key),
      fingerprint,
      autoRenew: wish.autoRenew ?? false,
      now: await this.time.now(),
    });
    if (purchase.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return purchase;
  }

  /** Opens its payment, unless that is done; never inside a transaction. @throws PaymentUnavailable */
  async finish(
    purchase: PurchaseRow,
    { returnPath, language }: Pick<PurchaseWish, 'returnPath' | 'language'>,
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
