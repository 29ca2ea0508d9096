import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { traced } from '../../../platform/tracing/active-span.js';
import { PaymentUnavailable, SignatureInvalid } from '../domain/billing.errors.js';
import {
  type Charge,
  type OpenedPayment,
  type PaymentMessage,
  type PaymentNews,
  type PaymentOrder,
  PaymentProvider,
} from './payment-provider.js';
import type { SavedCard } from '../domain/plan-term.js';
import { StripeCards } from './stripe-cards.js';
import { matterOfEvent, newsOfEvent, newsOfSession } from './stripe-news.js';

const TIMEOUT_MS = 10_000;
/** Maximum age of a message. Stripe signs each delivery anew, so an older one was recorded and replayed. */
const TOLERANCE_SECONDS = 300;

/** Stripe's hosted payment page. Card numbers never reach this server. */
@Injectable()
export class StripePayments extends PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #cards: StripeCards;

  constructor(
    { env }: Settings,
    private readonly logger: Logger,
  ) {
    super();
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
    // The environment check refuses to boot without them.
    if (!key || !secret) throw new Error('Stripe has no secrets');
    const { protocol, hostname, port } = new URL(env.STRIPE_API_BASE);
    this.#webhookSecret = secret;
    this.#stripe = new Stripe(key, {
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
    });
    this.#cards = new StripeCards(this.#stripe, (question) => this.#call(question));
  }

  async open({ purchaseId, lines, returnUrl, cancelUrl, language, keepsCard }: PaymentOrder): Promise<OpenedPayment> {
    const { id, url } = await this.#call(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: purchaseId,
          metadata: { purchase_id: purchaseId },
          payment_intent_data: {
            metadata: { purchase_id: purchaseId },
            ...(keepsCard && { setup_future_usage: 'off_session' }),
          },
          ...(keepsCard && { customer_creation: 'always', allowed_payment_method_types: ['card'] }),
          line_items: lines.map(({ name, cents }) => ({
            quantity: 1,
            price_data: { currency: 'cad', unit_amount: cents, product_data: { name } },
          })),
          success_url: returnUrl,
          cancel_url: cancelUrl,
          locale: language === 'fr' ? 'fr-CA' : 'en',
        },
        { idempotencyKey: `purchase-${purchaseId}` },
      ),
    );
    if (url === null) throw new PaymentUnavailable();
    return { kind: 'page', session: id, url };
  }

  async askAbout(session: string): Promise<PaymentNews | null> {
    // Only the payment says whether a delayed confirmation failed; the page does not.
    const expand = ['payment_intent'];
    return newsOfSession(await this.#call(() => this.#stripe.checkout.sessions.retrieve(session, { expand })));
  }

  async close(session: string): Promise<PaymentNews | null> {
    const { status } = await this.#call(() => this.#stripe.checkout.sessions.retrieve(session));
    // If it is paid between the two calls, Stripe refuses to expire it and the caller asks again.
    if (status === 'open') await this.#call(() => this.#stripe.checkout.sessions.expire(session));
    return this.askAbout(session);
  }

  cardOf(payment: string | null): Promise<SavedCard | null> {
    return this.#cards.cardOf(payment);
  }

  charge(charge: Charge): Promise<PaymentNews | null> {
    return this.#cards.charge(charge);
  }

  askAboutCharge(charge: Charge): Promise<PaymentNews | 'unknown' | null> {
    return this.#cards.askAbout(charge);
  }

  forget(customer: string): Promise<void> {
    return this.#cards.forget(customer);
  }

  read(body: Buffer, signature: string | undefined, now: Date): PaymentMessage {
    if (signature === undefined) throw new SignatureInvalid();
    const event = this.#verified(body, signature, now);
    return { id: event.id, type: event.type, news: newsOfEvent(event), matter: matterOfEvent(event) };
  }

  #verified(body: Buffer, signature: string, now: Date): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(
        body,
        signature,
        this.#webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      this.logger.warn({ event: 'payment-message-refused', reason: (error as Error).name }, 'payment message refused');
      throw new SignatureInvalid();
    }
  }

  async #call<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await traced('call Stripe', 'client', question);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = error;
      this.logger.error(
        { event: 'payment-provider-failed', type, code, statusCode, requestId },
        'payment provider failed',
      );
      throw new PaymentUnavailable();
    }
  }
}
