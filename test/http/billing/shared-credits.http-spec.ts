import { RequestContext } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import type { CreditPool } from '../../../server/modules/billing/http/credit-pool.contract.js';
import { WatchBalances } from '../../../server/modules/billing/use-cases/watch-balances.js';
import type { CreditBalance, CreditHistoryPage } from '../../../server/modules/credits/http/credits.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { changeMember, memberOf, removeMember, teamOf } from '../companies/team-stage.js';
import { accept, applied, candidate, employer } from '../applications/stage.js';
import { recruiterOf } from '../identity/hiring.js';
import { answer, reserve, seeker } from '../reservations/stage.js';
import { operator, spendCredits } from '../credits/recruiters.js';

jest.setTimeout(240_000);

interface Person {
  readonly id: string;
  readonly token: string;
}

type Refusal = ErrorAnswer & { readonly required?: number; readonly left?: number; readonly available?: number };

describe('the shared credits of a team', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const poolOf = ({ token }: Person, companyId: string): Promise<TestAnswer<CreditPool & ErrorAnswer>> =>
    app.request({ url: `/api/companies/${companyId}/credit-pool`, token });
  const share = (
    { token }: Person,
    companyId: string,
    budgets: ReadonlyMap<Person, number | null> = new Map(),
    shared = true,
  ): Promise<TestAnswer<CreditPool & ErrorAnswer>> =>
    app.request({
      method: 'PUT',
      url: `/api/companies/${companyId}/credit-pool`,
      token,
      payload: { shared, budgets: [...budgets].map(([{ id }, monthly]) => ({ member_id: id, monthly })) },
    });
  const balanceOf = async ({ token }: Person): Promise<CreditBalance> =>
    (await app.request<CreditBalance>({ url: '/api/credits/balance', token })).body;
  const historyOf = async ({ token }: Person): Promise<CreditHistoryPage> =>
    (await app.request<CreditHistoryPage>({ url: '/api/credits/history?limit=100', token })).body;
  const spotlight = <T = Refusal>({ token }: Person, language: 'fr' | 'en' = 'fr'): Promise<TestAnswer<T>> =>
    app.request<T>({
      method: 'POST',
      url: '/api/companies/spotlight',
      token,
      headers: { 'accept-language': language, 'idempotency-key': `${Math.random()}` },
    });

  it('pay for every member within the month’s budget; each line says who spent', async () => {
    const owner = await employer(app);
    const member = await memberOf(app, owner, 'RECRUITER');
    const before = await poolOf(owner, owner.companyId);
    expect(before.body).toMatchObject({ shared: false, payer: null, available_balance: 20, changed_at: null });
    expect((await balanceOf(member)).pool).toBeNull();

    const { status, body } = await share(owner, owner.companyId, new Map([[member, 8]]));
    expect([status, body.shared, body.payer?.id]).toEqual([200, true, owner.id]);
    expect(body.budgets).toMatchObject([
      { member_id: owner.id, is_you: true, is_payer: true, monthly: null, used: 0, left: null },
      { member_id: member.id, role: 'RECRUITER', is_payer: false, monthly: 8, used: 0, left: 8 },
    ]);

    const person = await seeker(app);
    expect((await reserve(app, member, person.id)).status).toBe(201);
    expect((await spotlight(member)).status).toBe(200);
    const { token: applicant } = await candidate(app);
    const { id: applicationId } = await applied(app, applicant, owner.jobId);
    expect((await accept(app, member.token, applicationId)).status).toBe(200);
    expect(await balanceOf(member)).toMatchObject({
      available_balance: 12,
      reserved_balance: 1,
      pool: { is_payer: false, monthly: 8, used: 8, left: 0, own_available_balance: 20 },
    });
    const check = await app.request<{ sufficient: boolean }>({
      method: 'POST',
      url: '/api/credits/check',
      token: member.token,
      payload: { amount: 1 },
    });
    expect(check.body.sufficient).toBe(false);

    const other = await seeker(app);
    for (const [language, words] of [
      ['fr', /nécessaires.+1.+restants.+0/],
      ['en', /needed: 1; left: 0/],
    ] as const) {
      const refused = await app.request<Refusal>({
        method: 'POST',
        url: '/api/credit-reservations',
        token: member.token,
        headers: { 'accept-language': language },
        payload: { target_user_id: other.id },
      });
      expect([refused.status, refused.body]).toMatchObject([
        402,
        { code: 'CREDITS.BUDGET_EXCEEDED', required: 1, left: 0 },
      ]);
      expect(refused.body.error).toMatch(words);
    }
    expect((await reserve(app, owner, other.id)).status).toBe(201);

    const { transactions } = await historyOf(owner);
    const ofApplication = transactions.find(({ reference }) => reference?.id === applicationId);
    expect(ofApplication?.posting?.id).toBe(owner.jobId);
    expect(
      transactions
        .filter(({ member: who }) => who?.id === member.id)
        .map(({ type, member: who }) => [type, who?.full_name]),
    ).toEqual([
      ['SPENT', expect.any(String)],
      ['SPENT', expect.any(String)],
      ['RESERVED', expect.any(String)],
    ]);
    expect((await historyOf(member)).transactions.map(({ type }) => type)).toEqual(['EARNED']);
    const csv = await app.request({ url: '/api/credits/history?format=csv', token: owner.token });
    expect(csv.text.split('\r\n')[0]).toMatch(/,Membre$/);
  });

  it('return to the account they came from after sharing ended and the member was removed', async () => {
    const owner = await recruiterOf(app);
    const member = await memberOf(app, owner, 'RECRUITER');
    await share(owner, owner.companyId, new Map([[member, 5]]));
    const [first, second] = [await seeker(app), await seeker(app)];
    const made = await reserve(app, member, first.id);
    await reserve(app, member, second.id);
    expect(await balanceOf(owner)).toMatchObject({ available_balance: 18, reserved_balance: 2 });

    for (let again = 0; again < 2; again += 1) await share(owner, owner.companyId, new Map([[member, 4]]));
    await share(owner, owner.companyId, new Map(), false);
    const { log } = (await teamOf(app, owner.token, owner.companyId)).body;
    expect(log.map(({ event }) => event).slice(0, 3)).toEqual(['CREDITS_APART', 'BUDGETS_CHANGED', 'CREDITS_SHARED']);
    expect((await balanceOf(member)).pool).toBeNull();
    expect((await removeMember(app, owner.token, owner.companyId, member.id)).status).toBe(200);
    await answer(app, first, made.body.id, 'REJECTED');
    expect(await balanceOf(owner)).toMatchObject({ available_balance: 19, reserved_balance: 1 });
    expect((await balanceOf(member)).available_balance).toBe(20);
    const { body } = await poolOf(owner, owner.companyId);
    expect([body.used_by_former, body.budgets.map(({ member_id: id }) => id)]).toEqual([1, [owner.id]]);
    const names = (await historyOf(owner)).transactions.map(({ type, member: who }) => [type, who?.id ?? null]);
    expect(names[0]).toEqual(['RELEASED', member.id]);
  });

  it('end when their owner is no owner any more, and do not begin again by themselves', async () => {
    const owner = await recruiterOf(app);
    const second = await memberOf(app, owner, 'OWNER');
    const member = await memberOf(app, owner, 'RECRUITER');
    await share(
      owner,
      owner.companyId,
      new Map([
        [member, 5],
        [second, null],
      ]),
    );
    expect((await balanceOf(second)).pool).toMatchObject({ is_payer: false, monthly: null, left: null });
    await changeMember(app, second.token, owner.companyId, owner.id, { role: 'RECRUITER' });
    expect((await poolOf(second, owner.companyId)).body).toMatchObject({ shared: false, payer: null });
    expect((await spotlight(member)).status).toBe(200);
    expect((await balanceOf(member)).available_balance).toBe(15);
    await changeMember(app, second.token, owner.companyId, owner.id, { role: 'OWNER' });
    expect((await poolOf(second, owner.companyId)).body.shared).toBe(false);

    // The owner who turns it on shares their own credits; the other owner reads the statement from then on.
    await share(second, owner.companyId, new Map([[member, 5]]));
    await spotlight(member);
    expect((await historyOf(owner)).transactions.map(({ type, member: who }) => [type, who?.id])).toEqual([
      ['SPENT', member.id],
    ]);
    const person = await seeker(app);
    await changeMember(app, second.token, owner.companyId, member.id, { role: 'OWNER' });
    await share(second, owner.companyId, new Map([[member, 6]]));
    expect((await reserve(app, member, person.id)).status).toBe(201);
    const [{ id: lineId } = { id: '' }] = (await historyOf(owner)).transactions;
    const spending = (reader: Person): Promise<TestAnswer<unknown>> =>
      app.request({ url: `/api/dashboard/recruiter/spending/${lineId}`, token: reader.token });
    expect((await spending(owner)).body).toEqual({ kind: 'CANDIDATE', candidate_id: person.id });
    expect((await spending(await recruiterOf(app))).status).toBe(404);
    expect(await balanceOf(owner)).toMatchObject({ pool: { monthly: 0, left: 0 } });
    // A role that spends nothing has no budget, and gets none back.
    await changeMember(app, second.token, owner.companyId, member.id, { role: 'REVIEWER' });
    await changeMember(app, second.token, owner.companyId, member.id, { role: 'RECRUITER' });
    expect((await spotlight<Refusal>(member)).body).toMatchObject({ code: 'CREDITS.BUDGET_EXCEEDED', left: 0 });
  });

  it('end when their owner is suspended', async () => {
    const owner = await recruiterOf(app);
    const second = await memberOf(app, owner, 'OWNER');
    await share(owner, owner.companyId, new Map([[second, null]]));
    const { token } = await operator(app);
    const suspended = await app.request({
      method: 'PUT',
      url: `/api/admin/users/${owner.id}/status`,
      token,
      payload: { status: 'suspended', reason: 'Plusieurs plaintes vérifiées.' },
    });
    expect(suspended.status).toBe(200);
    expect((await poolOf(second, owner.companyId)).body).toMatchObject({ shared: false, payer: null });
    expect((await balanceOf(second)).pool).toBeNull();
  });

  it('stay with the company: a member who joins another team spends that team’s credits', async () => {
    const [first, second] = [await recruiterOf(app), await recruiterOf(app)];
    const member = await memberOf(app, first, 'RECRUITER');
    await share(first, first.companyId, new Map([[member, 5]]));
    await spotlight(member);
    await removeMember(app, first.token, first.companyId, member.id);
    await query(
      app.databaseUrl,
      `insert into company_member (user_id, company_id, created_at, role) values ($1, $2, now(), 'RECRUITER')`,
      [member.id, second.companyId],
    );
    await share(second, second.companyId, new Map([[member, 5]]));
    await spotlight(member);
    expect([(await balanceOf(first)).available_balance, (await balanceOf(second)).available_balance]).toEqual([15, 15]);
    expect((await poolOf(first, first.companyId)).body.used_by_former).toBe(5);
  });

  it('are the owners’ business, for members who may spend', async () => {
    const owner = await recruiterOf(app);
    const [member, reviewer, stranger] = [
      await memberOf(app, owner, 'RECRUITER'),
      await memberOf(app, owner, 'REVIEWER'),
      await recruiterOf(app),
    ];
    expect((await poolOf(member, owner.companyId)).body.code).toBe('COMPANIES.OWNERS_ONLY');
    expect((await share(member, owner.companyId)).status).toBe(403);
    expect((await poolOf(stranger, owner.companyId)).status).toBe(404);
    for (const person of [reviewer, stranger]) {
      const { status, body } = await share(
        owner,
        owner.companyId,
        new Map<Person, number>([
          [member, 1],
          [person, 1],
        ]),
      );
      expect([status, body.code]).toEqual([400, 'CREDITS.NO_SPENDING_MEMBER']);
    }
    const budget = { member_id: member.id, monthly: 1 };
    const twice = await app.request({
      method: 'PUT',
      url: `/api/companies/${owner.companyId}/credit-pool`,
      token: owner.token,
      payload: { shared: true, budgets: [budget, budget] },
    });
    expect(twice.status).toBe(400);
    expect((await poolOf(owner, owner.companyId)).body.shared).toBe(false);
  });

  it('that run low warn all owners', async () => {
    const owner = await recruiterOf(app);
    const second = await memberOf(app, owner, 'OWNER');
    const member = await memberOf(app, owner, 'RECRUITER');
    await share(owner, owner.companyId, new Map([[member, null]]));
    await spendCredits(app, owner.id, ...Array.from({ length: 19 }, () => 'VIDEO_ACCESS' as const));
    await RequestContext.create(app.orm.em, () => app.app.get(WatchBalances, { strict: false }).execute());
    await app.runJobs();
    const told = (await emailsIn(app.dataDir)).filter(({ subject }) => /crédits/i.test(subject)).map(({ to }) => to);
    expect(told).toEqual(expect.arrayContaining([owner.email, second.email]));
    expect(told).not.toContain(member.email);
  });
});
