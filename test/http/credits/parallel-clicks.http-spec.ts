import type { RefundableSpendings } from '../../../server/modules/credits/http/credits.contract.js';
import { startTestApp, type TestAnswer, type TestApp, withoutKeys } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { accept, applied, candidate } from '../applications/stage.js';
import { longSessions, Shop } from '../billing/shop.js';
import { publish } from '../jobs/market.js';
import { creditsOf, recruiter, reserve, reserved, seeker } from '../reservations/stage.js';
import { operator } from './recruiters.js';

/** More than the connections of the pool, so that some requests start after the first has ended. */
const CLICKS = 24;

interface Bought {
  readonly code?: string;
}

describe('a paid action that is requested many times in parallel, without a key', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = withoutKeys(await startTestApp({ env: longSessions }));
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const clicks = async (act: () => Promise<TestAnswer<unknown>>): Promise<TestAnswer<unknown>[]> => {
    const answers = await Promise.all(Array.from({ length: CLICKS }, act));
    const statuses = [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 409);
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeLessThan(300);
    // All successful responses are the same.
    const said = new Set(answers.filter(({ status }) => status < 300).map(({ text }) => text));
    expect(said.size).toBe(1);
    return answers;
  };
  const post = (token: string, url: string, payload?: object): Promise<TestAnswer<Bought>> =>
    app.request<Bought>({ method: 'POST', url, token, ...(payload === undefined ? {} : { payload }) });

  it('adds one week to a spotlight, and another week after the click', async () => {
    const one = await recruiter(app);
    await clicks(() => post(one.token, '/api/companies/spotlight'));
    expect(await creditsOf(app, one)).toEqual([15, 0, 15]);
    await shop.advance(9_999);
    await post(one.token, '/api/companies/spotlight');
    expect(await creditsOf(app, one)).toEqual([15, 0, 15]);
    await shop.advance(2);
    await post(one.token, '/api/companies/spotlight');
    expect(await creditsOf(app, one)).toEqual([10, 0, 10]);
  });

  it.each([
    ['purchase', { packType: 'DISCOVERY' }],
    ['buy-credits', { amount: 5, payment_method: 'TEST' }],
  ])('buys once: %s', async (path, payload) => {
    const one = await recruiter(app);
    await clicks(() => post(one.token, `/api/subscriptions/${path}`, payload));
    expect(await shop.purchases(one)).toHaveLength(1);
  });

  it('buys again if it is another thing, or another buyer', async () => {
    const [one, other] = [await recruiter(app), await recruiter(app)];
    for (const amount of [5, 6])
      await post(one.token, '/api/subscriptions/buy-credits', { amount, payment_method: 'TEST' });
    await post(other.token, '/api/subscriptions/buy-credits', { amount: 5, payment_method: 'TEST' });
    expect(await shop.purchases(one)).toHaveLength(2);
    expect(await shop.purchases(other)).toHaveLength(1);
  });

  it('can be retried immediately after a refusal', async () => {
    const one = await recruiter(app);
    for (let week = 0; week < 4; week += 1) {
      await post(one.token, '/api/companies/spotlight');
      await shop.advance(10_001);
    }
    expect((await post(one.token, '/api/companies/spotlight')).body.code).toBe('CREDITS.INSUFFICIENT');
    await post(one.token, '/api/subscriptions/buy-credits', { amount: 5, payment_method: 'TEST' });
    expect((await post(one.token, '/api/companies/spotlight')).status).toBe(200);
  });

  it('adds credits once', async () => {
    const one = await recruiter(app);
    const { token } = await operator(app);
    await clicks(() => post(token, '/api/credits/add', { user_id: one.id, amount: 7, reason: 'Geste commercial' }));
    expect(await creditsOf(app, one)).toEqual([27, 0, 27]);
  });

  it('takes the price of an action once, and again after the click', async () => {
    const one = await recruiter(app);
    const deduct = () => post(one.token, '/api/credits/deduct', { amount: 5, reason: 'COMPANY_SPOTLIGHT' });
    await clicks(deduct);
    expect(await creditsOf(app, one)).toEqual([15, 0, 15]);
    await shop.advance(10_001);
    expect((await deduct()).status).toBe(200);
    expect(await creditsOf(app, one)).toEqual([10, 0, 10]);
  });

  it('corrects a balance once, and refunds a spending once', async () => {
    const one = await recruiter(app);
    const { token } = await operator(app);
    await clicks(() =>
      post(token, '/api/admin/credits/adjustments', { user_id: one.id, credits: -3, reason: 'Correction' }),
    );
    expect(await creditsOf(app, one)).toEqual([17, 0, 17]);
    await post(one.token, '/api/companies/spotlight');
    const { body } = await app.request<RefundableSpendings>({ url: `/api/admin/credits/spendings/${one.id}`, token });
    const refund = { user_id: one.id, transaction_id: body.spendings[0]?.transaction_id, reason: 'Geste commercial' };
    await clicks(() => post(token, '/api/admin/credits/refunds', refund));
    expect(await creditsOf(app, one)).toEqual([17, 0, 17]);
  });

  it('holds one credit for one reservation, and captures it once', async () => {
    const [one, person] = [await recruiter(app), await seeker(app)];
    const made = await Promise.all(Array.from({ length: CLICKS }, () => reserve(app, one, person.id)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: CLICKS - 1 }, () => 409)]);
    const other = await seeker(app);
    const { id } = await reserved(app, one, other.id);
    const yes = await Promise.all(
      Array.from({ length: CLICKS }, () =>
        app.request({
          method: 'PUT',
          url: `/api/credit-reservations/${id}`,
          token: other.token,
          payload: { status: 'MATCHED' },
        }),
      ),
    );
    expect(yes.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await creditsOf(app, one)).toEqual([19, 1, 18]);
  });

  it('accepts an application once', async () => {
    const [one, person] = [await recruiter(app), await candidate(app)];
    const { id } = await applied(app, person.token, (await publish(app, one.token)).id);
    await clicks(() => accept(app, one.token, id));
    expect(await creditsOf(app, one)).toEqual([18, 0, 18]);
  });
});
