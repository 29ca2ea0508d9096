import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentMatter, PaymentNews } from './payment-provider.js';

const idOf = (object: string | { id: string } | null): string | null =>
  object === null || typeof object === 'string' ? object : object.id;

/** Our ids are UUIDs; other integrations of the same Stripe account may put anything here. */
const purchaseIdOf = (text: string | null | undefined): string | null => {
  const parsed = z.uuid().safeParse(text);
  return parsed.success ? parsed.data : null;
};

function aboutSession(
  session: Stripe.Checkout.Session,
  outcome: PaymentNews['outcome'],
  paid = outcome === 'PAID',
): PaymentNews | null {
  const purchaseId = purchaseIdOf(session.client_reference_id);
  if (purchaseId === null) return null;
  const cents = paid && session.currency === 'cad' ? session.amount_total : null;
  return { outcome, purchaseId, payment: idOf(session.payment_intent), cents };
}

/** Reads the news about one of our purchases from an event; null if it concerns none. */
export function newsOfEvent(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some payment methods confirm days later, with another event.
      return event.data.object.payment_status === 'paid' ? aboutSession(event.data.object, 'PAID') : null;
    case 'checkout.session.async_payment_succeeded':
      return aboutSession(event.data.object, 'PAID');
    case 'checkout.session.async_payment_failed':
      return aboutSession(event.data.object, 'FAILED');
    case 'checkout.session.expired':
      return aboutSession(event.data.object, 'EXPIRED');
    case 'charge.refunded': {
      const { refunded, payment_intent, metadata } = event.data.object;
      // A partial refund does not change the purchase; `matterOfEvent` reports it.
      if (!refunded) return null;
      const purchaseId = purchaseIdOf(metadata['purchase_id']);
      return { outcome: 'REFUNDED', purchaseId, payment: idOf(payment_intent), cents: null };
    }
    case 'payment_intent.succeeded':
      return isRenewal(event.data.object) ? newsOfCharge(event.data.object) : null;
    case 'payment_intent.payment_failed':
      return isRenewal(event.data.object) ? newsOfCharge(event.data.object) : null;
    default:
      return null;
  }
}

/** Reads the part of an event that an operator must decide on; null if there is none. */
export function matterOfEvent(event: Stripe.Event): PaymentMatter | null {
  switch (event.type) {
    case 'charge.dispute.created':
      return aboutDispute(event.data.object, 'DISPUTE_OPENED');
    case 'charge.dispute.closed':
      return aboutDispute(event.data.object, event.data.object.status === 'lost' ? 'DISPUTE_LOST' : 'DISPUTE_WON');
    case 'charge.refunded': {
      const { id, refunded, amount_refunded: cents, payment_intent, metadata } = event.data.object;
      if (refunded) return null;
      const payment = idOf(payment_intent);
      const purchaseId = purchaseIdOf(metadata['purchase_id']);
      return { kind: 'PARTIAL_REFUND', reference: `${id}:${cents}`, purchaseId, payment, cents, reason: null };
    }
    default:
      return null;
  }
}

const aboutDispute = (dispute: Stripe.Dispute, kind: PaymentMatter['kind']): PaymentMatter => ({
  kind,
  reference: dispute.id,
  purchaseId: null,
  payment: idOf(dispute.payment_intent),
  cents: dispute.amount,
  reason: dispute.reason,
});

/** Marks renewal charges. On a payment page a failure is not final: the buyer may try another card. */
export const RENEWAL = { renewal: '1' } as const;
const isRenewal = ({ metadata }: Stripe.PaymentIntent): boolean => metadata['renewal'] === RENEWAL.renewal;

/** The result of a charge of a saved card; null while it is pending. */
export function newsOfCharge(intent: Stripe.PaymentIntent): PaymentNews | null {
  const purchaseId = purchaseIdOf(intent.metadata['purchase_id']);
  const common = { purchaseId, payment: intent.id };
  if (intent.status === 'succeeded') {
    return { ...common, outcome: 'PAID', cents: intent.currency === 'cad' ? intent.amount_received : null };
  }
  // The bank wants the buyer to confirm, but nobody is present: that counts as declined.
  const hasEnded = ['requires_payment_method', 'requires_action', 'canceled'].includes(intent.status);
  return hasEnded ? { ...common, outcome: 'FAILED', cents: null } : null;
}

/** A delayed payment that was declined waits for another payment method, or is cancelled. */
const hasFailed = (payment: Stripe.Checkout.Session['payment_intent']): boolean =>
  payment !== null &&
  typeof payment === 'object' &&
  (payment.status === 'requires_payment_method' || payment.status === 'canceled');

/** The result of a session that was retrieved together with its payment. */
export function newsOfSession(session: Stripe.Checkout.Session): PaymentNews | null {
  if (session.payment_status === 'paid') return aboutSession(session, 'PAID');
  if (session.status === 'complete' && hasFailed(session.payment_intent)) return aboutSession(session, 'FAILED');
  return session.status === 'expired' ? aboutSession(session, 'EXPIRED') : null;
}
