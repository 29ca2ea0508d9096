import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import type { ReportAnswer, ReportsPage } from '../../../server/modules/messaging/http/reports.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { publish } from '../jobs/market.js';
import { answer, recruiter, reserved, seeker } from '../reservations/stage.js';
import { conversationsOf, type Person, type Refusal, write, written } from './stage.js';

const NOBODY = '0190a0a0-0000-7000-8000-00000000dead';

describe('blocking and reporting', () => {
  let app: TestApp;
  let operator: string;
  beforeAll(async () => {
    app = await startTestApp();
    const email = 'operator@safety.example';
    await app.app
      .get(IdentityFacade, { strict: false })
      .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
    const { body } = await app.request<SessionAnswer>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: DEMO_PASSWORD },
    });
    operator = body.token;
  });
  afterAll(() => app.close());

  const block = (who: Person, other: string, method: 'POST' | 'DELETE' = 'POST') =>
    app.request<Refusal & { blocked: boolean }>({ method, url: `/api/users/${other}/block`, token: who.token });
  const report = (who: Person, payload: object) =>
    app.request<Refusal & { id: string; status: string }>({
      method: 'POST',
      url: '/api/reports',
      token: who.token,
      payload: { reason: 'FRAUD', ...payload },
    });
  const listed = async (search = ''): Promise<ReportsPage> =>
    (await app.request<ReportsPage>({ url: `/api/admin/reports${search}`, token: operator })).body;

  it('blocks: neither writes to the other, and the company does not find the person any more', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await written(app, asks, asked, 'Bonjour');
    const { status, body } = await block(asked, asks.id);
    expect([status, body]).toEqual([200, { user_id: asks.id, blocked: true }]);
    expect((await block(asked, asks.id)).status).toBe(200);
    expect((await write<Refusal>(app, asks, asked, 'Encore')).status).toBe(404);
    expect((await write<Refusal>(app, asked, asks, 'Encore')).body.code).toBe('MESSAGING.BLOCKED_BY_YOU');
    expect((await app.request({ url: `/api/users/${asked.id}`, token: asks.token })).status).toBe(404);
    expect((await conversationsOf(app, asks)).total).toBe(0);
    const [kept] = (await conversationsOf(app, asked)).conversations;
    expect(kept).toMatchObject({ blocked_by_me: true, writing: { allowed: false, reason: 'BLOCKED_BY_YOU' } });
    expect((await block(asked, asks.id, 'DELETE')).body.blocked).toBe(false);
    expect((await block(asked, asks.id, 'DELETE')).status).toBe(200);
    expect((await conversationsOf(app, asks)).total).toBe(1);
  });

  it('blocks by a recruiter affect only their own messages', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    await written(app, asks, asked, 'Bonjour');
    expect((await block(asks, asked.id)).status).toBe(200);
    expect((await write<Refusal>(app, asked, asks, 'Encore')).body.code).toBe('MESSAGING.UNAVAILABLE');
    expect((await app.request({ url: `/api/users/${asked.id}`, token: asks.token })).status).toBe(200);
    for (const nobody of [NOBODY, asks.id]) expect((await block(asks, nobody)).status).toBe(404);
    expect((await block(asked, (await seeker(app)).id)).status).toBe(404);
  });

  it('reports a posting, a company, a message or a profile once, to the operators', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const job = await publish(app, asks.token);
    const message = await written(app, asks, asked, 'Envoyez 200 $ pour l’uniforme.');
    const targets = [
      { target_type: 'job', target_id: job.id, accused: asks.id, evidence: null },
      { target_type: 'COMPANY', target_id: asks.companyId, accused: asks.id, evidence: null },
      { target_type: 'MESSAGE', target_id: message.id, accused: asks.id, evidence: message.content },
      { target_type: 'PROFILE', target_id: asks.id, accused: asks.id, evidence: null },
    ];
    for (const { target_type, target_id, accused, evidence } of targets) {
      const filed = await report(asked, { target_type, target_id, details: '  C’est louche.  ' });
      expect([filed.status, filed.body.status]).toEqual([201, 'OPEN']);
      const again = await report(asked, { target_type, target_id, reason: 'SPAM' });
      expect([again.status, again.body.code]).toEqual([409, 'MESSAGING.ALREADY_REPORTED']);
      const found = (await listed('?status=open&limit=100')).reports.find(({ id }) => id === filed.body.id);
      expect(found).toMatchObject({
        target_type: target_type.toUpperCase(),
        target_id,
        reason: 'FRAUD',
        details: 'C’est louche.',
        evidence,
        reporter_id: asked.id,
        accused_id: accused,
        note: null,
      });
    }
    for (const [who, payload] of [
      [asked, { target_type: 'JOB', target_id: NOBODY }],
      [asks, { target_type: 'MESSAGE', target_id: message.id }],
      [await seeker(app), { target_type: 'MESSAGE', target_id: message.id }],
      [asked, { target_type: 'PROFILE', target_id: asked.id }],
      [asked, { target_type: 'PROFILE', target_id: (await seeker(app)).id }],
    ] as const) {
      expect((await report(who, payload)).status).toBe(404);
    }
    expect((await report(asked, { target_type: 'USER', target_id: asks.id })).status).toBe(400);
    expect((await report(asked, { target_type: 'JOB', target_id: job.id, reason: 'BORING' })).status).toBe(400);
  });

  it('lets one operator decide about a report, with a note', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { body } = await report(asked, { target_type: 'COMPANY', target_id: asks.companyId });
    const resolve = (payload: object) =>
      app.request<ReportAnswer & Refusal>({
        method: 'PUT',
        url: `/api/admin/reports/${body.id}`,
        token: operator,
        payload,
      });
    expect((await resolve({ status: 'OPEN' })).status).toBe(400);
    const decided = await resolve({ status: 'dismissed', note: 'Une vraie entreprise.' });
    expect([decided.status, decided.body]).toEqual([
      200,
      expect.objectContaining({ status: 'DISMISSED', note: 'Une vraie entreprise.', resolved_at: expect.any(String) }),
    ]);
    expect((await resolve({ status: 'ACTIONED' })).body.code).toBe('MESSAGING.REPORT_RESOLVED');
    expect((await listed('?status=DISMISSED')).reports.map(({ id }) => id)).toContain(body.id);
    expect((await app.request({ url: '/api/admin/reports', token: asked.token })).status).toBe(403);
  });

  it('limits the reports of one person', async () => {
    const asked = await seeker(app);
    await query(
      app.databaseUrl,
      `insert into report (id, reporter_id, target_type, target_id, reason, status, created_at)
       select gen_random_uuid(), $1, 'JOB', gen_random_uuid(), 'SPAM', 'OPEN', $2 from generate_series(1, 20)`,
      [asked.id, app.clock.now()],
    );
    const { status, body } = await report(asked, { target_type: 'PROFILE', target_id: (await recruiter(app)).id });
    expect([status, body.code]).toEqual([429, 'MESSAGING.TOO_MANY_REPORTS']);
  });
});
