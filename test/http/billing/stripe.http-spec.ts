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
    // Stop it first: a listening server would keep the process alive if the application did not start.
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

  it('opens a page with the price, the taxes and the way back, and adds no credits yet', async () => {
    const customer = await recruiter(app);
    const { body } = await shop.post(customer, 'purchase', { packType: 'STANDARD', return_path: '/candidates?page=2' });
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
    expect(await shop.balance(customer)).toMatchObject({ balance: 20, active_pack: null });
  });

  it('adds the credits once, even if the message is repeated', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    stripe.pay(id);
    const event = stripe.aboutSession('completed', id);
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await shop.tell(event);
      expect([status, body]).toEqual([200, { received: true }]);
    }
    // The same payment in another type of message.
    expect((await shop.tell(stripe.aboutSession('async_payment_succeeded', id))).status).toBe(200);
    expect(await shop.purchase(customer, id)).toMatchObject({ status: 'PAID', invoice_number: expect.any(String) });
    expect(await shop.balance(customer)).toMatchObject({ balance: 60, active_pack: { pack_type: 'STANDARD' } });
    expect((await shop.lines(customer)).filter(({ reference }) => reference?.id === id)).toHaveLength(1);
  });

  it('waits for payment methods that confirm days later', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    await shop.tell(stripe.aboutSession('completed', id, { payment_status: 'unpaid' }));
    expect((await shop.purchase(customer, id)).status).toBe('AWAITING_PAYMENT');
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('async_payment_succeeded', id));
    // The first message is repeated late and out of order.
    await shop.tell(stripe.aboutSession('completed', id, { payment_status: 'unpaid' }));
    expect((await shop.purchase(customer, id)).status).toBe('PAID');
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
  });

  it.each([
    ['async_payment_failed', 'FAILED'],
    ['expired', 'EXPIRED'],
  ] as const)('adds nothing after the message %s', async (type, status) => {
    const customer = await recruiter(app);
    const id = await order(customer);
    await shop.tell(stripe.aboutSession(type, id));
    await shop.tell(stripe.aboutSession('async_payment_failed', id));
    await shop.tell(stripe.aboutSession('expired', id));
    expect(await shop.purchase(customer, id)).toMatchObject({ status, invoice_id: null });
    expect(await shop.balance(customer)).toMatchObject({ balance: 20 });
    // A payment after the end must not be kept silently: it is logged for the operators.
    stripe.pay(id);
    expect((await shop.tell(stripe.aboutSession('completed', id))).status).toBe(200);
    expect((await shop.purchase(customer, id)).status).toBe(status);
    expect(said('payment-after-the-end')).toBe(true);
  });

  it('takes back the remaining credits of a refund', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    await spendCredits(app, customer.id, 'COMPANY_SPOTLIGHT');
    await shop.tell(stripe.refund(id, false));
    expect((await shop.purchase(customer, id)).status).toBe('PAID');
    const event = stripe.refund(id);
    await shop.tell(event);
    await shop.tell(event);
    await shop.tell(stripe.refund(id));
    expect(await shop.purchase(customer, id)).toMatchObject({ status: 'REFUNDED', invoice_id: expect.any(String) });
    expect(await shop.balance(customer)).toMatchObject({ balance: 15, active_pack: null });
    expect((await shop.lines(customer))[0]).toMatchObject({
      type: 'ADJUSTMENT',
      amount: -40,
      description: 'Achat remboursé',
    });
  });

  it('refuses a refund before its payment, so that Stripe sends it again', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    stripe.pay(id);
    const refund = stripe.refund(id);
    const early = await shop.tell(refund);
    expect([early.status, early.body.code]).toEqual([409, 'BILLING.TOLD_TOO_EARLY']);
    await shop.tell(stripe.aboutSession('completed', id));
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    expect((await shop.tell(refund)).status).toBe(200);
    expect((await shop.purchase(customer, id)).status).toBe('REFUNDED');
    expect(await shop.balance(customer)).toMatchObject({ balance: 20 });
  });

  it('accepts messages only from Stripe, and no old ones', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
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
    expect((await shop.purchase(customer, id)).status).toBe('AWAITING_PAYMENT');
    // One valid signature of several is enough: Stripe sends several while its secret changes.
    const both = stripeSignature(event.body, new Date(now.getTime() - 4 * MINUTE), 'whsec_old', STRIPE_SECRET);
    expect((await shop.tell(event, both)).status).toBe(200);
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    expect(log.join('')).not.toContain(STRIPE_SECRET);
  });

  it('adds nothing for another amount or currency', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id, { amount_total: 100 }));
    await shop.tell(stripe.aboutSession('completed', id, { currency: 'usd' }));
    expect((await shop.purchase(customer, id)).status).toBe('AWAITING_PAYMENT');
    expect(said('payment-of-another-amount')).toBe(true);
    await shop.tell(stripe.aboutSession('completed', id));
    expect((await shop.purchase(customer, id)).status).toBe('PAID');
  });

  it('accepts messages that do not concern our purchases, and does nothing', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
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
    expect((await shop.purchase(customer, id)).status).toBe('AWAITING_PAYMENT');
  });

  it('answers 503 if Stripe does not answer or refuses, charges nothing, and continues when repeated', async () => {
    const customer = await recruiter(app);
    stripe.troubles.push(400);
    const refused = await shop.buy<Refusal>(customer, 'STANDARD', { key: 'again' });
    expect([refused.status, refused.body.code]).toEqual([503, 'BILLING.PAYMENT_UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('5');
    const before = stripe.sessions.size;
    // Stripe created the page and the answer was lost: the same idempotency key returns the same page.
    stripe.troubles.push('hang up');
    const answers: PurchaseAnswer[] = [];
    for (let times = 0; times < 2; times += 1) {
      answers.push((await shop.buy(customer, 'STANDARD', { key: 'again' })).body);
      await shop.forgetAnswers();
    }
    expect(answers[0]).toMatchObject({ status: 'AWAITING_PAYMENT', checkout_url: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect(stripe.sessions.size).toBe(before + 1);
    expect(await shop.purchases(customer)).toHaveLength(1);
  });

  it('offers no test payment', async () => {
    const customer = await recruiter(app);
    const { status, body } = await shop.post<Refusal>(customer, 'buy-credits', { amount: 2, payment_method: 'TEST' });
    expect([status, body.code]).toEqual([400, 'BILLING.METHOD_NOT_OFFERED']);
    const card = await shop.post(customer, 'buy-credits', { amount: 2, payment_method: 'CARD' });
    expect(card.body.status).toBe('AWAITING_PAYMENT');
  });

  it('asks Stripe about payments without a message', async () => {
    const customer = await recruiter(app);
    const [paid, expired, open] = [await order(customer), await order(customer), await order(customer)];
    stripe.troubles.push(400);
    await shop.buy(customer, 'DISCOVERY', { key: 'never opened' });
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
      Promise.all([paid, expired, open].map(async (id) => (await shop.purchase(customer, id)).status));
    expect(await statuses()).toEqual(['PAID', 'EXPIRED', 'AWAITING_PAYMENT']);
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    // The message arrives late.
    await shop.tell(stripe.aboutSession('completed', paid));
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    await shop.advance(24 * 60 * MINUTE);
    await reconcile();
    expect((await shop.purchases(customer)).find(({ pack_type }) => pack_type === 'DISCOVERY')?.status).toBe('EXPIRED');
  });

  it('learns that a delayed payment has failed, and stops asking about cases for an operator', async () => {
    const customer = await recruiter(app);
    const [failed, strange] = [await order(customer), await order(customer)];
    stripe.failLater(failed);
    Object.assign(stripe.pay(strange), { amount_total: 1 });
    await shop.advance(11 * MINUTE);
    await reconcile();
    expect((await shop.purchase(customer, failed)).status).toBe('FAILED');
    expect((await shop.purchase(customer, strange)).status).toBe('AWAITING_PAYMENT');
    expect(said('payment-of-another-amount')).toBe(true);
    await shop.advance(31 * 24 * 60 * MINUTE);
    const asked = stripe.asked.length;
    await reconcile();
    expect(stripe.asked.slice(asked).join('\n')).not.toContain(`${stripe.sessionOf(strange).id}?`);
  });

  it('takes back the remaining credits of a refunded pack, and no others', async () => {
    const customer = await recruiter(app);
    const id = await order(customer);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    // 25 credits are spent: first the 20 monthly ones, then 5 of the pack.
    await spendCredits(app, customer.id, ...Array.from({ length: 5 }, () => 'COMPANY_SPOTLIGHT' as const));
    const other = await order(customer, 'DISCOVERY');
    stripe.pay(other);
    await shop.tell(stripe.aboutSession('completed', other));
    await shop.tell(stripe.refund(id));
    expect((await shop.lines(customer))[0]).toMatchObject({ type: 'ADJUSTMENT', amount: -35 });
    expect(await shop.balance(customer)).toMatchObject({ balance: 10 });
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

    it('gives two tabs, and twelve parallel requests, the same page', async () => {
      const customer = await recruiter(app);
      await choose(customer, 'BASIC');
      const answers = await Promise.all(Array.from({ length: 12 }, (_, tab) => pay(customer, toBasic, `tab ${tab}`)));
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
      expect(new Set(answers.map(({ body }) => body.purchase_id)).size).toBe(1);
      const id = answers[0]?.body.purchase_id ?? '';
      stripe.pay(id);
      await shop.tell(stripe.aboutSession('completed', id));
      // The other tab still shows the free plan.
      const late = await pay(customer, toBasic, 'late tab');
      expect([late.status, late.body.code]).toEqual([409, 'BILLING.PLAN_MOVED']);
      expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
      expect(await shop.purchases(customer)).toHaveLength(1);
    });

    it('closes the page of another plan, so that nobody pays both', async () => {
      const customer = await recruiter(app);
      await choose(customer, 'BASIC');
      const { purchase_id: basic } = (await pay(customer, toBasic)).body;
      await choose(customer, 'PREMIUM');
      const { purchase_id: premium } = (await pay(customer, { ...toBasic, plan: 'PREMIUM' })).body;
      expect(premium).not.toBe(basic);
      expect(stripe.sessionOf(basic).status).toBe('expired');
      expect((await shop.purchase(customer, basic)).status).toBe('EXPIRED');
      // A payment that is being confirmed cannot be closed.
      Object.assign(stripe.sessionOf(premium), { status: 'complete' });
      await choose(customer, 'BASIC');
      const refused = await pay(customer, toBasic);
      expect([refused.status, refused.body.code]).toEqual([409, 'BILLING.PAYMENT_UNDER_WAY']);
      expect((await shop.purchase(customer, premium)).status).toBe('AWAITING_PAYMENT');
    });

    it('removes the month when it is refunded', async () => {
      const customer = await recruiter(app);
      await choose(customer, 'BASIC');
      const ids: string[] = [];
      for (let month = 0; month < 2; month += 1) {
        const { purchase_id: id } = (await pay(customer)).body;
        stripe.pay(id);
        await shop.tell(stripe.aboutSession('completed', id));
        ids.push(id);
        await shop.advance(MINUTE);
      }
      expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: null });
      await shop.tell(stripe.refund(ids[1] ?? ''));
      expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
      expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
      await shop.tell(stripe.refund(ids[0] ?? ''));
      expect(await shop.current(customer)).toMatchObject({ plan: 'FREE', next_plan: null });
      expect(await shop.balance(customer)).toMatchObject({ balance: 20 });
    });
  });
});
