import { randomUUID } from 'node:crypto';
import type { SpotlightAnswer, SpotlightCompanies } from '../../../server/modules/billing/http/billing.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { recruiter } from '../credits/recruiters.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { longSessions, type Refusal, Shop } from './shop.js';

const DAY = 86_400_000;

describe('the spotlight', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp({ env: longSessions });
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());
  // Each test starts with an empty spotlight.
  beforeEach(() => app.orm.em.fork().execute('delete from spotlight'));

  const step = <T = SpotlightAnswer>({ token }: Pick<Recruiter, 'token'>, key: string = randomUUID()) =>
    app.request<T>({
      method: 'POST',
      url: '/api/companies/spotlight',
      token,
      headers: { 'idempotency-key': key },
    });
  const inFront = async (): Promise<SpotlightCompanies['companies']> =>
    (await app.request<SpotlightCompanies>({ url: '/api/companies/spotlight' })).body.companies;

  it('shows a company for a week, and for another week', async () => {
    const customer = await recruiterOf(
      app,
      {},
      { name: 'Fromagerie du Lac', industry: 'Alimentation', location: 'Alma' },
    );
    await publish(app, customer.token);
    expect(await inFront()).toEqual([]);
    const first = await step(customer);
    const until = new Date(app.clock.now().getTime() + 7 * DAY);
    expect([first.status, first.body]).toEqual([200, { spotlight_until: until.toISOString(), available_balance: 15 }]);
    expect(await inFront()).toEqual([
      {
        id: customer.companyId,
        name: 'Fromagerie du Lac',
        logo_url: null,
        industry: 'Alimentation',
        location: 'Alma',
        active_jobs: 1,
      },
    ]);
    await shop.advance(DAY);
    expect((await step(customer)).body).toEqual({
      spotlight_until: new Date(until.getTime() + 7 * DAY).toISOString(),
      available_balance: 10,
    });
    expect(await inFront()).toHaveLength(1);
    await shop.advance(13 * DAY - 1);
    expect(await inFront()).toHaveLength(1);
    await shop.advance(1);
    expect(await inFront()).toEqual([]);
  });

  it('is paid once per key', async () => {
    const customer = await recruiterOf(app);
    const { body } = await step(customer, 'key');
    await shop.forgetAnswers();
    await shop.advance(1_000);
    expect((await step(customer, 'key')).body).toEqual(body);
    expect(await shop.balance(customer)).toMatchObject({ balance: 15 });
  });

  it('is refused without a company or with too few credits, and nothing is spent', async () => {
    const alone = await recruiter(app);
    expect((await step<Refusal>(alone)).body.code).toBe('BILLING.COMPANY_MISSING');
    expect(await shop.balance(alone)).toMatchObject({ balance: 20 });
    const customer = await recruiterOf(app);
    for (let times = 0; times < 4; times += 1) await step(customer);
    const { status, body } = await step<Refusal>(customer);
    expect([status, body.code, body.required]).toEqual([402, 'CREDITS.INSUFFICIENT', 5]);
    const until = new Date(app.clock.now().getTime() + 28 * DAY).toISOString();
    const rows = await app.orm.em.fork().execute<{ ends_at: string }[]>('select ends_at from spotlight');
    expect(rows.map((row) => new Date(row.ends_at).toISOString())).toEqual([until]);
  });

  it('shows six at a time, the latest buyer last, and no removed company', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const customer = await recruiterOf(app);
      ids.push(customer.companyId);
      await step(customer);
      await shop.advance(1_000);
      if (count === 7)
        await app.request({ method: 'DELETE', url: `/api/companies/${customer.companyId}`, token: customer.token });
    }
    const standing = ids.slice(0, 7);
    const seen = new Set<string>();
    for (let hour = 0; hour < 7; hour += 1) {
      const shown = (await inFront()).map(({ id }) => id);
      expect(shown).toHaveLength(6);
      expect(standing.filter((id) => shown.includes(id))).toEqual(shown);
      for (const id of shown) seen.add(id);
      await shop.advance(3_600_000);
    }
    expect(seen.size).toBe(7);
  });
});
