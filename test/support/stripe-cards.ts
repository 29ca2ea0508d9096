/** A payment intent as Stripe stores it. */
export interface StripeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly currency: string;
  readonly amount: number;
  readonly customer: string | null;
  readonly payment_method: { readonly id: string; readonly card: { readonly brand: string; readonly last4: string } };
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  amount_received: number;
}

/** Answers of the card's bank to the next charges; charges beyond the list are accepted. */
export type BankAnswer = 'declined' | 'processing';

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** The part of Stripe's payment intents and customers that renewals use. */
export class StripeCards {
  readonly intents = new Map<string, StripeIntent>();
  readonly forgotten: string[] = [];
  readonly bank: BankAnswer[] = [];
  /** Charges without the buyer present. */
  charges = 0;
  readonly #byKey = new Map<string, Reply>();

  /** A buyer pays on a page and Stripe keeps the card. */
  keep(id: string, purchaseId: string, amount: number): void {
    this.intents.set(id, {
      id,
      object: 'payment_intent',
      currency: 'cad',
      amount,
      amount_received: amount,
      status: 'succeeded',
      customer: `cus_${purchaseId}`,
      payment_method: { id: `pm_${purchaseId}`, card: { brand: 'visa', last4: '4242' } },
      metadata: { purchase_id: purchaseId },
    });
  }

  /** @returns null if the request is not about cards. */
  answer(method: string, url: URL, form: Readonly<Record<string, string>>, key: string): Reply | null {
    const [, kind = '', id] = /^\/v1\/(payment_intents|customers)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (kind === 'customers' && method === 'DELETE' && id !== undefined) {
      this.forgotten.push(id);
      return { status: 200, body: { id, object: 'customer', deleted: true } };
    }
    if (kind !== 'payment_intents') return null;
    if (method === 'POST') return this.#charge(form, key);
    if (id !== undefined) {
      const found = this.intents.get(id);
      return found ? { status: 200, body: found } : { status: 404, body: { error: { type: 'invalid_request_error' } } };
    }
    const customer = url.searchParams.get('customer');
    const data = [...this.intents.values()].filter((intent) => intent.customer === customer).reverse();
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/payment_intents' } };
  }

  #charge(form: Readonly<Record<string, string>>, key: string): Reply {
    const before = this.#byKey.get(key);
    if (before) return before;
    this.charges += 1;
    const says = this.bank.shift();
    const id = `pi_charge_${this.charges}`;
    const amount = Number(form['amount']);
    const intent: StripeIntent = {
      id,
      object: 'payment_intent',
      currency: form['currency'] ?? '',
      amount,
      amount_received: says === undefined ? amount : 0,
      status: says === undefined ? 'succeeded' : says === 'declined' ? 'requires_payment_method' : 'processing',
      customer: form['customer'] ?? null,
      payment_method: { id: form['payment_method'] ?? '', card: { brand: 'visa', last4: '4242' } },
      metadata: {
        purchase_id: form['metadata[purchase_id]'] ?? '',
        renewal: form['metadata[renewal]'] ?? '',
      },
    };
    this.intents.set(id, intent);
    const error = { type: 'card_error', code: 'card_declined', message: 'declined', payment_intent: intent };
    const reply = says === 'declined' ? { status: 402, body: { error } } : { status: 200, body: intent };
    this.#byKey.set(key, reply);
    return reply;
  }
}
