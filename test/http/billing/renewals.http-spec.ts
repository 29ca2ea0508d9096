import { RequestContext } from '@mikro-orm/postgresql';
import type { CurrentSubscription, PurchaseAnswer } from '../../../server/modules/billing/http/billing.contract.js';
import { FollowPlans } from '../../../server/modules/billing/use-cases/follow-plans.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { emailsIn } from '../../support/mail.js';
import { StripeServer } from '../../support/stripe-server.js';
import { operator } from '../credits/recruiters.js';
import { signUp } from '../identity/people.js';
import { longSessions, type Refusal, Shop } from './shop.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Buyer {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

describe('a plan that renews automatically', () => {
  let app: TestApp;
  let shop: Shop;
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await startTestApp({ env: { ...longSessions, ...stripe.settings } });
    shop = new Shop(app);
    await setPrice('BASIC', 49);
    await setPrice('PREMIUM', 129);
  });
  auditLedgerAfterEach(() => app);
  afterAll(async () => {
    await stripe.stop();
    await app.close();
  });
  beforeEach(() => {
    stripe.troubles.length = 0;
    stripe.cards.bank.length = 0;
  });
  // Plans of one test must not be charged in another.
  afterEach(() => app.orm.em.fork().execute(`update plan_term set consented_at = null`));

  const setPrice = async (plan: string, monthly_price: number) => {
    const { token } = await operator(app);
    await app.request({ method: 'PUT', url: `/api/admin/plans/${plan}`, token, payload: { monthly_price } });
  };
  const buyer = async (): Promise<Buyer> => {
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    return { id: user.id, token, email: user.email };
  };
  const choose = ({ token }: Buyer, plan: string) =>
    app.request<CurrentSubscription>({
      method: 'PUT',
      url: '/api/subscriptions/current',
      token,
      payload: { plan },
    });
  const end = ({ token }: Buyer) =>
    app.request<CurrentSubscription>({ method: 'DELETE', url: '/api/subscriptions/current', token });
  const follow = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(FollowPlans, { strict: false }).execute());
  const tell = async (customer: Buyer): Promise<string[]> => {
    await app.runJobs();
    return (await emailsIn(app.dataDir)).filter(({ to }) => to === customer.email).map(({ subject }) => subject);
  };

  /** Pays a month on Stripe's page, with consent to renew it by default. */
  const subscribed = async (plan = 'BASIC', auto_renew = true, who?: Buyer): Promise<Buyer> => {
    const customer = who ?? (await buyer());
    await choose(customer, plan);
    const { body } = await shop.post<PurchaseAnswer & Refusal>(customer, 'payment', { auto_renew });
    stripe.pay(body.purchase_id);
    await shop.tell(stripe.aboutSession('completed', body.purchase_id));
    await app.runJobs();
    return customer;
  };
  /** Advances the clock to a time before the end of the month. */
  const untilBeforeEnd = async (customer: Buyer, before: number): Promise<void> => {
    const { renewal, ends_at } = await shop.current(customer);
    await shop.advance(new Date(renewal?.at ?? ends_at ?? '').getTime() - before - app.clock.now().getTime());
  };
  const renewalsOf = async (customer: Buyer) => (await shop.purchases(customer)).filter(({ kind }) => kind === 'PLAN');

  it('asks Stripe to keep the card only with the buyer’s consent', async () => {
    const customer = await subscribed('BASIC', false);
    expect(await shop.current(customer)).toMatchObject({
      plan: 'BASIC',
      next_plan: 'FREE',
      ends_at: '2026-02-15T15:00:00.000Z',
      is_ending: false,
      renewal: null,
      payment_problem: null,
    });
    const [purchase] = await renewalsOf(customer);
    const { asked } = stripe.sessionOf(purchase?.id ?? '');
    expect(asked['payment_intent_data[setup_future_usage]']).toBeUndefined();
    expect(asked['customer_creation']).toBeUndefined();
    const otherCustomer = await subscribed();
    expect(await shop.current(otherCustomer)).toMatchObject({
      plan: 'BASIC',
      next_plan: null,
      ends_at: null,
      renewal: {
        at: '2026-02-15T15:00:00.000Z',
        plan: 'BASIC',
        total: 56.34,
        card: { brand: 'visa', last4: '4242' },
      },
    });
  });

  it('sends a reminder a week before, charges once at the end of the month, and sends a receipt', async () => {
    const customer = await subscribed();
    await setPrice('BASIC', 59);
    const charges = stripe.cards.charges;
    await untilBeforeEnd(customer, 7 * DAY);
    await follow();
    await follow();
    const emails = await tell(customer);
    expect(emails.filter((subject) => subject.includes('se renouvelle'))).toHaveLength(1);
    // The price in the reminder is charged, even if an operator changes it later.
    await setPrice('BASIC', 999);
    expect(stripe.cards.charges).toBe(charges);
    await untilBeforeEnd(customer, HOUR);
    const [first, second] = await Promise.all([follow(), follow()]);
    expect((first ?? 0) + (second ?? 0)).toBeGreaterThan(0);
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect(await renewalsOf(customer)).toEqual([
      expect.objectContaining({ status: 'PAID', total: 67.84, invoice_number: expect.any(String) }),
      expect.objectContaining({ status: 'PAID', total: 56.34 }),
    ]);
    await shop.advance(2 * HOUR);
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: null });
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
    expect((await tell(customer)).filter((subject) => subject === 'Votre reçu Entrevue')).toHaveLength(2);
    await setPrice('BASIC', 49);
  });

  it('sends an email if a card is declined, retries on days 1, 3 and 7, and then ends', async () => {
    const customer = await subscribed();
    stripe.cards.bank.push('declined', 'declined', 'declined', 'declined');
    await untilBeforeEnd(customer, HOUR);
    await follow();
    expect(await shop.current(customer)).toMatchObject({
      plan: 'BASIC',
      renewal: null,
      payment_problem: { plan: 'BASIC', failed_at: app.clock.now().toISOString() },
    });
    const failed = app.clock.now().getTime();
    for (const day of [1, 3, 7]) {
      await shop.advance(failed + day * DAY - 60_000 - app.clock.now().getTime());
      const before = stripe.cards.charges;
      await follow();
      expect(stripe.cards.charges).toBe(before);
      await shop.advance(60_000);
      await follow();
      expect(stripe.cards.charges).toBe(before + 1);
    }
    expect(await shop.current(customer)).toMatchObject({ plan: 'FREE', payment_problem: null, renewal: null });
    expect(await shop.balance(customer)).toMatchObject({ balance: 20 });
    const emails = await tell(customer);
    expect(emails.filter((subject) => subject.includes('a été refusé'))).toHaveLength(3);
    expect(emails.filter((subject) => subject.includes('a pris fin'))).toHaveLength(1);
    const charges = stripe.cards.charges;
    await shop.advance(30 * DAY);
    await follow();
    expect(stripe.cards.charges).toBe(charges);
  });

  it('continues when a later attempt succeeds, or the month is paid by hand', async () => {
    const [card, hand] = [await subscribed(), await subscribed()];
    stripe.cards.bank.push('declined', 'declined');
    await untilBeforeEnd(card, -HOUR);
    await follow();
    expect(await shop.current(card)).toMatchObject({ plan: 'FREE' });
    await subscribed('BASIC', true, hand);
    await shop.advance(DAY);
    const charges = stripe.cards.charges;
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    for (const customer of [card, hand]) {
      expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', payment_problem: null });
      expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
    }
  });

  it('charges once if the answer was lost, the server died, or the bank is slow', async () => {
    const customer = await subscribed();
    await untilBeforeEnd(customer, HOUR);
    const charges = stripe.cards.charges;
    // The charge stays pending at the bank over several runs.
    stripe.cards.bank.push('processing');
    await follow();
    expect((await renewalsOf(customer))[0]?.status).toBe('AWAITING_PAYMENT');
    await shop.advance(2 * DAY);
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    // Meanwhile the same month cannot be paid on a page either.
    await choose(customer, 'BASIC');
    const refused = await shop.post<Refusal>(customer, 'payment', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING.PAYMENT_UNDER_WAY']);
    const [intent] = [...stripe.cards.intents.values()].slice(-1);
    if (!intent) throw new Error('nothing was charged');
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    await shop.tell(stripe.event('payment_intent.succeeded', intent));
    await shop.tell(stripe.event('payment_intent.succeeded', intent));
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect((await renewalsOf(customer)).filter(({ status }) => status === 'PAID')).toHaveLength(2);
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
  });

  it('is not charged twice if the result of a charge is unknown', async () => {
    const customer = await subscribed();
    await untilBeforeEnd(customer, HOUR);
    const charges = stripe.cards.charges;
    stripe.troubles.push('hang up', 'hang up', 'hang up');
    await expect(follow()).rejects.toThrow();
    expect((await renewalsOf(customer))[0]?.status).toBe('AWAITING_PAYMENT');
    await follow();
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect((await renewalsOf(customer)).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  });

  it('ends on the announced day, can be kept until then, and keeps the paid months', async () => {
    const customer = await subscribed();
    await app.request({ method: 'POST', url: '/api/subscriptions/payment', token: customer.token, payload: {} });
    const ahead = (await renewalsOf(customer))[0]?.id ?? '';
    stripe.pay(ahead);
    await shop.tell(stripe.aboutSession('completed', ahead));
    const start = app.clock.now();
    const renews = (await shop.current(customer)).renewal?.at ?? '';
    const { status, body } = await end(customer);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ plan: 'BASIC', is_ending: true, next_plan: 'FREE', ends_at: renews, renewal: null }),
    ]);
    expect(new Date(renews).getTime() - start.getTime()).toBeGreaterThan(58 * DAY);
    expect((await end(customer)).body.ends_at).toBe(renews);
    expect((await choose(customer, 'BASIC')).body).toMatchObject({
      is_ending: false,
      ends_at: null,
      renewal: { at: renews },
    });
    await end(customer);
    const charges = stripe.cards.charges;
    await untilBeforeEnd(customer, HOUR);
    await follow();
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', is_ending: true });
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
    await shop.advance(HOUR);
    await follow();
    expect(await shop.current(customer)).toMatchObject({
      plan: 'FREE',
      is_ending: false,
      ends_at: null,
      next_plan: null,
    });
    expect(stripe.cards.charges).toBe(charges);
    const emails = await tell(customer);
    expect(emails.filter((subject) => subject.includes('a pris fin'))).toHaveLength(1);
    expect(emails.filter((subject) => subject.includes('se renouvelle'))).toEqual([]);
  });

  it('stops if its payment is disputed or the account is closed, and deletes the card', async () => {
    const [disputed, gone] = [await subscribed(), await subscribed()];
    const [paid] = await renewalsOf(disputed);
    await shop.tell(stripe.dispute(paid?.id ?? ''));
    expect(await shop.current(disputed)).toMatchObject({ plan: 'BASIC', renewal: null });
    const [kept] = await renewalsOf(gone);
    await app.request({ method: 'DELETE', url: '/api/users/me', token: gone.token });
    await app.runJobs();
    expect(stripe.cards.forgotten).toContain(`cus_${kept?.id}`);
    const charges = stripe.cards.charges;
    await shop.advance(40 * DAY);
    await follow();
    expect(stripe.cards.charges).toBe(charges);
  });

  it('grants one allowance if its page is paid after the end of the month', async () => {
    const customer = await buyer();
    await shop.balance(customer);
    await choose(customer, 'BASIC');
    const { purchase_id: id } = (await shop.post<PurchaseAnswer>(customer, 'payment', {})).body;
    await shop.advance(40 * DAY);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
  });

  it('uses the consent for another plan only for that plan', async () => {
    const customer = await subscribed('BASIC');
    const otherCustomer = await subscribed('BASIC');
    await shop.advance(60_000);
    await subscribed('PREMIUM', false, customer);
    expect(await shop.current(customer)).toMatchObject({ plan: 'PREMIUM', renewal: null, next_plan: 'FREE' });
    await subscribed('PREMIUM', true, otherCustomer);
    expect(await shop.current(otherCustomer)).toMatchObject({
      plan: 'PREMIUM',
      renewal: { plan: 'PREMIUM', total: 148.32 },
    });
  });
});
