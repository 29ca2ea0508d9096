import { createHmac } from 'node:crypto';
import { parseEnv } from '../../../platform/config/env.js';
import { Settings } from '../../../platform/config/settings.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { SignatureInvalid } from '../domain/billing.errors.js';
import type { PaymentNews } from './payment-provider.js';
import { StripePayments } from './stripe-payments.js';

const SECRET = 'whsec_of_the_tests';
const NOW = new Date('2026-01-15T15:00:00.000Z');
const purchaseId = '0190a0a0-0000-7000-8000-000000000001';
const session = {
  object: 'checkout.session',
  client_reference_id: purchaseId,
  currency: 'cad',
  amount_total: 103_363,
  payment_intent: 'pi_1',
  payment_status: 'paid',
};

/** A signature header as Stripe documents it: `t=…,v1=…`, one HMAC of time and body per secret. */
function signatureOf(body: string, at: Date, ...secrets: string[]): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signed = (secrets.length === 0 ? [SECRET] : secrets).map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}

describe('a message of Stripe', () => {
  const env = parseEnv({
    DATABASE_URL: 'postgres://user@127.0.0.1/entrevue',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
  const stripe = new StripePayments(new Settings(env), createLogger('silent'));

  const bodyOf = (type: string, object: object): string =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const read = (type: string, object: object): PaymentNews | null => {
    const body = bodyOf(type, object);
    return stripe.read(Buffer.from(body), signatureOf(body, NOW), NOW).news;
  };

  it.each([
    ['checkout.session.completed', 'PAID'],
    ['checkout.session.async_payment_succeeded', 'PAID'],
    ['checkout.session.async_payment_failed', 'FAILED'],
    ['checkout.session.expired', 'EXPIRED'],
  ] as const)('%s means %s', (type, outcome) => {
    const cents = outcome === 'PAID' ? 103_363 : null;
    expect(read(type, session)).toEqual({ outcome, purchaseId, payment: 'pi_1', cents });
  });

  it('about a completed page that is not paid yet has no effect', () => {
    expect(read('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toBeNull();
  });

  it('counts only Canadian dollars', () => {
    expect(read('checkout.session.completed', { ...session, currency: 'usd' })?.cents).toBeNull();
  });

  it('about the page of another shop has no effect', () => {
    for (const client_reference_id of [null, 'order 7'])
      expect(read('checkout.session.completed', { ...session, client_reference_id })).toBeNull();
  });

  it('about a refund names the payment, and counts only a full refund', () => {
    const charge = { object: 'charge', refunded: true, payment_intent: 'pi_1', metadata: { purchase_id: purchaseId } };
    expect(read('charge.refunded', charge)).toEqual({ outcome: 'REFUNDED', purchaseId, payment: 'pi_1', cents: null });
    expect(read('charge.refunded', { ...charge, metadata: {} })?.purchaseId).toBeNull();
    expect(read('charge.refunded', { ...charge, refunded: false })).toBeNull();
    expect(read('customer.created', { object: 'customer' })).toBeNull();
  });

  describe('is accepted', () => {
    const body = bodyOf('checkout.session.completed', session);
    const before = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);
    const believed = (signature: string | undefined, text = body): boolean => {
      try {
        stripe.read(Buffer.from(text), signature, NOW);
        return true;
      } catch (error) {
        if (error instanceof SignatureInvalid) return false;
        throw error;
      }
    };

    it.each([
      ['now', signatureOf(body, NOW)],
      ['up to five minutes later', signatureOf(body, before(300))],
      ['under one of several secrets', signatureOf(body, NOW, 'whsec_old', SECRET)],
    ])('%s', (_, signature) => {
      expect(believed(signature)).toBe(true);
    });

    it.each([
      ['without a signature', undefined],
      ['with an empty one', ''],
      ['with no time in it', signatureOf(body, NOW).replace(/^t=\d+,/, '')],
      ['with another time', signatureOf(body, NOW).replace(/^t=\d/, 't=2')],
      ['under another secret', signatureOf(body, NOW, 'whsec_guessed')],
      ['under an older scheme', signatureOf(body, NOW).replace('v1=', 'v0=')],
      ['later than five minutes', signatureOf(body, before(301))],
    ])('not %s', (_, signature) => {
      expect(believed(signature)).toBe(false);
    });

    it('not if the body differs by a single space', () => {
      expect(believed(signatureOf(body, NOW), `${body} `)).toBe(false);
    });
  });
});
