import { randomUUID } from 'node:crypto';
import type {
  CurrentSubscription,
  Purchase,
  PurchaseAnswer,
  PurchasesPage,
} from '../../../server/modules/billing/http/billing.contract.js';
import type { CreditBalance, CreditTransaction } from '../../../server/modules/credits/http/credits.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { type StripeEvent, stripeSignature } from '../../support/stripe-server.js';
import type { Recruiter } from '../credits/recruiters.js';

/** The longest possible sessions, for tests that advance the clock. */
export const longSessions = { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } as const;

export interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly required?: number;
}

type Buyer = Pick<Recruiter, 'token'>;

export interface Asking {
  /** A new key by default, like each click of a person. */
  readonly key?: string;
  readonly language?: string;
}

/** Requests of a recruiter who buys. */
export class Shop {
  constructor(readonly app: TestApp) {}

  post<T = PurchaseAnswer>(
    { token }: Buyer,
    path: string,
    payload: object,
    { key = randomUUID(), language }: Asking = {},
  ): Promise<TestAnswer<T>> {
    return this.app.request<T>({
      method: 'POST',
      url: `/api/subscriptions/${path}`,
      token,
      payload,
      headers: {
        'idempotency-key': key,
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
    });
  }

  buy<T = PurchaseAnswer>(buyer: Buyer, packType: string, asking: Asking = {}): Promise<TestAnswer<T>> {
    return this.post<T>(buyer, 'purchase', { packType }, asking);
  }

  async get<T>({ token }: Buyer, url: string, headers: Record<string, string> = {}): Promise<T> {
    const { status, body, text } = await this.app.request<T>({ url, token, headers });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    return body;
  }

  balance = (buyer: Buyer): Promise<CreditBalance> => this.get(buyer, '/api/credits/balance');
  purchase = (buyer: Buyer, id: string): Promise<Purchase> => this.get(buyer, `/api/subscriptions/purchases/${id}`);
  purchases = async (buyer: Buyer): Promise<readonly Purchase[]> =>
    (await this.get<PurchasesPage>(buyer, '/api/subscriptions/history')).purchases;
  current = (buyer: Buyer): Promise<CurrentSubscription> => this.get(buyer, '/api/subscriptions/current');

  async lines(buyer: Buyer): Promise<readonly CreditTransaction[]> {
    const { transactions } = await this.get<{ transactions: CreditTransaction[] }>(
      buyer,
      '/api/credits/history?limit=100',
    );
    return transactions;
  }

  /** Advances the clock and keeps all sessions alive. */
  async advance(milliseconds: number): Promise<void> {
    this.app.clock.advance(milliseconds);
    const now = this.app.clock.now();
    await this.app.orm.em
      .fork()
      .execute('update session set created_at = ?, last_seen_at = ?, expires_at = ?', [
        now,
        now,
        new Date(now.getTime() + 86_400_000),
      ]);
  }

  /** Deletes stored answers, like a crash between the purchase and its answer, or a day later. */
  async forgetAnswers(): Promise<void> {
    await this.app.orm.em.fork().execute('delete from idempotency_key');
  }

  /** Sends a webhook message of Stripe. */
  tell(
    { body }: Pick<StripeEvent, 'body'>,
    signature: string | null = stripeSignature(body, this.app.clock.now()),
  ): Promise<TestAnswer<Refusal & { received?: true }>> {
    return this.app.request({
      method: 'POST',
      url: '/api/subscriptions/stripe/webhook',
      payload: body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
    });
  }
}
