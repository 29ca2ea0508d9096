import type { ReportTargetAnswer } from '../../../server/modules/messaging/http/report-target.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { publish } from '../jobs/market.js';
import { recruiter, seeker } from '../reservations/stage.js';
import { newPlayer, type Player } from '../walks/cast.js';
import { type Person, written } from './stage.js';

const NOBODY = '0190a0a0-0000-7000-8000-00000000dead';

describe('the target of a report', () => {
  let app: TestApp;
  let operator: Player;
  beforeAll(async () => {
    app = await startTestApp();
    operator = await newPlayer(app, 'operator');
  });
  afterAll(() => app.close());

  const report = async (who: Person, target_type: string, target_id: string): Promise<string> => {
    const { status, body, text } = await app.request<{ id: string }>({
      method: 'POST',
      url: '/api/reports',
      token: who.token,
      payload: { target_type, target_id, reason: 'FRAUD' },
    });
    expect([status, text]).toEqual([201, text]);
    return body.id;
  };
  const open = (id: string): Promise<TestAnswer<ReportTargetAnswer>> =>
    app.request({ url: `/api/admin/reports/${id}/target`, token: operator.token });

  it('is a message with its neighbours and names, and the access is audited', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    for (let n = 1; n <= 7; n += 1) await written(app, asks, asked, `Avant ${n}`);
    const message = await written(app, asks, asked, 'Envoyez 200 $.');
    await written(app, asks, asked, 'Après');
    const id = await report(asked, 'MESSAGE', message.id);
    await app.request({ method: 'DELETE', url: `/api/messages/${message.id}`, token: asks.token });
    const { status, body } = await open(id);
    if (body.type !== 'MESSAGE') throw new Error(`a ${body.type}`);
    expect(status).toBe(200);
    expect(body.messages.map(({ content }) => content)).toEqual([
      ...[3, 4, 5, 6, 7].map((n) => `Avant ${n}`),
      null,
      'Après',
    ]);
    expect(body.messages.filter(({ reported }) => reported)).toMatchObject([{ id: message.id, removed: true }]);
    expect(body.messages[0]?.sender).toMatchObject({ id: asks.id, full_name: expect.stringMatching(/./) });
    const rows = await query(
      app.databaseUrl,
      `select action, details from audit_entry where operator_id = $1 and subject_id = $2`,
      [operator.id, id],
    );
    expect(rows).toEqual([
      { action: 'REPORT_TARGET_OPENED', details: { target_type: 'MESSAGE', target_id: message.id } },
    ]);
  });

  it('is a posting or a company, also once it was removed', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const job = await publish(app, asks.token, { title: 'Commis à la paie' });
    const ids = [await report(asked, 'JOB', job.id), await report(asked, 'COMPANY', asks.companyId)] as const;
    await app.request({ method: 'DELETE', url: `/api/companies/${asks.companyId}`, token: asks.token });
    await app.runJobs();
    expect((await open(ids[0])).body).toMatchObject({
      type: 'JOB',
      job: { title: 'Commis à la paie', status: 'CLOSED' },
    });
    expect((await open(ids[1])).body).toMatchObject({
      type: 'COMPANY',
      company: { id: asks.companyId, removed: true },
    });
  });

  it('is a profile without its mask, also if it is hidden or suspended, but not after it is closed', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const id = await report(asks, 'PROFILE', asked.id);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [asked.id]);
    const [name] = await query<{ full_name: string }>(app.databaseUrl, 'select full_name from account where id = $1', [
      asked.id,
    ]);
    expect((await open(id)).body).toMatchObject({
      type: 'PROFILE',
      profile: { id: asked.id, full_name: name?.full_name, suspended: true, user_type: 'JOB_SEEKER' },
    });
    const leaver = await seeker(app);
    const gone = await report(asks, 'PROFILE', leaver.id);
    await app.request({ method: 'DELETE', url: '/api/users/me', token: leaver.token });
    expect((await open(gone)).body).toEqual({ type: 'PROFILE', profile: null });
  });

  it('is not found for a missing report', async () => {
    expect((await open(NOBODY)).status).toBe(404);
  });
});
