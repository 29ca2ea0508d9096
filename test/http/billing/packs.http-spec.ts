import type { PlansAnswer, SubscriptionDashboard } from '../../../server/modules/billing/http/billing.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { operator, recruiter } from '../credits/recruiters.js';
import { PASSWORD, signUp } from '../identity/people.js';
import { longSessions, type Refusal, Shop } from './shop.js';

const DAY = 86_400_000;

describe('packs and credits', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp({ env: longSessions });
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  it('are public, with plans, taxes and the payment provider', async () => {
    const { status, body } = await app.request<PlansAnswer>({ url: '/api/subscriptions/plans' });
    expect(status).toBe(200);
    expect(
      body.packs.map(({ pack_type, name, credits, price, price_per_credit, validity_days }) => [
        pack_type,
        name,
        credits,
        price,
        price_per_credit,
        validity_days,
      ]),
    ).toEqual([
      ['DISCOVERY', 'Starter Pack', 10, 299, 29.9, 90],
      ['STANDARD', 'Growth Pack', 40, 899, 22.48, 120],
      ['PREMIUM', 'Scale Pack', 100, 1999, 19.99, 180],
      ['ENTERPRISE', 'Enterprise', null, null, null, null],
    ]);
    expect(body.packs.map(({ is_popular, custom_pricing }) => [is_popular, custom_pricing])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(
      body.plans.map(({ plan, name, monthly_credits, monthly_price }) => [plan, name, monthly_credits, monthly_price]),
    ).toEqual([
      ['FREE', 'Gratuit', 20, 0],
      ['BASIC', 'De base', 100, null],
      ['PREMIUM', 'Premium', 300, null],
    ]);
    expect(body.taxes).toEqual([
      { code: 'GST', name: 'TPS', rate: 0.05 },
      { code: 'QST', name: 'TVQ', rate: 0.09975 },
    ]);
    expect(body.payment_provider).toBe('test');
  });

  it('add their credits immediately, with an invoice, and stay active for their days of validity', async () => {
    const customer = await recruiter(app);
    const { status, body } = await shop.buy(customer, 'standard');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Pack Croissance acheté avec succès! 40 crédits ajoutés.',
      new_balance: 60,
      invoice_id: expect.any(String),
      purchase_id: expect.any(String),
      status: 'PAID',
      checkout_url: null,
    });
    expect(await shop.purchase(customer, body.purchase_id)).toMatchObject({
      kind: 'PACK',
      pack_type: 'STANDARD',
      description: 'Pack Croissance, 40 crédits',
      credits: 40,
      subtotal: 899,
      gst: 44.95,
      qst: 89.68,
      total: 1033.63,
      invoice_number: expect.stringMatching(/^2026-\d{6}$/),
      paid_at: app.clock.now().toISOString(),
    });
    const [line] = await shop.lines(customer);
    expect(line).toMatchObject({
      type: 'EARNED',
      amount: 40,
      description: 'Achat de crédits',
      reference: { type: 'PURCHASE', id: body.purchase_id },
    });
    const bought = await shop.balance(customer);
    const ends = new Date(app.clock.now().getTime() + 120 * DAY).toISOString();
    expect(bought.active_pack).toEqual({ pack_type: 'STANDARD', name: 'Growth Pack', credits: 40, expires_at: ends });
    await shop.advance(120 * DAY - 1);
    expect((await shop.balance(customer)).active_pack).not.toBeNull();
    await shop.advance(1);
    const later = await shop.balance(customer);
    expect(later.active_pack).toBeNull();
    expect(later.buckets.find(({ bucket }) => bucket === 'PURCHASED')).toMatchObject({
      available_balance: 40,
      expires_at: null,
    });
  });

  it('answer in English if requested', async () => {
    const { body } = await shop.buy(await recruiter(app), 'DISCOVERY', { language: 'en' });
    expect(body.message).toBe('Starter pack purchased successfully! 10 credits added.');
  });

  it('make the one that ends last the active pack', async () => {
    const customer = await recruiter(app);
    await shop.buy(customer, 'PREMIUM');
    await shop.buy(customer, 'DISCOVERY');
    expect((await shop.balance(customer)).active_pack).toMatchObject({ pack_type: 'PREMIUM' });
  });

  it('without a price refer to the sales team', async () => {
    const customer = await recruiter(app);
    const { status, body } = await shop.buy<Refusal>(customer, 'ENTERPRISE');
    expect([status, body.code, body.error]).toEqual([
      409,
      'CREDITS.CONTACT_SALES',
      'Contactez notre équipe commerciale pour le pack Entreprise.',
    ]);
    const english = await shop.buy<Refusal>(customer, 'ENTERPRISE', { language: 'en' });
    expect(english.body.error).toBe('Contact our sales team for the Enterprise pack.');
    expect(await shop.purchases(customer)).toEqual([]);
  });

  it.each([
    [{}],
    [{ packType: 'GOLD' }],
    [{ packType: 'STANDARD', price: 1 }],
    [{ packType: 'STANDARD', return_path: 'https://elsewhere.example/' }],
    [{ packType: 'STANDARD', return_path: '//elsewhere.example' }],
    [{ packType: 'STANDARD', return_path: '/\\elsewhere.example' }],
    [{ packType: 'STANDARD', return_path: '/\t/elsewhere.example' }],
    [{ packType: 'STANDARD', return_path: '/\t/[' }],
  ])('are not sold for the request %j', async (payload) => {
    const customer = await recruiter(app);
    expect((await shop.post(customer, 'purchase', payload)).status).toBe(400);
    expect(await shop.purchases(customer)).toEqual([]);
  });

  it('are bought once per key: after a double click, a lost answer, a day later', async () => {
    const customer = await recruiter(app);
    const clicks = await Promise.all([1, 2, 3].map(() => shop.buy(customer, 'STANDARD', { key: 'click' })));
    expect(clicks.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    const first = clicks.find(({ status }) => status === 200)?.body;
    await shop.forgetAnswers();
    const again = await shop.buy(customer, 'STANDARD', { key: 'click' });
    expect([again.status, again.body]).toEqual([200, first]);
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    expect(await shop.purchases(customer)).toHaveLength(1);
    await shop.forgetAnswers();
    const other = await shop.buy<Refusal>(customer, 'PREMIUM', { key: 'click' });
    expect([other.status, other.body.code]).toEqual([422, 'REQUEST.IDEMPOTENCY_KEY_REUSED']);
    const stranger = await recruiter(app);
    expect((await shop.buy(stranger, 'PREMIUM', { key: 'click' })).body.new_balance).toBe(120);
  });

  it('can be replaced by single credits at the price of the smallest pack', async () => {
    const customer = await recruiter(app);
    const { status, body } = await shop.post(customer, 'buy-credits', { amount: 3, payment_method: 'test' });
    expect([status, body.new_balance, body.message]).toEqual([200, 23, '3 crédits ajoutés.']);
    expect(await shop.purchase(customer, body.purchase_id)).toMatchObject({
      kind: 'CREDITS',
      description: '3 crédits',
      subtotal: 89.7,
      gst: 4.49,
      qst: 8.95,
      total: 103.14,
    });
    expect((await shop.balance(customer)).active_pack).toBeNull();
    const single = await shop.post(customer, 'buy-credits', { amount: 1, payment_method: 'CARD' });
    expect(single.body.message).toBe('1 crédit ajouté.');
    for (const payload of [
      { amount: 0, payment_method: 'TEST' },
      { amount: 1.5, payment_method: 'TEST' },
      { amount: 1_001, payment_method: 'TEST' },
      { amount: 1, payment_method: 'CASH' },
      { amount: 1 },
    ])
      expect((await shop.post(customer, 'buy-credits', payload)).status).toBe(400);
  });

  it('require the password for a large purchase in an old session', async () => {
    const customer = await recruiter(app);
    const many = { amount: 100, payment_method: 'TEST' };
    const before = (await shop.balance(customer)).balance;
    expect((await shop.post(customer, 'buy-credits', many)).status).toBe(200);
    app.clock.advance(16 * 60_000);
    const refused = await shop.post<Refusal>(customer, 'buy-credits', many, { key: 'much' });
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    const wrong = await shop.post<Refusal>(customer, 'buy-credits', { ...many, current_password: 'not mine at all' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'IDENTITY.WRONG_PASSWORD']);
    expect((await shop.balance(customer)).balance).toBe(before + 100);
    expect((await shop.post(customer, 'buy-credits', { ...many, amount: 72 })).status).toBe(200);
    expect((await shop.buy(customer, 'PREMIUM')).status).toBe(200);
    const proved = await shop.post(customer, 'buy-credits', { ...many, current_password: PASSWORD });
    expect([proved.status, proved.body.new_balance]).toEqual([200, before + 100 + 72 + 100 + 100]);
  });

  it('are on the dashboard with the balance', async () => {
    const customer = await recruiter(app);
    await shop.buy(customer, 'DISCOVERY');
    const page = await shop.get<SubscriptionDashboard>(customer, '/api/subscriptions/dashboard?historyLimit=1');
    expect(page.packs).toHaveLength(4);
    expect(page.balance).toEqual(await shop.balance(customer));
    expect(page.costs).toMatchObject({ COMPANY_SPOTLIGHT: 5, RESERVATION: 1 });
    expect(page.transactions.map(({ amount }) => amount)).toEqual([10]);
    const { status } = await app.request({ url: '/api/subscriptions/dashboard?historyLimit=0', token: customer.token });
    expect(status).toBe(400);
  });

  it('are listed newest first, only for their buyer', async () => {
    const customer = await recruiter(app);
    const first = (await shop.buy(customer, 'DISCOVERY')).body.purchase_id;
    await shop.advance(1_000);
    const second = (await shop.buy(customer, 'STANDARD')).body.purchase_id;
    expect((await shop.purchases(customer)).map(({ id }) => id)).toEqual([second, first]);
    const other = await recruiter(app);
    expect(await shop.purchases(other)).toEqual([]);
    for (const id of [first, newId()])
      expect((await app.request({ url: `/api/subscriptions/purchases/${id}`, token: other.token })).status).toBe(404);
  });

  it.each([
    ['POST', '/api/subscriptions/purchase', { packType: 'STANDARD' }],
    ['POST', '/api/subscriptions/buy-credits', { amount: 1, payment_method: 'TEST' }],
    ['POST', '/api/subscriptions/payment', {}],
    ['GET', '/api/subscriptions/history', undefined],
  ] as const)('%s %s is for approved recruiters', async (method, url, payload) => {
    const ask = async (token?: string): Promise<number> =>
      (await app.request({ method, url, ...(payload ? { payload } : {}), ...(token ? { token } : {}) })).status;
    expect(await ask()).toBe(401);
    expect(await ask((await signUp(app)).token)).toBe(403);
    expect(await ask((await operator(app)).token)).toBe(403);
  });
});
