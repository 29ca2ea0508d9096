import type { JobStages } from '../../../server/modules/applications/http/stages.contract.js';
import type { Scorecard } from '../../../server/modules/applications/http/reviews.contract.js';
import type { JobTemplate, JobTemplates } from '../../../server/modules/jobs/http/job-templates.contract.js';
import type { HiringAnalytics } from '../../../server/modules/operations/http/hiring.contract.js';
import type { ClosedJob, OwnJob, OwnJobInFull, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { inParallel } from '../../support/in-parallel.js';
import { query } from '../../support/query.js';
import { applied, candidate, type Candidate, employer, newsOf, ownDetail } from '../applications/stage.js';
import { emailsTo } from '../identity/mailbox.js';
import { memberOf } from '../companies/team-stage.js';
import { publish, wholeJob } from './market.js';

type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;

const text = {
  ...wholeJob,
  requirements: ['DEP', 'CWB'],
  benefits: ['REER'],
  video_questions: ['Pourquoi nous?'],
  blind_review: false,
  remote: true,
  language: 'fr',
  salary_range: '25–30 $/h',
};
const { status: _status, ...copied } = text;
const stages = [{ id: 'call', maps_to: 'REVIEWED', name: { fr: 'Appel', en: 'Call' } }];
const criteria = [{ id: 'welds', name: 'Soudures', anchors: ['Aucune', 'Peu', 'Bonnes', 'Parfaites'] }];

describe('copies and templates of postings', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let other: Awaited<ReturnType<typeof employer>>;
  let jobId: string;

  beforeAll(async () => {
    app = await startTestApp();
    company = await employer(app);
    other = await employer(app, 'Autre Acier');
    jobId = (await publish(app, company.token, text)).id;
    const put = (url: string, payload: object) => app.request({ method: 'PUT', url, token: company.token, payload });
    expect((await put(`/api/jobs/${jobId}/stages`, { version: 0, stages })).status).toBe(200);
    expect((await put(`/api/jobs/${jobId}/scorecard`, { version: 0, criteria })).status).toBe(200);
    await applied(app, (await candidate(app)).token, jobId);
  });
  afterAll(() => app.close());

  const duplicate = (id = jobId, token = company.token, headers = {}): Answer<OwnJobInFull> =>
    app.request({ method: 'POST', url: `/api/jobs/${id}/duplicate`, token, headers });
  const url = '/job-templates';
  const templates = (method: 'GET' | 'POST' | 'DELETE', rest = '', payload?: object, token = company.token) =>
    app.request<JobTemplates & ErrorAnswer>({
      method,
      url: `/api/companies/${company.companyId}${url}${rest}`,
      token,
      ...(payload && { payload }),
    });
  const setupOf = async (id: string) => {
    const card = await app.request<Scorecard>({ url: `/api/jobs/${id}/scorecard`, token: company.token });
    const pipeline = await app.request<JobStages>({ url: `/api/jobs/${id}/stages`, token: company.token });
    return {
      criteria: card.body.criteria,
      own: pipeline.body.stages
        .filter((each) => each.id === 'call')
        .map(({ id: stage, name, people }) => ({ stage, name, people })),
      versions: [card.body.version, pipeline.body.version],
    };
  };
  const called = [{ stage: 'call', name: stages[0]?.name, people: 0 }];

  it('a copy is a draft with the text, questions, stages, scorecard and blind review, without dates, views and applicants', async () => {
    const { status, body } = await duplicate();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...copied,
      status: 'DRAFT',
      published_at: null,
      expires_at: null,
      views: 0,
      applications_count: 0,
      contact_user_id: company.id,
      closing: null,
    });
    expect(body.id).not.toBe(jobId);
    expect(await setupOf(body.id)).toEqual({ criteria, own: called, versions: [1, 1] });
  });

  it('a repeated request makes one copy, a second click another', async () => {
    const key = { 'idempotency-key': 'copy-this-posting-once' };
    const ids = [await duplicate(jobId, company.token, key), await duplicate(jobId, company.token, key)];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(1);
    expect((await duplicate()).body.id).not.toBe(ids[0]?.body.id);
  });

  it('a closed posting can be copied, to hire again; standard stages stay standard', async () => {
    const closed = await publish(app, company.token);
    await app.request({ method: 'DELETE', url: `/api/jobs/${closed.id}`, token: company.token });
    const { status, body } = await duplicate(closed.id);
    expect([status, body.status]).toEqual([201, 'DRAFT']);
    expect((await setupOf(body.id)).versions).toEqual([0, 0]);
  });

  it('another company and colleagues who only read postings can neither copy nor use templates', async () => {
    const manager = await memberOf(app, company, 'HIRING_MANAGER', [jobId]);
    expect((await duplicate(jobId, other.token)).status).toBe(404);
    expect((await duplicate(jobId, manager.token)).status).toBe(403);
    expect((await templates('GET', '', undefined, other.token)).status).toBe(404);
    expect((await templates('GET', '', undefined, manager.token)).status).toBe(403);
    expect((await templates('POST', '', { name: 'À nous', job_id: other.jobId })).status).toBe(404);
  });

  it('a template keeps the posting as it was, and starts new ones with its stages and scorecard', async () => {
    const source = (await duplicate()).body;
    const saved = await templates('POST', '', { name: ' Soudeurs ', job_id: source.id });
    expect(saved.status).toBe(201);
    const template = saved.body.templates.find(({ name }) => name === 'Soudeurs');
    if (!template) throw new Error('not saved');
    expect(template).toMatchObject({ title: 'Soudeur-monteur', has_stages: true, has_scorecard: true });
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${source.id}`,
      token: company.token,
      payload: { title: 'Autre chose', video_questions: [] },
    });
    const { body } = await app.request<JobTemplate>({
      url: `/api/companies/${company.companyId}${url}/${template.id}`,
      token: company.token,
    });
    expect(body.posting).toEqual(copied);
    const create = (token: string, more = {}): Answer<OwnJob> =>
      app.request({
        method: 'POST',
        url: '/api/jobs',
        token,
        payload: { title: 'Nouveau', template_id: template.id, ...more },
      });
    const made = await create(company.token);
    expect(made.status).toBe(201);
    expect(await setupOf(made.body.id)).toEqual({ criteria, own: called, versions: [1, 1] });
    const foreign = await create(other.token);
    expect([foreign.status, foreign.body.code]).toEqual([400, 'JOBS.TEMPLATE_MISSING']);

    const again = await templates('POST', '', { name: 'Soudeurs', job_id: jobId });
    expect([again.status, again.body.code]).toEqual([409, 'JOBS.TEMPLATE_NAME_TAKEN']);
    expect((await templates('DELETE', `/${template.id}`, undefined, other.token)).status).toBe(404);
    const left = await templates('DELETE', `/${template.id}`);
    expect([left.status, left.body.templates]).toEqual([200, []]);
    expect((await create(company.token)).body.code).toBe('JOBS.TEMPLATE_MISSING');
    expect((await setupOf(made.body.id)).own).toEqual(called);
  });

  it('50 templates are kept, also when several colleagues save at once', async () => {
    await query(
      app.databaseUrl,
      `insert into job_template (id, company_id, slot, name, posting, created_by, created_at)
       select gen_random_uuid(), $1, n, 'Modèle ' || n, '{"title": "Soudeur"}', $2, now() from generate_series(2, 49) n`,
      [company.companyId, company.id],
    );
    const answers = await inParallel([1, 2, 3, 4], (n) =>
      templates('POST', '', { name: `Nouveau ${n}`, job_id: jobId }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('JOBS.TEMPLATES_FULL');
    expect((await templates('GET')).body.templates).toHaveLength(50);
  });
});

describe('closing a posting with a reason', () => {
  const NOTE = 'Le budget est parti ailleurs, ne pas le dire.';
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;

  beforeAll(async () => {
    app = await startTestApp();
    company = await employer(app);
    person = await candidate(app);
  });
  afterAll(() => app.close());

  const close = (id: string, payload: object, headers = {}, token = company.token): Answer<ClosedJob> =>
    app.request({ method: 'POST', url: `/api/jobs/${id}/close`, token, payload, headers });
  const listed = async (status: string, id: string, token = company.token) => {
    const { body } = await app.request<OwnJobsPage>({ url: `/api/jobs/my/jobs?status=${status}`, token });
    return body.jobs.find((each) => each.id === id);
  };
  const withApplicant = async () => {
    const { id: jobId } = await publish(app, company.token);
    return { jobId, applicationId: (await applied(app, person.token, jobId)).id };
  };
  const endOf = async (applicationId: string) => {
    await app.runJobs();
    return (await ownDetail(app, person.token, applicationId)).body;
  };

  it('tells applicants that a position was cancelled, and only the team why', async () => {
    const { jobId, applicationId } = await withApplicant();
    const key = { 'idempotency-key': 'close-this-posting-once' };
    const { status, body } = await close(jobId, { reason: 'cancelled', note: NOTE }, key);
    expect([status, body]).toEqual([200, { id: jobId, status: 'CLOSED', reason: 'CANCELLED' }]);
    expect((await close(jobId, { reason: 'cancelled', note: NOTE }, key)).status).toBe(200);
    expect((await close(jobId, { reason: 'OTHER' })).status).toBe(404);

    const ended = await endOf(applicationId);
    expect(ended).toMatchObject({ closed_reason: 'JOB_CANCELLED', allowed_actions: [] });
    const news = await newsOf(app, person.token);
    expect(news.filter((each) => each.includes('est annulé'))).toHaveLength(1);
    const email = (await emailsTo(app, person.email)).at(-1);
    expect(email?.text).toContain('Le poste est annulé');
    const page = await app.request({ url: `/jobs/${jobId}` });
    expect(page.status).toBe(410);
    expect(JSON.stringify([ended, news, email, page.text])).not.toContain('budget');

    const reviewer = await memberOf(app, company, 'REVIEWER');
    const closing = { reason: 'CANCELLED', note: NOTE, at: app.clock.now().toISOString() };
    expect((await listed('CLOSED', jobId))?.closing).toEqual(closing);
    expect((await listed('CLOSED', jobId, reviewer.token))?.closing).toEqual(closing);
  });

  it.each([
    ['FILLED_HERE', 'JOB_FILLED'],
    ['FILLED_ELSEWHERE', 'JOB_FILLED'],
    ['OTHER', 'JOB_REMOVED'],
  ])('%s ends applications with %s', async (reason, told) => {
    const { jobId, applicationId } = await withApplicant();
    expect((await close(jobId, { reason })).status).toBe(200);
    expect((await endOf(applicationId)).closed_reason).toBe(told);
  });

  it('on hold pauses it, and publishing it again forgets the reason', async () => {
    const { jobId, applicationId } = await withApplicant();
    expect((await close(jobId, { reason: 'PAUSED', note: NOTE })).body.status).toBe('PAUSED');
    expect((await endOf(applicationId)).closed_reason).toBe('JOB_PAUSED');
    expect((await listed('PAUSED', jobId))?.closing).toEqual({ reason: 'PAUSED', note: NOTE, at: null });
    const url = `/api/jobs/${jobId}`;
    const again = await app.request<OwnJobInFull>({
      method: 'PUT',
      url,
      token: company.token,
      payload: { status: 'ACTIVE' },
    });
    expect([again.status, again.body.closing]).toEqual([200, null]);
    const draft = await publish(app, company.token, { status: 'DRAFT' });
    expect((await close(draft.id, { reason: 'PAUSED' })).body.code).toBe('JOBS.STATUS_REFUSED');
  });

  it('is possible by removing it, with or without a reason', async () => {
    const ids = [(await publish(app, company.token)).id, (await publish(app, company.token)).id];
    const remove = (id: string | undefined, rest: string) =>
      app.request({ method: 'DELETE', url: `/api/jobs/${id}${rest}`, token: company.token });
    expect((await remove(ids[0], '?reason=SOLD')).status).toBe(400);
    expect((await remove(ids[0], '?reason=FILLED_HERE')).status).toBe(200);
    expect((await remove(ids[1], '')).status).toBe(200);
    const reasons = await Promise.all(ids.map(async (id) => (await listed('CLOSED', id))?.closing?.reason));
    expect(reasons).toEqual(['FILLED_HERE', null]);
  });

  it('happens once when two colleagues do it at the same time', async () => {
    const { id } = await publish(app, company.token);
    const reasons = ['FILLED_HERE', 'CANCELLED', 'OTHER'];
    const answers = await inParallel(reasons, (reason) => close(id, { reason }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const won = answers.find(({ status }) => status === 200)?.body.reason;
    expect((await listed('CLOSED', id))?.closing?.reason).toBe(won);
  });

  it('refuses unknown reasons, long notes and other companies', async () => {
    const { id } = await publish(app, company.token);
    const stranger = await employer(app, 'Autre Acier');
    expect((await close(id, { reason: 'BORED' })).status).toBe(400);
    expect((await close(id, {})).status).toBe(400);
    expect((await close(id, { reason: 'OTHER', note: 'x'.repeat(1001) })).status).toBe(400);
    expect((await close(id, { reason: 'OTHER' }, {}, stranger.token)).status).toBe(404);
    expect((await listed('ACTIVE', id))?.closing).toBeNull();
  });

  it('is counted by reason in the company’s figures', async () => {
    const own = await employer(app, 'Acier compté');
    const shut = async (reason: string) => close((await publish(app, own.token)).id, { reason }, {}, own.token);
    await shut('CANCELLED');
    await shut('CANCELLED');
    await shut('FILLED_HERE');
    await shut('PAUSED');
    await app.request({ method: 'DELETE', url: `/api/jobs/${own.jobId}`, token: own.token });
    app.clock.advance(1_000);
    const { body } = await app.request<HiringAnalytics>({
      url: '/api/dashboard/recruiter/analytics?days=7',
      token: own.token,
    });
    expect(body.closings).toEqual([
      { reason: 'CANCELLED', count: 2 },
      { reason: 'FILLED_HERE', count: 1 },
      { reason: 'UNKNOWN', count: 1 },
    ]);
  });
});
