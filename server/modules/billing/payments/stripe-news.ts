import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentNews } from './payment-provider.js';

const idOf = (object: string | { id: string } | null): string | null =>
  object === null || typeof object === 'string' ? object : object.id;

/** Ours are UUIDs; other pages of the same Stripe account may carry anything. */
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

/** What an event says of a purchase of ours; null where it says nothing of one. */
export function newsOfEvent(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some ways of paying confirm days later; another event says so.
      return event.data.object.payment_status === 'paid' ? aboutSession(event.data.object, 'PAID') : null;
    case 'checkout.session.async_payment_succeeded':
      return aboutSession(event.data.object, 'PAID');
    case 'checkout.session.async_payment_failed':
      return aboutSession(event.data.object, 'FAILED');
    case 'checkout.session.expired':
      return aboutSession(event.data.object, 'EXPIRED');
    case 'charge.refunded': {
      const { refunded, payment_intent, metadata } = event.data.object;
      // Part of the money back is a matter between people; the purchase stands.
      if (!refunded) return null;
      const purchaseId = purchaseIdOf(metadata['purchase_id']);
      return { outcome: 'REFUNDED', purchaseId, payment: idOf(payment_intent), cents: null };
    }
    default:
      return null;
  }
}

/** A payment that was to be confirmed later and was refused waits for another way of paying, or is cancelled. */
const hasFailed = (payment: Stripe.Checkout.Session['payment_intent']): boolean =>
  payment !== null &&
  typeof payment === 'object' &&
  (payment.status === 'requires_payment_method' || payment.status === 'canceled');

/** The same, of a session that was asked for, with its payment. */
export function newsOfSession(session: Stripe.Checkout.Session): PaymentNews | null {
  if (session.payment_status === 'paid') return aboutSession(session, 'PAID');
  if (session.status === 'complete' && hasFailed(session.payment_intent)) return aboutSession(session, 'FAILED');
  return session.status === 'expired' ? aboutSession(session, 'EXPIRED') : null;
}
