import type { JobsPage, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { JobsFacade } from '../../../server/modules/jobs/jobs.facade.js';
import { ExpireJobs } from '../../../server/modules/jobs/use-cases/expire-jobs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany, titlesOf } from './market.js';

const DAY = 86_400_000;

describe('an expired posting', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
    ({ token } = await signUpWithCompany(app, 'Éphémérides'));
    const inDays = (days: number): string => new Date(app.clock.now().getTime() + days * DAY).toISOString();
    for (const n of [1, 2, 3]) await publish(app, token, { title: `Courte ${n}`, expires_at: inDays(0.5) });
    await publish(app, token, { title: 'Longue' });
  });
  afterAll(() => app.close());

  it('disappears from every list, page and feed to the millisecond, before a job has run', async () => {
    const before = await app.request<JobsPage>({ url: '/api/jobs?facets=true' });
    const [short] = before.body.jobs.filter(({ title }) => title === 'Courte 1');
    expect([before.body.total, short?.expires_at]).toEqual([4, expect.any(String)]);
    app.clock.advance(0.5 * DAY - 1);
    expect((await app.request<JobsPage>({ url: '/api/jobs' })).body.total).toBe(4);
    app.clock.advance(1);
    for (const filter of [
      '',
      '?search=courte',
      '?title=courte',
      '?sort_by=salary',
      '?location=saint',
      '?facets=true',
    ]) {
      const { body } = await app.request<JobsPage>({ url: `/api/jobs${filter}` });
      expect([filter, titlesOf(body.jobs).filter((title) => title.startsWith('Courte'))]).toEqual([filter, []]);
      expect([filter, body.total]).toEqual([filter, body.jobs.length]);
    }
    const { body } = await app.request<JobsPage>({ url: '/api/jobs?facets=true' });
    expect(body.facets?.job_type.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    for (const url of ['/sitemap-jobs.xml', '/jobs.rss', `/companies/${short!.company_id}`]) {
      expect([url, (await app.request({ url })).text.includes(short!.id)]).toEqual([url, false]);
    }
    const active = await app.app.get(JobsFacade, { strict: false }).listActiveJobIds();
    expect(active).toHaveLength(1);
    const page = await app.request<{ is_open: boolean }>({ url: `/api/jobs/${short!.id}` });
    expect([page.status, page.body.is_open]).toEqual([200, false]);
  });

  it('is paused once, even by two parallel workers, publishes this, and can be renewed', async () => {
    const expire = app.app.get(ExpireJobs, { strict: false });
    app.clock.advance(0.1 * DAY);
    const expired = await Promise.all([expire.execute(), expire.execute()]);
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await expire.execute()).toBe(0);

    expect(titlesOf((await app.request<JobsPage>({ url: '/api/jobs' })).body.jobs)).toEqual(['Longue']);
    const told = await app.orm.em
      .fork()
      .execute(`select count(*)::int as told from outbox_message where name = 'jobs.job-closed'`);
    expect(told).toEqual([{ told: 3 }]);

    const own = (await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs?status=paused', token })).body;
    expect(own.total).toBe(3);
    const renewed = await app.request({
      method: 'PUT',
      url: `/api/jobs/${own.jobs[0]?.id}`,
      token,
      payload: { status: 'ACTIVE' },
    });
    expect(renewed.body).toMatchObject({
      status: 'ACTIVE',
      published_at: app.clock.now().toISOString(),
      expires_at: new Date(app.clock.now().getTime() + 30 * DAY).toISOString(),
    });
  });
});
