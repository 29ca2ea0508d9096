import type {
  AdminCompaniesPage,
  AdminCompany,
  BackOfficeOverview,
  PeoplePage,
} from '../../../server/modules/operations/http/back-office.contract.js';
import type { AuditPage } from '../../../server/modules/operations/http/audit.contract.js';
import type { QueuesAnswer } from '../../../server/modules/operations/http/queues.contract.js';
import type { ReportAnswer } from '../../../server/modules/messaging/http/reports.contract.js';
import type { StandingAnswer } from '../../../server/modules/identity/http/standing.contract.js';
import type {
  CreditHistoryPage,
  CreditMovement,
  RefundableSpendings,
} from '../../../server/modules/credits/http/credits.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { operator as newOperator } from '../credits/recruiters.js';
import { emailsTo } from '../identity/mailbox.js';
import { PASSWORD } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse } from '../matching/stage.js';
import { answer, type Refusal, recruiter, reserved, seeker } from '../reservations/stage.js';
import { deadMessage } from './stage.js';

const REASON = 'Demande de l’argent aux candidat·es.';

describe('the back office', () => {
  let app: TestApp;
  let odile: { readonly id: string; readonly token: string };
  beforeAll(async () => {
    app = await startTestApp();
    odile = await newOperator(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const get = async <T>(url: string): Promise<T> => {
    const { status, body, text } = await app.request<T>({ url, token: odile.token });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    return body;
  };
  const setStatus = <T = StandingAnswer & Refusal>(
    id: string,
    status: string,
    reason: string = REASON,
  ): Promise<TestAnswer<T>> =>
    app.request<T>({
      method: 'PUT',
      url: `/api/admin/users/${id}/status`,
      token: odile.token,
      payload: { status, reason },
    });
  const balanceOf = (token: string) =>
    app.request<{ available_balance: number; reserved_balance: number }>({ url: '/api/credits/balance', token });
  const adjust = <T = CreditMovement & Refusal>(payload: object, key?: string): Promise<TestAnswer<T>> =>
    app.request<T>({
      method: 'POST',
      url: '/api/admin/credits/adjustments',
      token: odile.token,
      payload,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const auditOf = async (search: string): Promise<AuditPage['entries']> =>
    (await get<AuditPage>(`/api/admin/audit?limit=100&${search}`)).entries;
  const found = async (id: string): Promise<boolean> => {
    await app.runJobs();
    const account = await recruiter(app);
    const { body } = await app.request<{ users: { id: string }[] }>({
      url: '/api/users?limit=100',
      token: account.token,
    });
    return body.users.some((candidate) => candidate.id === id);
  };

  it('suspends a recruiter: signed out, locked out, emailed; credits on hold are released and postings paused', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const job = await publish(app, asks.token);
    const { id: reservation } = await reserved(app, asks, asked.id);
    expect((await balanceOf(asks.token)).body).toMatchObject({ available_balance: 19, reserved_balance: 1 });

    const { status, body } = await setStatus(asks.id, 'suspended');
    expect([status, body]).toMatchObject([200, { id: asks.id, status: 'SUSPENDED', reason: REASON }]);
    expect((await app.request({ url: '/api/users/me', token: asks.token })).status).toBe(401);
    const login = await app.request<Refusal>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: asks.email, password: PASSWORD },
    });
    expect([login.status, login.body.code]).toEqual([403, 'IDENTITY.ACCOUNT_SUSPENDED']);
    const [hold] = await query<{ status: string }>(
      app.databaseUrl,
      'select h.status from credit_hold h join reservation r on r.hold_id = h.id where r.id = $1',
      [reservation],
    );
    expect(hold?.status).toBe('RELEASED');
    const [{ status: ended } = { status: '' }] = await query<{ status: string }>(
      app.databaseUrl,
      'select status from reservation where id = $1',
      [reservation],
    );
    expect(ended).toBe('CANCELLED');
    const [posting] = await query<{ status: string }>(app.databaseUrl, 'select status from job where id = $1', [
      job.id,
    ]);
    expect(posting?.status).toBe('PAUSED');
    const emails = await emailsTo(app, asks.email);
    expect(emails.map(({ text }) => text).join()).toContain(REASON);
    expect((await auditOf(`subject_id=${asks.id}`))[0]).toMatchObject({
      action: 'ACCOUNT_SUSPENDED',
      operator: { id: odile.id, full_name: 'Odile Opératrice' },
      reason: REASON,
    });

    expect((await setStatus(asks.id, 'SUSPENDED')).body.code).toBe('IDENTITY.STANDING_UNCHANGED');
    const people = await get<PeoplePage>(`/api/admin/users?q=${encodeURIComponent(asks.email)}&status=suspended`);
    expect(people.people).toMatchObject([{ id: asks.id, suspended_reason: REASON, credits: 20 }]);

    expect((await setStatus(asks.id, 'ACTIVE', 'Une erreur de notre part.')).status).toBe(200);
    const again = await app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: asks.email, password: PASSWORD },
    });
    expect(again.status).toBe(200);
    expect((await emailsTo(app, asks.email)).at(-1)?.subject).toBe('Votre compte est rétabli');
  });

  it('suspends a seeker: nobody finds them, and credits on hold for them are released', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app, { language: 'en' })];
    await app.request({ method: 'PUT', url: '/api/users/me', token: asked.token, payload: clinicalNurse });
    expect(await found(asked.id)).toBe(true);
    await reserved(app, asks, asked.id);
    expect((await setStatus(asked.id, 'SUSPENDED')).status).toBe(200);
    expect((await balanceOf(asks.token)).body).toMatchObject({ available_balance: 20, reserved_balance: 0 });
    expect((await app.request({ url: `/api/users/${asked.id}`, token: asks.token })).status).toBe(404);
    expect(await found(asked.id)).toBe(false);
    await setStatus(asked.id, 'ACTIVE', 'Une erreur de notre part.');
    expect(await found(asked.id)).toBe(true);
  });

  it('changes a status once if two operators do it in parallel, and needs a reason', async () => {
    const asked = await seeker(app);
    const both = await Promise.all([setStatus(asked.id, 'SUSPENDED'), setStatus(asked.id, 'SUSPENDED')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf(`subject_id=${asked.id}`)).toHaveLength(1);
    expect((await setStatus(asked.id, 'ACTIVE', ' ')).status).toBe(400);
    expect((await setStatus(asked.id, 'DELETED')).status).toBe(400);
    for (const nobody of [newId(), odile.id]) expect((await setStatus(nobody, 'SUSPENDED')).status).toBe(404);
  });

  it('suspends a company by suspending its recruiters', async () => {
    const account = await recruiter(app);
    await publish(app, account.token);
    const list = async () =>
      (await get<AdminCompaniesPage>('/api/admin/companies?limit=100')).companies.find(
        ({ id }) => id === account.companyId,
      );
    expect(await list()).toMatchObject({ status: 'ACTIVE', recruiters: 1, active_jobs: 1 });
    const set = (status: string) =>
      app.request<AdminCompany & Refusal>({
        method: 'PUT',
        url: `/api/admin/companies/${account.companyId}/status`,
        token: odile.token,
        payload: { status, reason: REASON },
      });
    expect((await set('SUSPENDED')).body).toMatchObject({ status: 'SUSPENDED', active_jobs: 0 });
    expect((await app.request({ url: '/api/users/me', token: account.token })).status).toBe(401);
    expect((await set('SUSPENDED')).body.code).toBe('IDENTITY.STANDING_UNCHANGED');
    expect((await set('ACTIVE')).body).toMatchObject({ status: 'ACTIVE', recruiters_suspended: 0 });
    const acts = await auditOf(`subject_id=${account.companyId}`);
    expect(acts.map(({ action }) => action)).toEqual(['COMPANY_RESTORED', 'COMPANY_SUSPENDED']);
  });

  it('adjusts credits once per key, up and down, never below the available balance', async () => {
    const account = await recruiter(app);
    await balanceOf(account.token);
    const key = newId();
    const give = { user_id: account.id, credits: 5, reason: 'Geste commercial' };
    const both = await Promise.all([adjust(give, key), adjust(give, key)]);
    expect(both.some(({ status }) => status === 201)).toBe(true);
    expect((await adjust(give, key)).body.new_balance).toBe(25);
    expect((await adjust({ ...give, credits: -25, reason: 'Erreur corrigée' })).body.new_balance).toBe(0);
    const refused = await adjust({ ...give, credits: -1 });
    expect([refused.status, refused.body.code]).toEqual([402, 'CREDITS.INSUFFICIENT']);
    expect((await adjust({ ...give, credits: 0 })).status).toBe(400);
    expect((await adjust({ ...give, user_id: (await seeker(app)).id })).status).toBe(404);
    const acts = await auditOf(`action=CREDITS_ADJUSTED&subject_id=${account.id}`);
    expect(acts.map(({ reason, details }) => [reason, details['credits'], details['balance']])).toEqual([
      ['Erreur corrigée', -25, 0],
      ['Geste commercial', 5, 25],
    ]);
  });

  it('refunds credits spent on a person who left, once and with a reason; credits on hold were released before', async () => {
    const [account, waits, paidFor] = [await recruiter(app), await seeker(app), await seeker(app)];
    await reserved(app, account, waits.id);
    await answer(app, paidFor, (await reserved(app, account, paidFor.id)).id, 'MATCHED');
    const balance = async () => (await balanceOf(account.token)).body;
    expect(await balance()).toMatchObject({ reserved_balance: 1, available_balance: 18 });
    for (const { token } of [waits, paidFor]) {
      const payload = { current_password: PASSWORD };
      const left = await app.request({ method: 'DELETE', url: '/api/users/me', token, payload });
      expect(left.status).toBe(200);
    }
    expect(await balance()).toMatchObject({ reserved_balance: 0, available_balance: 19 });

    const spendings = async () =>
      (await get<RefundableSpendings>(`/api/admin/credits/spendings/${account.id}`)).spendings;
    const [spending, ...more] = await spendings();
    expect([spending, more]).toMatchObject([{ credits: 1, description: expect.stringContaining('réservation') }, []]);
    const refund = (payload: object, key = newId()) =>
      app.request<CreditMovement & Refusal>({
        method: 'POST',
        url: '/api/admin/credits/refunds',
        token: odile.token,
        headers: { 'idempotency-key': key },
        payload: {
          user_id: account.id,
          transaction_id: spending?.transaction_id,
          reason: 'La personne est partie.',
          ...payload,
        },
      });
    expect((await refund({ reason: ' ' })).status).toBe(400);
    expect((await refund({ transaction_id: newId() })).status).toBe(404);
    expect((await refund({ user_id: (await recruiter(app)).id })).status).toBe(404);
    const key = newId();
    const { status, body } = await refund({}, key);
    expect([status, body]).toEqual([201, { success: true, new_balance: 20 }]);
    expect((await refund({}, key)).body).toEqual({ success: true, new_balance: 20 });
    const again = await refund({});
    expect([again.status, again.body.code]).toEqual([409, 'CREDITS.ALREADY_REFUNDED']);
    expect(await spendings()).toEqual([]);
    const { body: statement } = await app.request<CreditHistoryPage>({
      url: '/api/credits/history',
      token: account.token,
    });
    expect(statement.transactions[0]).toMatchObject({
      type: 'REFUND',
      amount: 1,
      description: 'Remboursement\u00a0: réservation. La personne est partie.',
    });
    expect(statement.transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(20);
    const acts = await auditOf(`action=CREDITS_REFUNDED&subject_id=${account.id}`);
    expect(acts).toMatchObject([{ reason: 'La personne est partie.', details: { credits: 1, balance: 20 } }]);
  });

  it('decides a report together with its consequences, or not at all', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const job = await publish(app, asks.token);
    const file = (type: string, id: string) =>
      app.request<{ id: string }>({
        method: 'POST',
        url: '/api/reports',
        token: asked.token,
        payload: { target_type: type, target_id: id, reason: 'FRAUD' },
      });
    const resolve = (id: string, payload: object) =>
      app.request<ReportAnswer & Refusal>({
        method: 'PUT',
        url: `/api/admin/reports/${id}`,
        token: odile.token,
        payload,
      });
    const { id } = (await file('JOB', job.id)).body;
    const company = (await file('COMPANY', asks.companyId)).body.id;
    expect((await resolve(id, { status: 'DISMISSED', remove_job: true })).status).toBe(400);
    expect((await resolve(company, { status: 'ACTIONED', remove_job: true })).status).toBe(400);
    const still = await get<PeoplePage>(`/api/admin/users?q=${encodeURIComponent(asks.email)}`);
    expect(still.people[0]?.status).toBe('ACTIVE');

    const { status, body } = await resolve(id, {
      status: 'ACTIONED',
      note: 'Fausse offre.',
      remove_job: true,
      suspend_reason: REASON,
    });
    expect([status, body]).toMatchObject([
      200,
      { status: 'ACTIONED', target_label: job.title, accused: { active: false }, reporter_name: asked.name },
    ]);
    expect((await app.request({ url: `/api/jobs/${job.id}`, token: asked.token })).status).not.toBe(200);
    expect((await auditOf(`subject_id=${id}`))[0]).toMatchObject({
      action: 'REPORT_ACTIONED',
      details: { account_suspended: true, job_removed: true },
    });
    // The account is already suspended: deciding the second report changes nothing more.
    expect((await resolve(company, { status: 'ACTIONED', suspend_reason: REASON })).status).toBe(200);
  });

  it('counts waiting work', async () => {
    const before = await get<BackOfficeOverview>('/api/admin/overview');
    const account = await recruiter(app);
    await query(app.databaseUrl, `update account set approval_status = 'PENDING' where id = $1`, [account.id]);
    await deadMessage(app);
    const after = await get<BackOfficeOverview>('/api/admin/overview');
    expect(after.approvals).toBe(before.approvals + 1);
    expect(after.dead_letters).toBe((before.dead_letters ?? 0) + 1);
    expect(after).toMatchObject({ reports: before.reports, inquiries: 0, bookings: 0, match_reviews: 0 });
  });

  it('shows dead letters without their payload, and retries each once', async () => {
    const id = await deadMessage(app);
    const { dead_letters: emails, outbox, queues } = await get<QueuesAnswer>('/api/admin/queues');
    expect(emails.find((message) => message.id === id)).toEqual({
      source: 'outbox',
      queue: null,
      id,
      name: 'messaging.report-resolved',
      attempts: 10,
      error: 'the queue was away',
      died_at: expect.any(String),
      request_id: null,
    });
    expect(outbox.dead).toBeGreaterThan(0);
    expect(queues?.map(({ name }) => name)).toContain('letters');
    const retry = (payload: object) =>
      app.request({ method: 'POST', url: '/api/admin/dead-letters/retry', token: odile.token, payload });
    expect((await retry({ source: 'outbox', id })).status).toBe(200);
    expect((await retry({ source: 'outbox', id })).status).toBe(404);
    expect((await retry({ source: 'queue', queue: 'letters', id: 'nothing' })).status).toBe(404);
    expect((await retry({ source: 'queue', queue: 'nowhere', id: 'nothing' })).status).toBe(404);
    expect((await retry({ source: 'elsewhere', id })).status).toBe(400);
    expect(await auditOf(`subject_id=${id}`)).toMatchObject([{ action: 'DEAD_LETTER_RETRIED' }]);
  });

  it('shows the health of every component, those with problems first', async () => {
    const { health } = await get<QueuesAnswer>('/api/admin/queues');
    expect(health.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['database', 'queue', 'outbox', 'storage', 'ffmpeg', 'mail', 'ledger']),
    );
    const states = health.map(({ state }) => ['FAILED', 'DEGRADED', 'OK'].indexOf(state));
    expect(states).toEqual(states.toSorted((account, other) => account - other));
    expect(health).toContainEqual({
      ...{ name: 'mail', state: 'OK' },
      ...{ detail: 'Les courriels sont écrits dans des fichiers', detail_language: 'fr' },
    });
    const id = newId();
    await query(
      app.databaseUrl,
      `insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at)
       values ($1, 'event', 'messaging.report-resolved', '{}', now() - interval '2 minutes', 0, now())`,
      [id],
    );
    const { health: late } = await get<QueuesAnswer>('/api/admin/queues');
    expect(late).toContainEqual({
      ...{ name: 'outbox', state: 'DEGRADED' },
      ...{ detail: expect.stringContaining('Aucun processus ne les traite'), detail_language: 'fr' },
    });
    // The instance still serves requests; the jobs wait.
    expect((await app.request({ url: '/api/health/ready' })).status).toBe(200);
    await query(app.databaseUrl, 'delete from outbox_message where id = $1', [id]);
  });

  it('filters and exports the audit log, which the database refuses to change', async () => {
    const account = await seeker(app);
    await setStatus(account.id, 'SUSPENDED', '=cmd|calc, "vite"');
    const csv = await app.request({ url: `/api/admin/audit?format=csv&subject_id=${account.id}`, token: odile.token });
    expect(csv.headers['content-type']).toContain('text/csv');
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`ACCOUNT_SUSPENDED,ACCOUNT,${account.id},"'=cmd|calc, ""vite"""`);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await auditOf(`subject_id=${account.id}&from=${today}&to=${today}`)).toHaveLength(1);
    expect(await auditOf(`subject_id=${account.id}&to=2020-01-01`)).toEqual([]);
    expect(await auditOf(`subject_id=${account.id}&operator_id=${account.id}`)).toEqual([]);
    expect((await app.request({ url: '/api/admin/audit?action=NOTHING', token: odile.token })).status).toBe(400);
    for (const change of [
      `update audit_entry set reason = 'x' where subject_id = '${account.id}'`,
      `delete from audit_entry where subject_id = '${account.id}'`,
      'truncate audit_entry',
    ]) {
      await expect(query(app.databaseUrl, change, [])).rejects.toThrow('append-only');
    }
    expect(await auditOf(`subject_id=${account.id}`)).toHaveLength(1);
  });
});
