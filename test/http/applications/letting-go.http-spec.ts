import { RequestContext } from '@mikro-orm/core';
import { RunRetention } from '../../../server/modules/identity/use-cases/run-retention.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { pageOf, signInAgain } from '../identity/hiring.js';
import { applied, candidate, type Candidate, decide, detailOf, employer, jobPage, ownPage } from './stage.js';

const DAY = 86_400_000;

describe('the retention of applications', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeEach(async () => {
    app = await startTestApp();
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId, { cover_letter: 'Mes secrets' })).id;
  });
  afterEach(() => app.close());

  const runRetention = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(RunRetention).execute());
  const stored = async (): Promise<Record<string, unknown>[]> =>
    query(app.databaseUrl, 'select * from application where id = $1', [id]);

  it('exports them to the candidate, with the answers', async () => {
    const slots = ['2026-02-01T15:00:00.000Z', '2026-02-02T15:00:00.000Z'];
    await decide(app, company.token, id, {
      status: 'INTERVIEW',
      interview: { scheduled_at: slots[0], proposed_slots: slots, type: 'PHONE', notes: 'Soyez à l’heure' },
    });
    await decide(app, company.token, id, {
      status: 'OFFERED',
      offer: { salary: '65 000 $', start_date: '2026-03-01' },
    });
    await decide(app, company.token, id, { status: 'REJECTED', reason: 'Finalement non' });
    app.clock.advance(5 * 60_000);
    const other = await candidate(app);
    await applied(app, other.token, company.jobId, { cover_letter: 'À quelqu’un d’autre' });

    const { bytes } = await app.request({ url: '/api/users/me/export', token: seeker.token });
    const files = await unzip(bytes);
    const json = (path: string): unknown => JSON.parse(String(files.get(path)));
    expect(json('applications.json')).toMatchObject([
      {
        id,
        status: 'REJECTED',
        cover_letter: 'Mes secrets',
        reason: 'Finalement non',
        offers: [{ salary: '65 000 $', version: 1 }],
      },
    ]);
    expect(json('application-history.json')).toMatchObject(
      ['PENDING', 'INTERVIEW', 'OFFERED', 'REJECTED'].map((status) => ({ to_status: status })),
    );
    expect(json('interviews.json')).toMatchObject([{ type: 'PHONE', notes: 'Soyez à l’heure', proposed_slots: slots }]);
    for (const content of files.values()) {
      expect(content.includes('quelqu’un d’autre')).toBe(false);
      expect(content.includes(other.id)).toBe(false);
    }
  });

  it('hides them from companies once the candidate closed the account, and deletes their texts a month later', async () => {
    await decide(app, company.token, id, {
      status: 'INTERVIEW',
      interview: { scheduled_at: '2026-02-01T15:00:00Z', type: 'PHONE' },
    });
    await decide(app, company.token, id, { status: 'REJECTED', reason: 'Une raison' });
    await decide(app, company.token, id, { status: 'UNDO_REJECTED' });
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: seeker.token })).status).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'WITHDRAWN', cover_letter: null }]);
    expect((await jobPage(app, company.token, company.jobId)).body).toMatchObject({
      total: 0,
      counts: { WITHDRAWN: 0 },
    });
    expect((await detailOf(app, company.token, id)).status).toBe(404);
    expect((await decide(app, company.token, id, { status: 'REVIEWED' })).status).toBe(404);
    const dashboard = await app.request({ url: '/api/dashboard/recruiter/stats', token: company.token });
    expect(dashboard.body).toMatchObject({ stats: { newApplications: 0, interviews: 0 }, recentApplications: [] });

    app.clock.advance(31 * DAY);
    await runRetention();
    expect(await stored()).toMatchObject([
      { status: 'WITHDRAWN', cover_letter: null, reason: null, seeker_id: seeker.id },
    ]);
    const events = await query<{ note: string | null }>(
      app.databaseUrl,
      'select note from application_event where application_id = $1 order by at, id',
      [id],
    );
    expect(events.map(({ note }) => note)).toEqual(Array.from({ length: 5 }, () => null));
    expect(await query(app.databaseUrl, 'select 1 from interview where application_id = $1', [id])).toEqual([]);
  });

  it('keeps them for three years after the posting closed, then deletes them and the access to the profile', async () => {
    await decide(app, company.token, id, { status: 'REVIEWED' });
    const put = (status: string) =>
      app.request({ method: 'PUT', url: `/api/jobs/${company.jobId}`, token: company.token, payload: { status } });
    expect((await put('PAUSED')).status).toBe(200);
    await app.runJobs();
    expect(await stored()).toMatchObject([{ job_closed_at: expect.anything() }]);
    expect((await put('ACTIVE')).status).toBe(200);
    await app.runJobs();
    expect(await stored()).toMatchObject([{ job_closed_at: null }]);
    await put('PAUSED');
    await app.runJobs();

    app.clock.advance(3 * 365 * DAY - DAY);
    await runRetention();
    expect(await stored()).toHaveLength(1);
    app.clock.advance(2 * DAY);
    await runRetention();
    expect(await stored()).toEqual([]);
    const [recruiter, own] = [await signInAgain(app, company.email), await signInAgain(app, seeker.email)];
    expect((await ownPage(app, own, '?status=REVIEWED')).total).toBe(0);
    expect((await pageOf(app, seeker.id, recruiter)).body.is_masked).toBe(true);
  });
});
