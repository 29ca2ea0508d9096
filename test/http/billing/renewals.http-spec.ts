import { RequestContext } from '@mikro-orm/postgresql';
import type { CurrentSubscription, PurchaseAnswer } from '../../../server/modules/billing/http/billing.contract.js';
import { FollowPlans } from '../../../server/modules/billing/use-cases/follow-plans.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { lettersIn } from '../../support/mail.js';
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

describe('a plan that renews by itself', () => {
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
  // What one test bought is not charged in another.
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
  const tell = async (one: Buyer): Promise<string[]> => {
    await app.runJobs();
    return (await lettersIn(app.dataDir)).filter(({ to }) => to === one.email).map(({ subject }) => subject);
  };

  /** Pays a month on Stripe's page, with the consent to renew it unless said otherwise. */
  const subscribed = async (plan = 'BASIC', auto_renew = true, who?: Buyer): Promise<Buyer> => {
    const one = who ?? (await buyer());
    await choose(one, plan);
    const { body } = await shop.post<PurchaseAnswer & Refusal>(one, 'payment', { auto_renew });
    stripe.pay(body.purchase_id);
    await shop.tell(stripe.aboutSession('completed', body.purchase_id));
    await app.runJobs();
    return one;
  };
  /** Time passes until that long before the month is over. */
  const untilBeforeEnd = async (one: Buyer, before: number): Promise<void> => {
    const { renewal, ends_at } = await shop.current(one);
    await shop.advance(new Date(renewal?.at ?? ends_at ?? '').getTime() - before - app.clock.now().getTime());
  };
  const renewalsOf = async (one: Buyer) => (await shop.purchases(one)).filter(({ kind }) => kind === 'PLAN');

  it('asks Stripe to keep the card only with the buyer’s consent', async () => {
    const one = await subscribed('BASIC', false);
    expect(await shop.current(one)).toMatchObject({
      plan: 'BASIC',
      next_plan: 'FREE',
      ends_at: '2026-02-15T15:00:00.000Z',
      is_ending: false,
      renewal: null,
      payment_problem: null,
    });
    const [purchase] = await renewalsOf(one);
    const { asked } = stripe.sessionOf(purchase?.id ?? '');
    expect(asked['payment_intent_data[setup_future_usage]']).toBeUndefined();
    expect(asked['customer_creation']).toBeUndefined();
    const two = await subscribed();
    expect(await shop.current(two)).toMatchObject({
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

  it('tells a week before, charges once at the end of the month, and sends a receipt', async () => {
    const one = await subscribed();
    await setPrice('BASIC', 59);
    const charges = stripe.cards.charges;
    await untilBeforeEnd(one, 7 * DAY);
    await follow();
    await follow();
    const letters = await tell(one);
    expect(letters.filter((subject) => subject.includes('se renouvelle'))).toHaveLength(1);
    // What was told is what is charged, whatever is decided afterwards.
    await setPrice('BASIC', 999);
    expect(stripe.cards.charges).toBe(charges);
    await untilBeforeEnd(one, HOUR);
    const [first, second] = await Promise.all([follow(), follow()]);
    expect((first ?? 0) + (second ?? 0)).toBeGreaterThan(0);
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect(await renewalsOf(one)).toEqual([
      expect.objectContaining({ status: 'PAID', total: 67.84, invoice_number: expect.any(String) }),
      expect.objectContaining({ status: 'PAID', total: 56.34 }),
    ]);
    await shop.advance(2 * HOUR);
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: null });
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
    expect((await tell(one)).filter((subject) => subject === 'Votre reçu Entrevue')).toHaveLength(2);
    await setPrice('BASIC', 49);
  });

  it('says when a card was declined, tries on days 1, 3 and 7, and then ends', async () => {
    const one = await subscribed();
    stripe.cards.bank.push('declined', 'declined', 'declined', 'declined');
    await untilBeforeEnd(one, HOUR);
    await follow();
    expect(await shop.current(one)).toMatchObject({
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
    expect(await shop.current(one)).toMatchObject({ plan: 'FREE', payment_problem: null, renewal: null });
    expect(await shop.balance(one)).toMatchObject({ balance: 20 });
    const letters = await tell(one);
    expect(letters.filter((subject) => subject.includes('a été refusé'))).toHaveLength(3);
    expect(letters.filter((subject) => subject.includes('a pris fin'))).toHaveLength(1);
    const charges = stripe.cards.charges;
    await shop.advance(30 * DAY);
    await follow();
    expect(stripe.cards.charges).toBe(charges);
  });

  it('goes on from the day on which a later attempt succeeds, or the month is paid by hand', async () => {
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
    for (const one of [card, hand]) {
      expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', payment_problem: null });
      expect(await shop.balance(one)).toMatchObject({ balance: 100 });
    }
  });

  it('charges once where the answer was lost, the server died, or the bank takes its time', async () => {
    const one = await subscribed();
    await untilBeforeEnd(one, HOUR);
    const charges = stripe.cards.charges;
    // It asks whether a charge was made, makes one, and the answer is lost each time Stripe’s own client asks again.
    stripe.cards.bank.push('processing');
    await follow();
    expect((await renewalsOf(one))[0]?.status).toBe('AWAITING_PAYMENT');
    await shop.advance(2 * DAY);
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    // Nobody else pays for the same month meanwhile, on a page neither.
    await choose(one, 'BASIC');
    const refused = await shop.post<Refusal>(one, 'payment', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING.PAYMENT_UNDER_WAY']);
    const [intent] = [...stripe.cards.intents.values()].slice(-1);
    if (!intent) throw new Error('nothing was charged');
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    await shop.tell(stripe.event('payment_intent.succeeded', intent));
    await shop.tell(stripe.event('payment_intent.succeeded', intent));
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect((await renewalsOf(one)).filter(({ status }) => status === 'PAID')).toHaveLength(2);
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
  });

  it('is not charged twice when nobody knows whether it was', async () => {
    const one = await subscribed();
    await untilBeforeEnd(one, HOUR);
    const charges = stripe.cards.charges;
    stripe.troubles.push('hang up', 'hang up', 'hang up');
    await expect(follow()).rejects.toThrow();
    expect((await renewalsOf(one))[0]?.status).toBe('AWAITING_PAYMENT');
    await follow();
    await follow();
    expect(stripe.cards.charges).toBe(charges + 1);
    expect((await renewalsOf(one)).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
  });

  it('ends on the day it says, is kept again until then, and keeps what was paid', async () => {
    const one = await subscribed();
    await app.request({ method: 'POST', url: '/api/subscriptions/payment', token: one.token, payload: {} });
    const ahead = (await renewalsOf(one))[0]?.id ?? '';
    stripe.pay(ahead);
    await shop.tell(stripe.aboutSession('completed', ahead));
    const start = app.clock.now();
    const renews = (await shop.current(one)).renewal?.at ?? '';
    const { status, body } = await end(one);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ plan: 'BASIC', is_ending: true, next_plan: 'FREE', ends_at: renews, renewal: null }),
    ]);
    expect(new Date(renews).getTime() - start.getTime()).toBeGreaterThan(58 * DAY);
    expect((await end(one)).body.ends_at).toBe(renews);
    expect((await choose(one, 'BASIC')).body).toMatchObject({
      is_ending: false,
      ends_at: null,
      renewal: { at: renews },
    });
    await end(one);
    const charges = stripe.cards.charges;
    await untilBeforeEnd(one, HOUR);
    await follow();
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', is_ending: true });
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
    await shop.advance(HOUR);
    await follow();
    expect(await shop.current(one)).toMatchObject({ plan: 'FREE', is_ending: false, ends_at: null, next_plan: null });
    expect(stripe.cards.charges).toBe(charges);
    const letters = await tell(one);
    expect(letters.filter((subject) => subject.includes('a pris fin'))).toHaveLength(1);
    expect(letters.filter((subject) => subject.includes('se renouvelle'))).toEqual([]);
  });

  it('stops where its payment is disputed or the account closes, and the card is forgotten', async () => {
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

  it('brings one allowance where the month turned unseen before its page was paid', async () => {
    const one = await buyer();
    await shop.balance(one);
    await choose(one, 'BASIC');
    const { purchase_id: id } = (await shop.post<PurchaseAnswer>(one, 'payment', {})).body;
    await shop.advance(40 * DAY);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
  });

  it('takes another plan’s consent for that plan alone', async () => {
    const one = await subscribed('BASIC');
    const two = await subscribed('BASIC');
    await shop.advance(60_000);
    await subscribed('PREMIUM', false, one);
    expect(await shop.current(one)).toMatchObject({ plan: 'PREMIUM', renewal: null, next_plan: 'FREE' });
    await subscribed('PREMIUM', true, two);
    expect(await shop.current(two)).toMatchObject({ plan: 'PREMIUM', renewal: { plan: 'PREMIUM', total: 148.32 } });
  });
});
