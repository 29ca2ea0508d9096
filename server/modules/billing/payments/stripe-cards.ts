import Stripe from 'stripe';
import type { SavedCard } from '../domain/plan-term.js';
import type { Charge, PaymentNews } from './payment-provider.js';
import { newsOfCharge, RENEWAL } from './stripe-news.js';

/** Runs a Stripe call and turns its failures into `PaymentUnavailable`. */
type Ask = <T>(question: () => Promise<T>) => Promise<T>;

/** More charges than one customer can have while the result of one is still uncertain. */
const LATEST = 20;

/** Cards that Stripe keeps for renewals, and charges of them without the buyer present. */
export class StripeCards {
  constructor(
    private readonly stripe: Stripe,
    private readonly ask: Ask,
  ) {}

  async cardOf(payment: string | null): Promise<SavedCard | null> {
    if (payment === null) return null;
    const expand = ['payment_method'];
    const intent = await this.ask(() => this.stripe.paymentIntents.retrieve(payment, { expand }));
    const { customer, payment_method: method } = intent;
    if (customer === null || method === null || typeof method === 'string') return null;
    return {
      customer: typeof customer === 'string' ? customer : customer.id,
      method: method.id,
      brand: method.card?.brand ?? null,
      last4: method.card?.last4 ?? null,
    };
  }

  /** Looks for an earlier charge first: Stripe forgets idempotency keys after a day, and a lost answer may be older than that. */
  async charge(charge: Charge): Promise<PaymentNews | null> {
    const made = await this.askAbout(charge);
    return made === 'unknown' ? this.#make(charge) : made;
  }

  async askAbout({ purchaseId, card }: Charge): Promise<PaymentNews | 'unknown' | null> {
    const { data } = await this.ask(() => this.stripe.paymentIntents.list({ customer: card.customer, limit: LATEST }));
    const made = data.find(({ metadata }) => metadata['purchase_id'] === purchaseId);
    return made ? newsOfCharge(made) : 'unknown';
  }

  async forget(customer: string): Promise<void> {
    await this.ask(async () => {
      try {
        await this.stripe.customers.del(customer);
      } catch (error) {
        // Already deleted.
        if (!(error instanceof Stripe.errors.StripeError && error.statusCode === 404)) throw error;
      }
    });
  }

  async #make({ purchaseId, cents, card, description }: Charge): Promise<PaymentNews | null> {
    return this.ask(async () => {
      try {
        const intent = await this.stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'cad',
            customer: card.customer,
            payment_method: card.method,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description,
            metadata: { purchase_id: purchaseId, ...RENEWAL },
          },
          { idempotencyKey: `renewal-${purchaseId}` },
        );
        return newsOfCharge(intent);
      } catch (error) {
        // Stripe reports a card that the bank declined as an error.
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        return { outcome: 'FAILED', purchaseId, payment: error.payment_intent?.id ?? null, cents: null };
      }
    });
  }
}
