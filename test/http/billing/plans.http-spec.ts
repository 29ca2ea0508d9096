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

  it('cost what an operator says, and are asked for until then', async () => {
    const one = await recruiter(app);
    const refused = await choose(one, 'BASIC');
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
    expect((await setPrice('BASIC', 1, one.token)).status).toBe(403);
    const { body: lists } = await app.request<PlansAnswer>({ url: '/api/subscriptions/plans' });
    expect(lists.plans.map(({ monthly_price }) => monthly_price)).toEqual([0, 49.95, null]);
    expect((await setPrice('BASIC', null)).body.monthly_price).toBeNull();
    const kept = await app.orm.em.fork().execute('select monthly_cents from plan_price order by id');
    expect(kept).toEqual([{ monthly_cents: 4_995 }, { monthly_cents: null }]);
  });

  it('begin when their month is paid for, with one allowance, and fall back to the free one', async () => {
    const one = await recruiter(app);
    await setPrice('BASIC', 49);
    expect(await shop.current(one)).toMatchObject({
      plan: 'FREE',
      next_plan: null,
      chosen_plan: null,
      monthly_price: 0,
    });
    expect((await shop.post<Refusal>(one, 'payment', {})).body.code).toBe('BILLING.NOTHING_TO_PAY');
    expect((await choose(one, 'BASIC')).body).toMatchObject({ plan: 'FREE', chosen_plan: 'BASIC', next_plan: null });
    await shop.advance(5 * DAY);
    const { status, body } = await shop.post(one, 'payment', {}, { key: 'month' });
    expect([status, body.status, body.new_balance]).toEqual([200, 'PAID', 100]);
    expect(body.message).toBe('Forfait «\u00a0De base\u00a0» payé pour un mois.');
    const renewsAt = '2026-02-20T15:00:00.000Z';
    expect(await shop.current(one)).toMatchObject({
      plan: 'BASIC',
      monthly_price: 49,
      next_plan: 'FREE',
      chosen_plan: null,
      renews_at: renewsAt,
    });
    await shop.forgetAnswers();
    expect((await shop.post(one, 'payment', {}, { key: 'month' })).body).toEqual(body);
    expect(await shop.purchases(one)).toHaveLength(1);
    expect((await shop.purchases(one))[0]).toMatchObject({
      kind: 'PLAN',
      plan: 'BASIC',
      description: 'Forfait «\u00a0De base\u00a0», un mois',
      total: 56.34,
    });
    await shop.advance(31 * DAY);
    expect(await shop.current(one)).toMatchObject({ plan: 'FREE', next_plan: null });
    expect(await shop.balance(one)).toMatchObject({ balance: 20 });
  });

  it('are paid a month ahead, and no more', async () => {
    const one = await recruiter(app);
    await setPrice('BASIC', 49);
    await choose(one, 'BASIC');
    await shop.advance(DAY);
    await shop.post(one, 'payment', {});
    expect((await shop.post(one, 'payment', {})).body.new_balance).toBe(100);
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: null });
    expect((await shop.post<Refusal>(one, 'payment', {})).body.code).toBe('BILLING.PAID_AHEAD');
    await shop.advance(32 * DAY);
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
  });

  it('whose month costs much ask for the password where the session is not fresh', async () => {
    const one = await recruiter(app);
    await setPrice('PREMIUM', 3_000);
    await choose(one, 'PREMIUM');
    app.clock.advance(16 * 60_000);
    const refused = await shop.post<Refusal>(one, 'payment', {});
    expect([refused.status, refused.body.code]).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    const wrong = await shop.post<Refusal>(one, 'payment', { current_password: 'not mine at all' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'IDENTITY.WRONG_PASSWORD']);
    expect(await shop.purchases(one)).toEqual([]);
    const pay = () => shop.post(one, 'payment', { current_password: PASSWORD }, { key: 'much' });
    const proved = await pay();
    expect([proved.status, proved.body.new_balance]).toEqual([200, 300]);
    expect((await pay()).body).toEqual(proved.body);
    expect(await shop.purchases(one)).toHaveLength(1);
    await setPrice('PREMIUM', 129);
  });

  it('that are smaller take over at the renewal', async () => {
    const one = await recruiter(app);
    await setPrice('BASIC', 49);
    await setPrice('PREMIUM', 129);
    await choose(one, 'PREMIUM');
    await shop.advance(DAY);
    await shop.post(one, 'payment', {});
    expect((await choose(one, 'BASIC')).body).toMatchObject({ chosen_plan: 'BASIC', next_plan: 'FREE' });
    await shop.post(one, 'payment', {});
    expect(await shop.current(one)).toMatchObject({ plan: 'PREMIUM', next_plan: 'BASIC', chosen_plan: null });
    expect(await shop.balance(one)).toMatchObject({ balance: 300 });
    await shop.advance(32 * DAY);
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect(await shop.balance(one)).toMatchObject({ balance: 100 });
  });

  it('that go on by themselves end when somebody says so, and go on when that is taken back', async () => {
    const one = await recruiter(app);
    await shop.balance(one);
    await app.orm.em.fork().execute(`update credit_account set plan = 'BASIC' where owner_id = ?`, [one.id]);
    expect((await shop.post<Refusal>(one, 'payment', {})).body.code).toBe('BILLING.NOTHING_TO_PAY');
    expect((await cancel(one)).status).toBe(200);
    expect(await shop.current(one)).toMatchObject({ plan: 'BASIC', next_plan: 'FREE' });
    expect((await cancel(one)).status).toBe(200);
    expect((await choose(one, 'BASIC')).body.next_plan).toBeNull();
    await cancel(one);
    await shop.advance(32 * DAY);
    expect(await shop.current(one)).toMatchObject({ plan: 'FREE', next_plan: null });
    expect((await cancel(one)).status).toBe(200);
    for (const plan of ['GOLD', null, 1]) expect((await choose(one, plan as string)).status).toBe(400);
  });

  it('bring nothing to a closed account any more', async () => {
    const one = await recruiter(app);
    await shop.balance(one);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: one.token })).status).toBe(200);
    await shop.advance(40 * DAY);
    const credits = app.app.get(CreditsFacade, { strict: false });
    await RequestContext.create(app.orm.em, () => credits.open(one.id));
    const lots = await app.orm.em.fork().execute('select amount from credit_lot where owner_id = ?', [one.id]);
    expect(lots).toEqual([{ amount: 20 }]);
  });
});
