import { RequestContext } from '@mikro-orm/postgresql';
import type { PurchaseAnswer } from '../../../server/modules/billing/http/billing.contract.js';
import { ReconcilePurchases } from '../../../server/modules/billing/use-cases/reconcile-purchases.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { STRIPE_SECRET, StripeServer, stripeSignature } from '../../support/stripe-server.js';
import { operator, type Recruiter, recruiter, spendCredits } from '../credits/recruiters.js';
import { longSessions, type Refusal, Shop } from './shop.js';

const MINUTE = 60_000;

describe('paying with Stripe', () => {
  let app: TestApp;
  let shop: Shop;
  let stripe: StripeServer;
  const log: string[] = [];
  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await startTestApp({ env: { ...longSessions, ...stripe.settings }, logTo: (line) => log.push(line) });
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(async () => {
    // First: a server that listens would keep the process when the application never started.
    await stripe.stop();
    await app.close();
  });
  beforeEach(() => {
    stripe.troubles.length = 0;
    log.length = 0;
  });

  const order = async (buyer: Recruiter, pack = 'STANDARD'): Promise<string> => {
    const { status, body, text } = await shop.buy(buyer, pack);
    if (status !== 200) throw new Error(`purchase answered ${status}: ${text}`);
    return body.purchase_id;
  };
  const reconcile = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(ReconcilePurchases, { strict: false }).execute());
  const said = (event: string): boolean => log.some((line) => line.includes(`"${event}"`));

  it('leads to its page, with the price, the taxes and the way back, and adds nothing yet', async () => {
    const one = await recruiter(app);
    const { body } = await shop.post(one, 'purchase', { packType: 'STANDARD', return_path: '/candidates?page=2' });
    const session = stripe.sessionOf(body.purchase_id);
    expect(body).toMatchObject({
      success: true,
      message: 'Vos crédits seront ajoutés dès que le paiement sera confirmé.',
      new_balance: 20,
      invoice_id: null,
      status: 'AWAITING_PAYMENT',
      checkout_url: session.url,
    });
    const back = new URL(session.asked['success_url'] ?? '');
    expect([back.origin, back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      'http://localhost:3000',
      '/candidates',
      { page: '2', purchase: body.purchase_id },
    ]);
    expect(new URL(session.asked['cancel_url'] ?? '').searchParams.get('cancelled')).toBe('1');
    expect(session).toMatchObject({ amount_total: 103_363, currency: 'cad' });
    expect(session.asked).toMatchObject({
      mode: 'payment',
      locale: 'fr-CA',
      'line_items[0][price_data][unit_amount]': '89900',
      'line_items[0][price_data][product_data][name]': 'Pack Croissance, 40 crédits',
      'line_items[1][price_data][unit_amount]': '4495',
      'line_items[2][price_data][unit_amount]': '8968',
    });
    expect(await shop.balance(one)).toMatchObject({ balance: 20, active_pack: null });
  });

  it('adds the credits once it is told so, and once however often it is told', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    const event = stripe.aboutSession('completed', id);
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await shop.tell(event);
      expect([status, body]).toEqual([200, { received: true }]);
    }
    // The same payment under another name of the message.
    expect((await shop.tell(stripe.aboutSession('async_payment_succeeded', id))).status).toBe(200);
    expect(await shop.purchase(one, id)).toMatchObject({ status: 'PAID', invoice_number: expect.any(String) });
    expect(await shop.balance(one)).toMatchObject({ balance: 60, active_pack: { pack_type: 'STANDARD' } });
    expect((await shop.lines(one)).filter(({ reference }) => reference?.id === id)).toHaveLength(1);
  });

  it('waits for ways of paying that confirm days later', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    await shop.tell(stripe.aboutSession('completed', id, { payment_status: 'unpaid' }));
    expect((await shop.purchase(one, id)).status).toBe('AWAITING_PAYMENT');
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('async_payment_succeeded', id));
    // The first message comes again, late and out of order.
    await shop.tell(stripe.aboutSession('completed', id, { payment_status: 'unpaid' }));
    expect((await shop.purchase(one, id)).status).toBe('PAID');
    expect(await shop.balance(one)).toMatchObject({ balance: 60 });
  });

  it.each([
    ['async_payment_failed', 'FAILED'],
    ['expired', 'EXPIRED'],
  ] as const)('adds nothing when it is told %s', async (type, status) => {
    const one = await recruiter(app);
    const id = await order(one);
    await shop.tell(stripe.aboutSession(type, id));
    await shop.tell(stripe.aboutSession('async_payment_failed', id));
    await shop.tell(stripe.aboutSession('expired', id));
    expect(await shop.purchase(one, id)).toMatchObject({ status, invoice_id: null });
    expect(await shop.balance(one)).toMatchObject({ balance: 20 });
    // Money that comes after the end is nobody's to keep: somebody is told.
    stripe.pay(id);
    expect((await shop.tell(stripe.aboutSession('completed', id))).status).toBe(200);
    expect((await shop.purchase(one, id)).status).toBe(status);
    expect(said('payment-after-the-end')).toBe(true);
  });

  it('takes the credits back with the money, as far as they are there', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    await spendCredits(app, one.id, 'COMPANY_SPOTLIGHT');
    await shop.tell(stripe.refund(id, false));
    expect((await shop.purchase(one, id)).status).toBe('PAID');
    const event = stripe.refund(id);
    await shop.tell(event);
    await shop.tell(event);
    await shop.tell(stripe.refund(id));
    expect(await shop.purchase(one, id)).toMatchObject({ status: 'REFUNDED', invoice_id: expect.any(String) });
    expect(await shop.balance(one)).toMatchObject({ balance: 15, active_pack: null });
    expect((await shop.lines(one))[0]).toMatchObject({
      type: 'ADJUSTMENT',
      amount: -40,
      description: 'Achat remboursé',
    });
  });

  it('has a refund told again when it comes before its payment', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    const refund = stripe.refund(id);
    const early = await shop.tell(refund);
    expect([early.status, early.body.code]).toEqual([409, 'BILLING.TOLD_TOO_EARLY']);
    await shop.tell(stripe.aboutSession('completed', id));
    expect(await shop.balance(one)).toMatchObject({ balance: 60 });
    expect((await shop.tell(refund)).status).toBe(200);
    expect((await shop.purchase(one, id)).status).toBe('REFUNDED');
    expect(await shop.balance(one)).toMatchObject({ balance: 20 });
  });

  it('believes nobody but Stripe, and not what was kept', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    const event = stripe.aboutSession('completed', id);
    const now = app.clock.now();
    const good = stripeSignature(event.body, now);
    const forged: (string | null)[] = [
      null,
      '',
      'nonsense',
      't=1',
      good.replace('v1=', 'v0='),
      good.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      stripeSignature(event.body, now, 'whsec_guessed'),
      stripeSignature(`${event.body} `, now),
      stripeSignature(event.body, new Date(now.getTime() - 6 * MINUTE)),
    ];
    for (const signature of forged) {
      const { status, body } = await shop.tell(event, signature);
      expect([signature, status, body.code]).toEqual([signature, 400, 'BILLING.SIGNATURE_INVALID']);
    }
    expect((await shop.tell({ body: event.body.replace('cs_test', 'cs_best') }, good)).status).toBe(400);
    expect((await shop.purchase(one, id)).status).toBe('AWAITING_PAYMENT');
    // One of several signatures suffices: that is how Stripe changes its secret.
    const both = stripeSignature(event.body, new Date(now.getTime() - 4 * MINUTE), 'whsec_old', STRIPE_SECRET);
    expect((await shop.tell(event, both)).status).toBe(200);
    expect(await shop.balance(one)).toMatchObject({ balance: 60 });
    expect(log.join('')).not.toContain(STRIPE_SECRET);
  });

  it('gives nothing for another amount or currency', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id, { amount_total: 100 }));
    await shop.tell(stripe.aboutSession('completed', id, { currency: 'usd' }));
    expect((await shop.purchase(one, id)).status).toBe('AWAITING_PAYMENT');
    expect(said('payment-of-another-amount')).toBe(true);
    await shop.tell(stripe.aboutSession('completed', id));
    expect((await shop.purchase(one, id)).status).toBe('PAID');
  });

  it('listens to what is not about purchases of ours, and does nothing', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    for (const event of [
      stripe.event('customer.created', { id: 'cus_1', object: 'customer' }),
      stripe.aboutSession('completed', id, { client_reference_id: 'another shop', payment_status: 'paid' }),
      stripe.aboutSession('completed', id, {
        client_reference_id: '0190a0a0-0000-7000-8000-00000000dead',
        payment_status: 'paid',
      }),
      stripe.event('charge.refunded', { id: 'ch_x', refunded: true, payment_intent: 'pi_x', metadata: {} }),
    ])
      expect((await shop.tell(event)).status).toBe(200);
    expect((await shop.purchase(one, id)).status).toBe('AWAITING_PAYMENT');
  });

  it('says so when Stripe does not answer or refuses, charges nothing, and goes on when asked again', async () => {
    const one = await recruiter(app);
    stripe.troubles.push(400);
    const refused = await shop.buy<Refusal>(one, 'STANDARD', { key: 'again' });
    expect([refused.status, refused.body.code]).toEqual([503, 'BILLING.PAYMENT_UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('5');
    const before = stripe.sessions.size;
    // Stripe made the page and the answer was lost: its own key finds the page again.
    stripe.troubles.push('hang up');
    const answers: PurchaseAnswer[] = [];
    for (let times = 0; times < 2; times += 1) {
      answers.push((await shop.buy(one, 'STANDARD', { key: 'again' })).body);
      await shop.forgetAnswers();
    }
    expect(answers[0]).toMatchObject({ status: 'AWAITING_PAYMENT', checkout_url: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect(stripe.sessions.size).toBe(before + 1);
    expect(await shop.purchases(one)).toHaveLength(1);
  });

  it('offers no test payment', async () => {
    const one = await recruiter(app);
    const { status, body } = await shop.post<Refusal>(one, 'buy-credits', { amount: 2, payment_method: 'TEST' });
    expect([status, body.code]).toEqual([400, 'BILLING.METHOD_NOT_OFFERED']);
    const card = await shop.post(one, 'buy-credits', { amount: 2, payment_method: 'CARD' });
    expect(card.body.status).toBe('AWAITING_PAYMENT');
  });

  it('asks Stripe about payments of which no message came', async () => {
    const one = await recruiter(app);
    const [paid, expired, open] = [await order(one), await order(one), await order(one)];
    stripe.troubles.push(400);
    await shop.buy(one, 'DISCOVERY', { key: 'never opened' });
    stripe.pay(paid);
    stripe.sessionOf(expired).status = 'expired';
    const asked = stripe.asked.length;
    await reconcile();
    expect(stripe.asked.slice(asked).join('\n')).not.toContain(
      `GET /v1/checkout/sessions/${stripe.sessionOf(paid).id}`,
    );
    await shop.advance(11 * MINUTE);
    await reconcile();
    const statuses = async (): Promise<string[]> =>
      Promise.all([paid, expired, open].map(async (id) => (await shop.purchase(one, id)).status));
    expect(await statuses()).toEqual(['PAID', 'EXPIRED', 'AWAITING_PAYMENT']);
    expect(await shop.balance(one)).toMatchObject({ balance: 60 });
    // The message comes after all.
    await shop.tell(stripe.aboutSession('completed', paid));
    expect(await shop.balance(one)).toMatchObject({ balance: 60 });
    await shop.advance(24 * 60 * MINUTE);
    await reconcile();
    expect((await shop.purchases(one)).find(({ pack_type }) => pack_type === 'DISCOVERY')?.status).toBe('EXPIRED');
  });

  it('hears that a payment confirmed later has failed, and stops asking about what only a person can settle', async () => {
    const one = await recruiter(app);
    const [failed, strange] = [await order(one), await order(one)];
    stripe.failLater(failed);
    Object.assign(stripe.pay(strange), { amount_total: 1 });
    await shop.advance(11 * MINUTE);
    await reconcile();
    expect((await shop.purchase(one, failed)).status).toBe('FAILED');
    expect((await shop.purchase(one, strange)).status).toBe('AWAITING_PAYMENT');
    expect(said('payment-of-another-amount')).toBe(true);
    await shop.advance(31 * 24 * 60 * MINUTE);
    const asked = stripe.asked.length;
    await reconcile();
    expect(stripe.asked.slice(asked).join('\n')).not.toContain(`${stripe.sessionOf(strange).id}?`);
  });

  it('takes back what is left of a refunded pack, and leaves what came otherwise', async () => {
    const one = await recruiter(app);
    const id = await order(one);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    // 25 credits go: the 20 of the month first, then 5 of the pack.
    await spendCredits(app, one.id, ...Array.from({ length: 5 }, () => 'COMPANY_SPOTLIGHT' as const));
    const other = await order(one, 'DISCOVERY');
    stripe.pay(other);
    await shop.tell(stripe.aboutSession('completed', other));
    await shop.tell(stripe.refund(id));
    expect((await shop.lines(one))[0]).toMatchObject({ type: 'ADJUSTMENT', amount: -35 });
    expect(await shop.balance(one)).toMatchObject({ balance: 10 });
  });

  describe('for a plan', () => {
    const choose = (buyer: Recruiter, plan: string) =>
      app.request({ method: 'PUT', url: '/api/subscriptions/current', token: buyer.token, payload: { plan } });
    const pay = (buyer: Recruiter, expects?: object, key?: string) =>
      shop.post<PurchaseAnswer & Refusal>(
        buyer,
        'payment',
        expects ? { expects } : {},
        key === undefined ? {} : { key },
      );
    const toBasic = { plan: 'BASIC', running_plan: 'FREE', next_plan: null };
    beforeAll(async () => {
      const { token } = await operator(app);
      for (const [plan, monthly_price] of [
        ['BASIC', 49],
        ['PREMIUM', 129],
      ] as const)
        await app.request({ method: 'PUT', url: `/api/admin/plans/${plan}`, token, payload: { monthly_price } });
    });

    it('leads two tabs to the same page, and twelve at once', async () => {
      const one = await recruiter(app);
      await choose(one, 'BASIC');
      const answers = await Promise.all(Array.from({ length: 12 }, (_, tab) => pay(one, toBasic, `tab ${tab}`)));
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
      expect(new Set(answers.map(({ body }) => body.purchase_id)).size).toBe(1);
      const id = answers[0]?.body.purchase_id ?? '';
      stripe.pay(id);
      await shop.tell(stripe.aboutSession('completed', id));
      // The other tab still shows the free plan.
      const late = await pay(one, toBasic, 'late tab');
      expect([late.status, late.body.code]).toEqual([409, 'BILLING.PLAN_MOVED']);
      expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
      expect(await shop.purchases(one)).toHaveLength(1);
    });

    it('closes the page of another plan, so that nobody pays for both', async () => {
      const one = await recruiter(app);
      await choose(one, 'BASIC');
      const { purchase_id: basic } = (await pay(one, toBasic)).body;
      await choose(one, 'PREMIUM');
      const { purchase_id: premium } = (await pay(one, { ...toBasic, plan: 'PREMIUM' })).body;
      expect(premium).not.toBe(basic);
      expect(stripe.sessionOf(basic).status).toBe('expired');
      expect((await shop.purchase(one, basic)).status).toBe('EXPIRED');
      // A payment that is being confirmed cannot be closed.
      Object.assign(stripe.sessionOf(premium), { status: 'complete' });
      await choose(one, 'BASIC');
      const refused = await pay(one, toBasic);
      expect([refused.status, refused.body.code]).toEqual([409, 'BILLING.PAYMENT_UNDER_WAY']);
      expect((await shop.purchase(one, premium)).status).toBe('AWAITING_PAYMENT');
    });

    it('takes the month away with its money', async () => {
      const one = await recruiter(app);
      await choose(one, 'BASIC');
      const ids: string[] = [];
      for (let month = 0; month < 2; month += 1) {
        const { purchase_id: id } = (await pay(one)).body;
        stripe.pay(id);
        await shop.tell(stripe.aboutSession('completed', id));
        ids.push(id);
        await shop.advance(MINUTE);
      }
      expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: null });
      await shop.tell(stripe.refund(ids[1] ?? ''));
      expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
      expect(await shop.balance(one)).toMatchObject({ balance: 100 });
      await shop.tell(stripe.refund(ids[0] ?? ''));
      expect(await shop.current(one)).toMatchObject({ plan: 'FREE', next_plan: null });
      expect(await shop.balance(one)).toMatchObject({ balance: 20 });
    });
  });
});
