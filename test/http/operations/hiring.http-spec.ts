import type { HiringAnalytics } from '../../../server/modules/operations/http/hiring.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { accept, applied, candidate, decide, employer, withdraw } from '../applications/stage.js';
import { signInAgain } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { recruiter as newRecruiter } from '../credits/recruiters.js';

const HOUR = 3_600_000;
const url = '/api/dashboard/recruiter/analytics';

describe('hiring analytics', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const read = (token: string, search = ''): Promise<TestAnswer<HiringAnalytics & { code: string }>> =>
    app.request({ url: `${url}${search}`, token });

  it('follow an application from its arrival to the hire, with times and credits', async () => {
    const company = await employer(app, 'Acier & fils');
    const first = await candidate(app);
    const second = await candidate(app);
    const third = await candidate(app);
    await app.request({ url: `/api/jobs/${company.jobId}`, token: first.token });
    const application = await applied(app, first.token, company.jobId, { source: 'SEARCH' });
    await applied(app, second.token, company.jobId, { source: 'search' });
    const gone = await applied(app, third.token, company.jobId);
    await withdraw(app, third.token, gone.id);

    app.clock.advance(5 * HOUR);
    let token = await signInAgain(app, company.email);
    const interview = {
      scheduled_at: new Date(app.clock.now().getTime() + 48 * HOUR).toISOString(),
      type: 'VIDEO',
      location: null,
      notes: null,
    };
    expect((await decide(app, token, application.id, { status: 'INTERVIEW', interview })).status).toBe(200);
    app.clock.advance(72 * HOUR);
    token = await signInAgain(app, company.email);
    const accepted = await accept(app, token, application.id);
    expect(accepted.status).toBe(200);
    const hired = await app.request({
      method: 'PUT',
      url: `/api/matches/${accepted.body.match.id}`,
      token,
      payload: { status: 'HIRED' },
    });
    expect(hired.status).toBe(200);
    app.clock.advance(1_000);

    const { status, body } = await read(token, '?days=28');
    expect(status).toBe(200);
    expect(body.funnel).toEqual({
      views: 1,
      applications: 3,
      answered: 1,
      interviews: 1,
      offers: 0,
      accepted: 1,
      hired: 1,
    });
    expect(body.stages).toEqual([
      { stage: 'PENDING', stays: 2, median_hours: 2.5 },
      { stage: 'REVIEWED', stays: 0, median_hours: null },
      { stage: 'INTERVIEW', stays: 1, median_hours: 72 },
      { stage: 'OFFERED', stays: 0, median_hours: null },
    ]);
    expect(body.spans).toEqual([
      { span: 'RESPONSE', count: 1, median_hours: 5 },
      { span: 'SCHEDULING', count: 1, median_hours: 48 },
      { span: 'HIRE', count: 1, median_hours: 77 },
    ]);
    expect(body.sources).toEqual([
      { source: 'SEARCH', applications: 2, accepted: 1, hired: 1 },
      { source: 'UNKNOWN', applications: 1, accepted: 0, hired: 0 },
    ]);
    expect(body.response).toEqual({ answered: 1, waiting: 1, median_hours: 5 });
    expect(body.credits).toEqual({ spent: 2, hires: 1, per_hire: 2 });
    expect(body.trend.bucket_days).toBe(1);
    expect(body.trend.buckets).toHaveLength(28);
    expect(body.trend.buckets.reduce((sum, { applications }) => sum + applications, 0)).toBe(3);
    expect(body.trend.buckets.at(-1)).toMatchObject({ applications: 0, hires: 1 });
    expect(body.jobs).toEqual([
      {
        id: company.jobId,
        title: expect.any(String),
        status: 'ACTIVE',
        ...body.funnel,
        response_hours: 5,
        hire_hours: 77,
        credits: 2,
      },
    ]);
    expect(body.jobs_total).toBe(1);

    const other = await publish(app, token, { title: 'Autre' });
    const { body: ofOther } = await read(token, `?days=7&job_id=${other.id}`);
    expect(ofOther).toMatchObject({
      funnel: { views: 0, applications: 0, hired: 0 },
      credits: { spent: 0, hires: 0, per_hire: null },
      response: { answered: 0, waiting: 0, median_hours: null },
      jobs_total: 2,
    });
    expect(ofOther.jobs.map(({ title }) => title)).toContain('Autre');
    const { body: ofIts } = await read(token, `?days=7&job_id=${company.jobId}`);
    expect(ofIts.credits).toEqual({ spent: 2, hires: 1, per_hire: 2 });

    const stranger = await employer(app, 'Ailleurs');
    expect((await read(stranger.token)).body.funnel.applications).toBe(0);
    expect((await read(stranger.token, `?job_id=${company.jobId}`)).status).toBe(404);
  });

  it('are exported as a CSV file in the reader’s language, one line per posting', async () => {
    const { token } = await employer(app);
    await publish(app, token, { title: '=SOMME(A1), « soudure »', status: 'DRAFT' });
    const answer = await app.request<string>({
      url: `${url}?format=CSV&days=7`,
      token,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('entrevue-hiring.csv');
    const lines = answer.text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFJob,Status,Views,Applications,Answered,Interviewed,Offered,Accepted,Hired,Median response time (hours),Median time to hire (hours),Credits spent',
    );
    expect(lines.slice(1, 3).toSorted()).toEqual([
      expect.stringMatching(/^"'=SOMME\(A1\), « soudure »",Draft,0,0,0,0,0,0,0,,,0$/),
      expect.stringMatching(/,Active,0,0,0,0,0,0,0,,,0$/),
    ]);
    expect(lines.slice(3)).toEqual(['']);
  });

  it('are empty for a recruiter without a company, and refuse invalid queries', async () => {
    const { token } = await newRecruiter(app);
    expect((await read(token)).body).toMatchObject({
      period: { days: 91 },
      funnel: { views: 0, applications: 0 },
      jobs: [],
      jobs_total: 0,
    });
    expect((await read(token, `?job_id=${newId()}`)).status).toBe(404);
    for (const search of ['?days=30', '?days=x', '?job_id=1', '?format=xml', '?more=1'])
      expect([search, (await read(token, search)).status]).toEqual([search, 400]);
    const seeker = await candidate(app);
    expect((await read(seeker.token)).status).toBe(403);
    expect((await app.request({ url })).status).toBe(401);
  });
});
