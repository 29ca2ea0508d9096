import type { Company } from '../../../server/modules/companies/http/companies.contract.js';
import type { JobDetail, JobsPage, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { applied, candidate, decide } from '../applications/stage.js';
import { recruiterOf } from '../identity/hiring.js';
import { publish } from './market.js';

describe('the response rate of the company on a posting', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const listed = async (token?: string): Promise<JobsPage> =>
    (await app.request<JobsPage>({ url: '/api/jobs', ...(token ? { token } : {}) })).body;

  it('equals the rate on the company’s page, for everybody, and is missing if too few people applied', async () => {
    const known = await recruiterOf(app, {}, { name: 'Répond toujours' });
    const unknown = await recruiterOf(app, {}, { name: 'Vient d’arriver' });
    const first = await publish(app, known.token, { title: 'Première' });
    const second = await publish(app, known.token, { title: 'Seconde' });
    const other = await publish(app, unknown.token, { title: 'Ailleurs' });
    const answer = async (jobId: string, token: string): Promise<void> => {
      const person = await candidate(app);
      const { id } = await applied(app, person.token, jobId);
      await decide(app, token, id, { status: 'REVIEWED' });
    };
    for (const jobId of [first.id, first.id, second.id, second.id]) await answer(jobId, known.token);
    expect((await listed()).jobs.map(({ company }) => company.response_rate)).toEqual([null, null, null]);
    await answer(first.id, known.token);
    await answer(other.id, unknown.token);

    const rate = { percent: 100, within_days: 14, over_days: 90, applications: 5 };
    const page = await app.request<Company>({ url: `/api/companies/${known.companyId}` });
    expect(page.body.response_rate).toEqual(rate);
    const seeker = await candidate(app);
    for (const token of [undefined, seeker.token, unknown.token]) {
      const { jobs } = await listed(token);
      expect(Object.fromEntries(jobs.map(({ title, company }) => [title, company.response_rate]))).toEqual({
        Première: rate,
        Seconde: rate,
        Ailleurs: null,
      });
    }
    const detail = await app.request<JobDetail>({ url: `/api/jobs/${second.id}`, token: seeker.token });
    expect(detail.body.company).toMatchObject({ name: 'Répond toujours', response_rate: rate });
    expect((await app.request<JobDetail>({ url: `/api/jobs/${other.id}` })).body.company.response_rate).toBeNull();
    const own = await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs', token: known.token });
    expect(own.body.jobs.map(({ company }) => company.response_rate)).toEqual([rate, rate]);
  });
});
