import type {
  CreditBalance,
  CreditHistoryPage,
  CreditMovement,
} from '../../../server/modules/credits/http/credits.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { recruiterOf } from '../identity/hiring.js';
import { type Recruiter, recruiter, spendCredits } from './recruiters.js';

interface Refusal {
  code: string;
  error: string;
  required?: number;
  available?: number;
  details?: { path: string; code: string }[];
}

describe('credits that a request takes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const balanceOf = async ({ token }: Recruiter): Promise<CreditBalance> =>
    (await app.request<CreditBalance>({ url: '/api/credits/balance', token })).body;
  const history = async ({ token }: Recruiter): Promise<CreditHistoryPage> =>
    (await app.request<CreditHistoryPage>({ url: '/api/credits/history', token })).body;
  const deduct = <T = CreditMovement>({ token }: Recruiter, payload: object, key?: string): Promise<TestAnswer<T>> =>
    app.request<T>({
      method: 'POST',
      url: '/api/credits/deduct',
      token,
      payload,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });

  it('are deducted together with the paid action: the spotlight of the own company', async () => {
    const one = await recruiterOf(app, {}, { name: 'Verger Saint-Rémi' });
    const { status, body } = await deduct(one, { amount: 5, reason: 'COMPANY_SPOTLIGHT' });
    expect([status, body]).toEqual([200, { success: true, new_balance: 15 }]);
    const { body: own } = await app.request<{ spotlight_until: string | null }>({
      url: '/api/companies/spotlight/my',
      token: one.token,
    });
    expect(own.spotlight_until).not.toBeNull();
    const other = await recruiterOf(app);
    const company = (id: string) => ({ amount: 5, reason: 'COMPANY_SPOTLIGHT', reference: { type: 'COMPANY', id } });
    expect((await deduct(one, company(other.companyId))).status).toBe(404);
    expect((await deduct(one, company(one.companyId))).body.new_balance).toBe(10);
  });

  it.each([
    ['MATCH_UNLOCK', 2],
    ['SEND_MESSAGE', 2],
    ['PRIORITY_INTRO', 3],
    ['VIDEO_ACCESS', 1],
    ['RESERVATION', 1],
  ] as const)('are not deducted for %s without the action', async (reason, amount) => {
    const one = await recruiterOf(app);
    const { status, body } = await deduct<Refusal>(one, { amount, reason });
    expect([status, body.code]).toEqual([409, 'CREDITS.NO_ACT']);
    expect(await balanceOf(one)).toMatchObject({ balance: 20, available_balance: 20 });
    const nobody = { amount: 1, reason: 'VIDEO_ACCESS', reference: { type: 'VIDEO', id: newId() } };
    expect((await deduct(one, nobody)).status).toBe(404);
    expect((await history(one)).transactions.filter(({ type }) => type === 'SPENT')).toEqual([]);
  });

  it.each([
    ['another amount than the price', { amount: 1, reason: 'PRIORITY_INTRO' }, 'amount'],
    ['a reason that is no act', { amount: 1, reason: 'BECAUSE' }, 'reason'],
    ['nothing', { amount: 0, reason: 'VIDEO_ACCESS' }, 'amount'],
    ['less than nothing', { amount: -1, reason: 'VIDEO_ACCESS' }, 'amount'],
    ['a fraction', { amount: 0.5, reason: 'VIDEO_ACCESS' }, 'amount'],
    ['words', { amount: '1', reason: 'VIDEO_ACCESS' }, 'amount'],
  ])('refuses to spend %s', async (_, payload, path) => {
    const one = await recruiter(app);
    const { status, body } = await deduct<Refusal>(one, payload);
    expect(status).toBe(400);
    expect(body.details?.map((detail) => detail.path)).toContain(path);
    expect(await balanceOf(one)).toMatchObject({ balance: 20 });
  });

  it('names the missing amount in both languages, and spends nothing', async () => {
    const one = await recruiterOf(app);
    for (let n = 0; n < 4; n += 1) await deduct(one, { amount: 5, reason: 'COMPANY_SPOTLIGHT' }, newId());
    const { status, body } = await deduct<Refusal>(one, { amount: 5, reason: 'COMPANY_SPOTLIGHT' }, newId());
    expect([status, body.code, body.required, body.available]).toEqual([402, 'CREDITS.INSUFFICIENT', 5, 0]);
    expect(body.error).toBe('Vous n’avez pas assez de crédits (nécessaires\u00a0: 5; disponibles\u00a0: 0).');
    const english = await app.request<Refusal>({
      method: 'POST',
      url: '/api/credits/deduct',
      token: one.token,
      payload: { amount: 5, reason: 'COMPANY_SPOTLIGHT' },
      headers: { 'accept-language': 'en', 'idempotency-key': newId() },
    });
    expect(english.body.error).toBe('You do not have enough credits (needed: 5; available: 0).');
    expect(await balanceOf(one)).toMatchObject({ balance: 0 });
  });

  it('spends once per key, also if the stored answer is gone', async () => {
    const one = await recruiterOf(app);
    const spend = () => deduct(one, { amount: 5, reason: 'COMPANY_SPOTLIGHT' }, 'my-key');
    const first = await spend();
    const second = await spend();
    expect([second.status, second.text, second.headers['idempotency-replayed']]).toEqual([200, first.text, 'true']);
    // Like after a crash between the credits and the answer, or a day later: the ledger itself stores the key.
    await app.orm.em.fork().execute('delete from idempotency_key');
    const third = await spend();
    expect([third.status, third.text]).toEqual([200, first.text]);
    expect((await deduct<Refusal>(one, { amount: 1, reason: 'VIDEO_ACCESS' }, 'my-key')).status).toBe(422);
    expect(await balanceOf(one)).toMatchObject({ balance: 15 });

    const other = await recruiterOf(app);
    expect((await deduct(other, { amount: 5, reason: 'COMPANY_SPOTLIGHT' }, 'my-key')).body.new_balance).toBe(15);
  });

  it('spends the last credits once, also for many parallel requests', async () => {
    const one = await recruiterOf(app);
    await spendCredits(app, one.id, ...Array.from({ length: 15 }, () => 'VIDEO_ACCESS' as const));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => deduct(one, { amount: 5, reason: 'COMPANY_SPOTLIGHT' }, newId())),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 29 }, () => 402)]);
  });
});
