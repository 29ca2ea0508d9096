import type {
  CreditBalance,
  CreditCheck,
  CreditCosts,
  CreditHistoryPage,
  CreditMovement,
} from '../../../server/modules/credits/http/credits.contract.js';
import { AuditRun } from '../../../server/modules/credits/audit/audit-run.js';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import type { Readiness } from '../../../server/platform/health/health.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { RequestContext } from '@mikro-orm/postgresql';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { signUp } from '../identity/people.js';
import { operator, recruiter, type Recruiter, spendCredits } from './recruiters.js';

interface Refusal {
  code: string;
  error: string;
  required?: number;
  available?: number;
  details?: { path: string; code: string }[];
}

const DAY = 86_400_000;

describe('credits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const balanceOf = async ({ token }: Recruiter): Promise<CreditBalance> =>
    (await app.request<CreditBalance>({ url: '/api/credits/balance', token })).body;
  const history = async ({ token }: Recruiter, query = ''): Promise<CreditHistoryPage> =>
    (await app.request<CreditHistoryPage>({ url: `/api/credits/history${query}`, token })).body;
  const holdFor = (ownerId: string) =>
    RequestContext.create(app.orm.em, () =>
      app.app.get(CreditsFacade, { strict: false }).hold({
        ownerId,
        price: 'RESERVATION',
        reference: { type: 'RESERVATION', id: newId() },
        key: newId(),
      }),
    );

  it('shows the prices to anybody', async () => {
    const { status, body } = await app.request<CreditCosts>({ url: '/api/credits/costs' });
    expect(status).toBe(200);
    expect(body).toEqual({
      costs: {
        MATCH_UNLOCK: 2,
        SEND_MESSAGE: 2,
        PRIORITY_INTRO: 3,
        VIDEO_ACCESS: 1,
        COMPANY_SPOTLIGHT: 5,
        RESERVATION: 1,
      },
    });
  });

  it('grant a recruiter the free plan’s month at the first read, once', async () => {
    const one = await recruiter(app);
    const both = await Promise.all([balanceOf(one), balanceOf(one)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toEqual({
      balance: 20,
      reserved_balance: 0,
      available_balance: 20,
      active_pack: null,
      buckets: [
        { bucket: 'MONTHLY', available_balance: 20, reserved_balance: 0, expires_at: '2026-02-15T15:00:00.000Z' },
      ],
      allowance: { plan: 'FREE', credits: 20, renews_at: '2026-02-15T15:00:00.000Z' },
      pool: null,
    });
  });

  it('show credits on hold separately from available ones', async () => {
    const one = await recruiter(app);
    await holdFor(one.id);
    expect(await balanceOf(one)).toMatchObject({ balance: 20, reserved_balance: 1, available_balance: 19 });
    const { body } = await app.request<CreditCheck>({
      method: 'POST',
      url: '/api/credits/check',
      token: one.token,
      payload: { amount: 20 },
    });
    expect(body).toEqual({ sufficient: false, required: 20, available_balance: 19 });
  });

  it('check either an action or an amount, never both', async () => {
    const one = await recruiter(app);
    const check = (payload: object) =>
      app.request<CreditCheck>({ method: 'POST', url: '/api/credits/check', token: one.token, payload });
    expect((await check({ action: 'company_spotlight' })).body).toEqual({
      sufficient: true,
      required: 5,
      available_balance: 20,
    });
    for (const payload of [
      {},
      { action: 'FREE_LUNCH' },
      { amount: 0 },
      { amount: 1.5 },
      { action: 'RESERVATION', amount: 1 },
    ])
      expect((await check(payload)).status).toBe(400);
  });

  describe('added by an operator', () => {
    it('are on the account immediately, with the reason on the statement', async () => {
      const one = await recruiter(app);
      const { token } = await operator(app);
      const add = (payload: object) =>
        app.request<CreditMovement>({ method: 'POST', url: '/api/credits/add', token, payload });
      const { status, body } = await add({ user_id: one.id, amount: 15, reason: 'panne du 3 janvier' });
      expect([status, body]).toEqual([200, { success: true, new_balance: 35 }]);
      const { transactions } = await history(one);
      expect(transactions[0]).toMatchObject({
        type: 'ADJUSTMENT',
        amount: 15,
        balance_after: 35,
        description: 'Ajustement par l’équipe d’Entrevue\u00a0: panne du 3 janvier',
      });
      for (const payload of [
        { user_id: one.id, amount: 0, reason: 'rien' },
        { user_id: one.id, amount: -5, reason: 'moins' },
        { user_id: one.id, amount: 5, reason: ' ' },
        { user_id: one.id, amount: 5 },
        { user_id: 'nobody', amount: 5, reason: 'erreur' },
      ])
        expect((await add(payload)).status).toBe(400);
      expect((await add({ user_id: newId(), amount: 5, reason: 'personne' })).status).toBe(404);
      const { user: seeker } = await signUp(app);
      expect((await add({ user_id: seeker.id, amount: 5, reason: 'chercheuse' })).status).toBe(404);
    });

    it('twice when another operator happens to use the same key', async () => {
      const one = await recruiter(app);
      for (const { token } of [await operator(app), await operator(app)]) {
        const { status } = await app.request({
          method: 'POST',
          url: '/api/credits/add',
          token,
          payload: { user_id: one.id, amount: 5, reason: 'bienvenue' },
          headers: { 'idempotency-key': 'same' },
        });
        expect(status).toBe(200);
      }
      expect(await balanceOf(one)).toMatchObject({ balance: 30 });
    });

    it('once under one key', async () => {
      const one = await recruiter(app);
      const { token } = await operator(app);
      const add = () =>
        app.request<CreditMovement>({
          method: 'POST',
          url: '/api/credits/add',
          token,
          payload: { user_id: one.id, amount: 5, reason: 'double clic' },
          headers: { 'idempotency-key': 'twice' },
        });
      const answers = [await add(), await add()];
      await app.orm.em.fork().execute('delete from idempotency_key');
      answers.push(await add());
      expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => answers[0]?.text));
      expect(await balanceOf(one)).toMatchObject({ balance: 25 });
    });
  });

  describe('of others', () => {
    it.each([
      ['GET', '/api/credits/balance', undefined],
      ['GET', '/api/credits/history', undefined],
      ['POST', '/api/credits/check', { amount: 1 }],
      ['POST', '/api/credits/deduct', { amount: 1, reason: 'VIDEO_ACCESS' }],
    ] as const)('%s %s is for approved recruiters', async (method, url, payload) => {
      const ask = async (token?: string) => {
        const request = { method, url, ...(payload ? { payload } : {}), ...(token ? { token } : {}) };
        const { status, body } = await app.request<Refusal>(request);
        return [status, body.code];
      };
      expect(await ask()).toEqual([401, 'IDENTITY.UNAUTHENTICATED']);
      expect(await ask((await signUp(app)).token)).toEqual([403, 'REQUEST.FORBIDDEN']);
      expect(await ask((await operator(app)).token)).toEqual([403, 'REQUEST.FORBIDDEN']);
      const pending = await recruiter(app);
      await app.orm.em.fork().execute(`update account set approval_status = 'PENDING' where id = ?`, [pending.id]);
      expect(await ask(pending.token)).toEqual([403, 'IDENTITY.APPROVAL_PENDING']);
    });

    it('cannot be added by recruiters themselves', async () => {
      const one = await recruiter(app);
      for (const { token } of [one, await signUp(app)]) {
        const { status } = await app.request({
          method: 'POST',
          url: '/api/credits/add',
          token,
          payload: { user_id: one.id, amount: 5, reason: 'pour moi' },
        });
        expect(status).toBe(403);
      }
    });
  });

  describe('on the statement', () => {
    it('add up, newest first, in the reader’s language', async () => {
      const one = await recruiter(app);
      const facade = app.app.get(CreditsFacade, { strict: false });
      const first = await holdFor(one.id);
      const second = await holdFor(one.id);
      await RequestContext.create(app.orm.em, () => facade.capture(first.holdId));
      await RequestContext.create(app.orm.em, () => facade.expire(second.holdId));
      await spendCredits(app, one.id, 'COMPANY_SPOTLIGHT');

      const { transactions, total } = await history(one);
      expect(
        transactions.map(({ type, amount, balance_after, reserved_amount, reserved_after }) => [
          type,
          amount,
          balance_after,
          reserved_amount,
          reserved_after,
        ]),
      ).toEqual([
        ['SPENT', -5, 14, 0, 0],
        ['RELEASED', 0, 19, -1, 0],
        ['SPENT', -1, 19, -1, 1],
        ['RESERVED', 0, 20, 1, 2],
        ['RESERVED', 0, 20, 1, 1],
        ['EARNED', 20, 20, 0, 0],
      ]);
      expect(total).toBe(6);
      expect(transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe((await balanceOf(one)).balance);
      expect(transactions.map(({ description }) => description)).toEqual([
        'Dépense\u00a0: mise en vedette de l’entreprise',
        'Rendu, délai écoulé\u00a0: réservation',
        'Dépense\u00a0: réservation',
        'Mis de côté\u00a0: réservation',
        'Mis de côté\u00a0: réservation',
        'Crédits du mois, forfait «\u00a0Gratuit\u00a0»',
      ]);
      expect(transactions[1]?.reference).toEqual({ type: 'RESERVATION', id: expect.any(String) });
      const english = await app.request<CreditHistoryPage>({
        url: '/api/credits/history?limit=1',
        token: one.token,
        headers: { 'accept-language': 'en' },
      });
      expect(english.body.transactions[0]?.description).toBe('Spent: company spotlight');
    });

    it('are neither repeated nor skipped by paging while more credits are spent', async () => {
      const one = await recruiter(app);
      for (let n = 0; n < 14; n += 1) await spendCredits(app, one.id, 'VIDEO_ACCESS');
      const seen: string[] = [];
      const { as_of, total } = await history(one, '?limit=4');
      expect([as_of, total]).toEqual([15, 15]);
      for (let page = 1; page <= 5; page += 1) {
        const { transactions } = await history(one, `?limit=4&page=${page}&as_of=${as_of}`);
        seen.push(...transactions.map(({ id }) => id));
        await spendCredits(app, one.id, 'VIDEO_ACCESS');
      }
      expect(seen).toHaveLength(15);
      expect(new Set(seen).size).toBe(15);
      expect((await history(one)).total).toBe(20);
    });

    it('are exported completely as a file that spreadsheets open safely', async () => {
      const one = await recruiter(app);
      const { token } = await operator(app);
      await app.request({
        method: 'POST',
        url: '/api/credits/add',
        token,
        payload: { user_id: one.id, amount: 1, reason: 'a,"b"' },
      });
      for (let n = 0; n < 3; n += 1) await spendCredits(app, one.id, 'VIDEO_ACCESS');
      const { status, headers, text } = await app.request({
        url: '/api/credits/history?format=csv&limit=2',
        token: one.token,
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="entrevue-credits.csv"');
      const lines = text.split('\r\n');
      expect(lines[0]).toBe(
        '\uFEFFDate (UTC),Type,Description,Montant,Mis de côté,Solde,Dont mis de côté,Référence,Membre',
      );
      expect(lines).toHaveLength(7);
      expect(lines[1]).toBe('2026-01-15T15:00:00.000Z,Dépensé,Dépense\u00a0: accès à une présentation,-1,0,18,0,,');
      expect(lines[4]).toContain('"Ajustement par l’équipe d’Entrevue\u00a0: a,""b"""');
    });

    it('refuses invalid pages', async () => {
      const one = await recruiter(app);
      for (const query of ['?page=0', '?limit=101', '?format=xml', '?as_of=-1', '?unknown=1'])
        expect((await app.request({ url: `/api/credits/history${query}`, token: one.token })).status).toBe(400);
      expect((await history(one, '?page=1000000')).transactions).toEqual([]);
      expect((await history(one, '?as_of=2000000000')).as_of).toBe(1);
    });
  });

  it('of a month are replaced by the next month’s, on the day', async () => {
    const one = await recruiter(app);
    await spendCredits(app, one.id, 'COMPANY_SPOTLIGHT');
    app.clock.advance(31 * DAY - 1);
    // The session has ended, so ask the module itself for the state of the next read.
    const facade = app.app.get(CreditsFacade, { strict: false });
    const look = () => RequestContext.create(app.orm.em, () => facade.balanceOf(one.id));
    expect(await look()).toMatchObject({ available: 15 });
    app.clock.advance(1);
    expect(await look()).toMatchObject({ available: 20 });
  });

  it('appear in readiness, which shows the job’s result and audits nothing itself', async () => {
    const remark = async () => {
      const { status, body } = await app.request<Readiness>({ url: '/api/health/ready' });
      expect(status).toBe(200);
      return body.checks['ledger'];
    };
    expect(await remark()).toEqual({ ok: true, detail: 'Not audited yet' });
    const audit = app.app.get(AuditRun, { strict: false });
    const run = () => RequestContext.create(app.orm.em, () => audit.execute(AbortSignal.timeout(30_000)));
    await run();
    expect(await remark()).toEqual({ ok: true, detail: 'Ledger intact' });
    const fault = JSON.stringify([{ invariant: 'I2', detail: 'account' }]);
    const one = 'owner_id = (select owner_id from credit_checkpoint limit 1)';
    await query(app.databaseUrl, `update credit_checkpoint set faults = $1 where ${one}`, [fault]);
    expect(await remark()).toEqual({
      ok: true,
      degraded: true,
      detail: 'The ledger has a fault (I2): run npm run ledger:verify',
    });
    // The next audit no longer finds a fault.
    await run();
    expect(await remark()).toEqual({ ok: true, detail: 'Ledger intact' });
    app.clock.advance(11 * 60_000);
    expect(await remark()).toEqual({
      ...{ ok: true, degraded: true },
      detail: 'Not audited for 11\u00A0min: run npm run ledger:verify',
    });
  });
});
