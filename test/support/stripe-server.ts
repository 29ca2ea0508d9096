import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeCards } from './stripe-cards.js';

export const STRIPE_KEY = 'sk_test_of_the_tests';
export const STRIPE_SECRET = 'whsec_of_the_tests';

/** A checkout session as Stripe stores it. */
export interface StripeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly client_reference_id: string;
  readonly currency: string;
  readonly amount_total: number;
  readonly metadata: Readonly<Record<string, string>>;
  /** The flat form fields of the request that created it. */
  readonly asked: Readonly<Record<string, string>>;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  payment_intent: string | { readonly id: string; readonly status: string } | null;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** A test server with the part of Stripe's API that we use; it signs its webhooks like Stripe. */
export class StripeServer {
  readonly sessions = new Map<string, StripeSession>();
  /** Saved cards and their charges. */
  readonly cards = new StripeCards();
  /** Every request, as `METHOD path`. */
  readonly asked: string[] = [];
  /** Failures of the next requests; `hang up` closes the connection. */
  readonly troubles: (number | 'hang up')[] = [];
  readonly #byKey = new Map<string, string>();
  readonly #server: Server;
  #events = 0;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<StripeServer> {
    const stripe = new StripeServer();
    await new Promise<void>((resolve) => stripe.#server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings with which an application uses this server. */
  get settings(): Record<string, string> {
    return {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_BASE: this.url,
    };
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  sessionOf(purchaseId: string): StripeSession {
    const found = [...this.sessions.values()].find((session) => session.client_reference_id === purchaseId);
    if (!found) throw new Error(`no page for ${purchaseId}`);
    return found;
  }

  /** The buyer pays on the page. */
  pay(purchaseId: string): StripeSession {
    const session = this.sessionOf(purchaseId);
    const payment_intent = `pi_${session.id}`;
    if (session.asked['payment_intent_data[setup_future_usage]'] === 'off_session')
      this.cards.keep(payment_intent, purchaseId, session.amount_total);
    return Object.assign(session, { payment_status: 'paid', status: 'complete', payment_intent });
  }

  /** The buyer chooses a delayed payment method, and it fails days later. */
  failLater(purchaseId: string): StripeSession {
    const session = this.sessionOf(purchaseId);
    const payment_intent = { id: `pi_${session.id}`, status: 'requires_payment_method' };
    return Object.assign(session, { status: 'complete', payment_intent });
  }

  event(type: string, object: object): StripeEvent {
    this.#events += 1;
    const id = `evt_${this.#events}`;
    return {
      id,
      type,
      body: JSON.stringify({ id, object: 'event', api_version: '2025-01-27.acacia', type, data: { object } }),
    };
  }

  aboutSession(type: string, purchaseId: string, changes: Partial<StripeSession> = {}): StripeEvent {
    const { asked: _, ...session } = { ...this.sessionOf(purchaseId), ...changes };
    return this.event(`checkout.session.${type}`, session);
  }

  /** The payer's bank opens a dispute, or has decided it. */
  dispute(purchaseId: string, status: 'needs_response' | 'won' | 'lost' = 'needs_response'): StripeEvent {
    const { payment_intent, amount_total: amount, id } = this.sessionOf(purchaseId);
    const dispute = { id: `dp_${id}`, object: 'dispute', amount, payment_intent, reason: 'fraudulent', status };
    return this.event(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, dispute);
  }

  refund(purchaseId: string, refunded = true): StripeEvent {
    const { payment_intent, id, metadata } = this.sessionOf(purchaseId);
    const amount_refunded = refunded ? this.sessionOf(purchaseId).amount_total : 1_000;
    const charge = { id: `ch_${id}`, object: 'charge', refunded, amount_refunded, payment_intent, metadata };
    return this.event('charge.refunded', charge);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${this.asked.length}` });
      response.end(JSON.stringify(body));
    };
    const trouble = this.troubles.shift();
    if (trouble === 'hang up') return void request.socket.destroy();
    if (trouble !== undefined)
      return reply(trouble, { error: { type: trouble < 500 ? 'invalid_request_error' : 'api_error', message: 'no' } });
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return reply(401, { error: { type: 'invalid_request_error', message: 'who are you' } });
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    const key = String(request.headers['idempotency-key']);
    const about = this.cards.answer(request.method ?? '', new URL(request.url ?? '', this.url), form, key);
    if (about) return reply(about.status, about.body);
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      return reply(200, this.#session(form, key));
    }
    const { pathname } = new URL(request.url ?? '', this.url);
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    const found = this.sessions.get(id);
    if (found && act !== undefined) {
      if (found.status !== 'open') return reply(400, { error: { type: 'invalid_request_error', message: 'not open' } });
      found.status = 'expired';
    }
    return found ? reply(200, found) : reply(404, { error: { type: 'invalid_request_error', message: 'what' } });
  }

  #session(form: Readonly<Record<string, string>>, key: string): StripeSession {
    const before = this.sessions.get(this.#byKey.get(key) ?? '');
    if (before) return before;
    const amounts = Object.entries(form).filter(([name]) => name.endsWith('[price_data][unit_amount]'));
    const id = `cs_test_${this.sessions.size + 1}`;
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `${this.url}/pay/${id}`,
      client_reference_id: form['client_reference_id'] ?? '',
      currency: form['line_items[0][price_data][currency]'] ?? '',
      amount_total: amounts.reduce((sum, [, amount]) => sum + Number(amount), 0),
      metadata: { purchase_id: form['payment_intent_data[metadata][purchase_id]'] ?? '' },
      asked: form,
      payment_status: 'unpaid',
      status: 'open',
      payment_intent: null,
    };
    this.sessions.set(id, session);
    this.#byKey.set(key, id);
    return session;
  }
}

/** The `Stripe-Signature` header of a body. */
export function stripeSignature(body: string, at: Date, ...secrets: string[]): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = (secrets.length === 0 ? [STRIPE_SECRET] : secrets).map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
}
