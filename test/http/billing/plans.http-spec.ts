import { RequestContext } from '@mikro-orm/postgresql';
import type { Plan, PlansAnswer } from '../../../server/modules/billing/http/billing.contract.js';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { operator, type Recruiter, recruiter } from '../credits/recruiters.js';
import { PASSWORD } from '../identity/people.js';
import { longSessions, type Refusal, Shop } from './shop.js';

const DAY = 86_400_000;

describe('plans', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp({ env: longSessions });
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const setPrice = async (plan: string, monthly_price: number | null, token?: string) =>
    app.request<Plan & Refusal>({
      method: 'PUT',
      url: `/api/admin/plans/${plan}`,
      token: token ?? (await operator(app)).token,
      payload: { monthly_price },
    });
  const choose = ({ token }: Recruiter, plan: string) =>
    app.request<Refusal & { chosen_plan: string; next_plan: string }>({
      method: 'PUT',
      url: '/api/subscriptions/current',
      token,
      payload: { plan },
    });
  const cancel = ({ token }: Recruiter) => app.request({ method: 'DELETE', url: '/api/subscriptions/current', token });

  it('have the price that an operator set, and refer to sales before that', async () => {
    const customer = await recruiter(app);
    const refused = await choose(customer, 'BASIC');
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'CREDITS.CONTACT_SALES',
      'Contactez notre équipe commerciale pour ce forfait.',
    ]);
    const { status, body } = await setPrice('basic', 49.95);
    expect([status, body]).toEqual([
      200,
      { plan: 'BASIC', name: 'De base', monthly_credits: 100, monthly_price: 49.95 },
    ]);
    for (const price of [0, -1, 0.001, 10.005, 100_001]) expect((await setPrice('BASIC', price)).status).toBe(400);
    expect((await setPrice('FREE', 10)).status).toBe(400);
    expect((await setPrice('BASIC', 1, customer.token)).status).toBe(403);
    const { body: lists } = await app.request<PlansAnswer>({ url: '/api/subscriptions/plans' });
    expect(lists.plans.map(({ monthly_price }) => monthly_price)).toEqual([0, 49.95, null]);
    expect((await setPrice('BASIC', null)).body.monthly_price).toBeNull();
    const kept = await app.orm.em.fork().execute('select monthly_cents from plan_price order by id');
    expect(kept).toEqual([{ monthly_cents: 4_995 }, { monthly_cents: null }]);
  });

  it('start when their month is paid, with one allowance, and fall back to the free plan', async () => {
    const customer = await recruiter(app);
    await setPrice('BASIC', 49);
    expect(await shop.current(customer)).toMatchObject({
      plan: 'FREE',
      next_plan: null,
      chosen_plan: null,
      monthly_price: 0,
    });
    expect((await shop.post<Refusal>(customer, 'payment', {})).body.code).toBe('BILLING.NOTHING_TO_PAY');
    expect((await choose(customer, 'BASIC')).body).toMatchObject({
      plan: 'FREE',
      chosen_plan: 'BASIC',
      next_plan: null,
    });
    await shop.advance(5 * DAY);
    const { status, body } = await shop.post(customer, 'payment', {}, { key: 'month' });
    expect([status, body.status, body.new_balance]).toEqual([200, 'PAID', 100]);
    expect(body.message).toBe('Forfait «\u00a0De base\u00a0» payé pour un mois.');
    const renewsAt = '2026-02-20T15:00:00.000Z';
    expect(await shop.current(customer)).toMatchObject({
      plan: 'BASIC',
      monthly_price: 49,
      next_plan: 'FREE',
      chosen_plan: null,
      renews_at: renewsAt,
    });
    await shop.forgetAnswers();
    expect((await shop.post(customer, 'payment', {}, { key: 'month' })).body).toEqual(body);
    expect(await shop.purchases(customer)).toHaveLength(1);
    expect((await shop.purchases(customer))[0]).toMatchObject({
      kind: 'PLAN',
      plan: 'BASIC',
      description: 'Forfait «\u00a0De base\u00a0», un mois',
      total: 56.34,
    });
    await shop.advance(31 * DAY);
    expect(await shop.current(customer)).toMatchObject({ plan: 'FREE', next_plan: null });
    expect(await shop.balance(customer)).toMatchObject({ balance: 20 });
  });

  it('can be paid one month ahead, but no more', async () => {
    const customer = await recruiter(app);
    await setPrice('BASIC', 49);
    await choose(customer, 'BASIC');
    await shop.advance(DAY);
    await shop.post(customer, 'payment', {});
    expect((await shop.post(customer, 'payment', {})).body.new_balance).toBe(100);
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: null });
    expect((await shop.post<Refusal>(customer, 'payment', {})).body.code).toBe('BILLING.PAID_AHEAD');
    await shop.advance(32 * DAY);
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
  });

  it('require the password for an expensive month in an old session', async () => {
    const customer = await recruiter(app);
    await setPrice('PREMIUM', 3_000);
    await choose(customer, 'PREMIUM');
    app.clock.advance(16 * 60_000);
    const refused = await shop.post<Refusal>(customer, 'payment', {});
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    const wrong = await shop.post<Refusal>(customer, 'payment', { current_password: 'not mine at all' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'IDENTITY.WRONG_PASSWORD']);
    expect(await shop.purchases(customer)).toEqual([]);
    const pay = () => shop.post(customer, 'payment', { current_password: PASSWORD }, { key: 'much' });
    const proved = await pay();
    expect([proved.status, proved.body.new_balance]).toEqual([200, 300]);
    expect((await pay()).body).toEqual(proved.body);
    expect(await shop.purchases(customer)).toHaveLength(1);
    await setPrice('PREMIUM', 129);
  });

  it('that are smaller start at the renewal', async () => {
    const customer = await recruiter(app);
    await setPrice('BASIC', 49);
    await setPrice('PREMIUM', 129);
    await choose(customer, 'PREMIUM');
    await shop.advance(DAY);
    await shop.post(customer, 'payment', {});
    expect((await choose(customer, 'BASIC')).body).toMatchObject({ chosen_plan: 'BASIC', next_plan: 'FREE' });
    await shop.post(customer, 'payment', {});
    expect(await shop.current(customer)).toMatchObject({ plan: 'PREMIUM', next_plan: 'BASIC', chosen_plan: null });
    expect(await shop.balance(customer)).toMatchObject({ balance: 300 });
    await shop.advance(32 * DAY);
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect(await shop.balance(customer)).toMatchObject({ balance: 100 });
  });

  it('that were granted end when cancelled, and continue if that is undone', async () => {
    const customer = await recruiter(app);
    await shop.balance(customer);
    await app.orm.em.fork().execute(`update credit_account set plan = 'BASIC' where owner_id = ?`, [customer.id]);
    expect((await shop.post<Refusal>(customer, 'payment', {})).body.code).toBe('BILLING.NOTHING_TO_PAY');
    expect((await cancel(customer)).status).toBe(200);
    expect(await shop.current(customer)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect((await cancel(customer)).status).toBe(200);
    expect((await choose(customer, 'BASIC')).body.next_plan).toBeNull();
    await cancel(customer);
    await shop.advance(32 * DAY);
    expect(await shop.current(customer)).toMatchObject({ plan: 'FREE', next_plan: null });
    expect((await cancel(customer)).status).toBe(200);
    for (const plan of ['GOLD', null, 1]) expect((await choose(customer, plan as string)).status).toBe(400);
  });

  it('grant nothing more to a closed account', async () => {
    const customer = await recruiter(app);
    await shop.balance(customer);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: customer.token })).status).toBe(200);
    await shop.advance(40 * DAY);
    const credits = app.app.get(CreditsFacade, { strict: false });
    await RequestContext.create(app.orm.em, () => credits.open(customer.id));
    const lots = await app.orm.em.fork().execute('select amount from credit_lot where owner_id = ?', [customer.id]);
    expect(lots).toEqual([{ amount: 20 }]);
  });
});
