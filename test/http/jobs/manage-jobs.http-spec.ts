import type { JobDetail, OwnJob, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUp, signUpWithCompany, titlesOf, wholeJob } from './market.js';

interface Refusal {
  error: string;
  code: string;
  details?: { path: string; code: string; message: string }[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a recruiter’s postings', () => {
  let app: TestApp;
  let own: { token: string; companyId: string };
  let stranger: { token: string; companyId: string };
  let seeker: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
    own = await signUpWithCompany(app, 'Acier Chaudière');
    stranger = await signUpWithCompany(app, 'Autre Acier');
    seeker = await signUp(app, 'JOB_SEEKER');
  });
  afterAll(() => app.close());

  const post = <T = OwnJob>(payload: object, token = own.token, headers = {}) =>
    app.request<T>({ method: 'POST', url: '/api/jobs', token, payload, headers });
  const put = <T = OwnJob>(id: string, payload: object, token = own.token) =>
    app.request<T>({ method: 'PUT', url: `/api/jobs/${id}`, token, payload });
  const get = <T = JobDetail>(id: string, token?: string) =>
    app.request<T>({ url: `/api/jobs/${id}`, ...(token ? { token } : {}) });

  it('start as drafts that need only a title', async () => {
    const { status, body } = await post({ title: '  Peintre industriel ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Peintre industriel',
      status: 'DRAFT',
      published_at: null,
      expires_at: null,
      requirements: [],
      benefits: [],
      views: 0,
      applications_count: 0,
      matches_count: 0,
      hired_count: 0,
      _count: { applications: 0 },
      allowed_actions: ['EDIT', 'PUBLISH', 'REMOVE'],
      company: { id: own.companyId, name: 'Acier Chaudière' },
    });
  });

  it('cannot be published with missing fields, each of which is named', async () => {
    const { status, body } = await post<Refusal>({ title: 'Peintre', status: 'active' });
    expect(status).toBe(400);
    expect(body.code).toBe('JOBS.INCOMPLETE');
    expect(body.details?.map(({ path }) => path).sort()).toEqual(['department', 'description', 'job_type', 'location']);
    expect(body.error).toContain('brouillon');
    const inEnglish = await post<Refusal>({ title: 'Painter', status: 'ACTIVE' }, own.token, {
      'accept-language': 'en-CA',
    });
    expect(inEnglish.body.error).toContain('draft');
    expect(inEnglish.body.details?.every(({ message }) => message.length > 0)).toBe(true);
  });

  it('are published for 30 days, with values in any spelling', async () => {
    const { status, body } = await post({
      ...wholeJob,
      job_type: 'full_time',
      status: 'Active',
      salary_range: '27 $ à 35 $ de l’heure',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'ACTIVE',
      job_type: 'FULL_TIME',
      salary_min: 27,
      salary_max: 35,
      salary_period: 'HOUR',
      salary_readable: true,
    });
    expect(new Date(body.expires_at ?? 0).getTime() - new Date(body.published_at ?? 0).getTime()).toBe(30 * DAY);
    expect(body.published_at).toBe(app.clock.now().toISOString());
  });

  it('keep pay that cannot be parsed, and tell their author', async () => {
    const { body } = await post({ ...wholeJob, salary_range: 'selon expérience' });
    expect(body).toMatchObject({ salary_range: 'selon expérience', salary_min: null, salary_readable: false });
  });

  it('go through their lifecycle: publish, pause, resume, back to draft, remove', async () => {
    const { body: draft } = await post({ title: 'Assembleur' });
    const { status: _status, ...rest } = wholeJob;
    expect((await put(draft.id, rest)).body.status).toBe('DRAFT');
    expect((await put(draft.id, { status: 'ACTIVE' })).body).toMatchObject({
      status: 'ACTIVE',
      allowed_actions: ['EDIT', 'PAUSE', 'UNPUBLISH', 'REMOVE'],
    });
    const published = (await get(draft.id)).body.published_at;
    app.clock.advance(HOUR);
    expect((await put(draft.id, { status: 'inactive' })).body.status).toBe('PAUSED');
    expect((await get(draft.id)).status).toBe(404);
    expect((await put(draft.id, { status: 'ACTIVE' })).body).toMatchObject({
      status: 'ACTIVE',
      published_at: published,
    });
    expect((await put(draft.id, { status: 'DRAFT' })).body).toMatchObject({ status: 'DRAFT', published_at: null });
    expect((await app.request({ method: 'DELETE', url: `/api/jobs/${draft.id}`, token: own.token })).status).toBe(200);
    expect((await get(draft.id, own.token)).status).toBe(404);
    expect((await put(draft.id, { title: 'Encore' })).status).toBe(404);
    expect((await app.request({ method: 'DELETE', url: `/api/jobs/${draft.id}`, token: own.token })).status).toBe(404);
  });

  it('cannot be paused before they were published', async () => {
    const { body: draft } = await post({ title: 'Assembleur' });
    const { status, body } = await put<Refusal>(draft.id, { status: 'PAUSED' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'JOBS.STATUS_REFUSED' });
    expect((await get(draft.id, own.token)).body.status).toBe('DRAFT');
  });

  it('cannot lose what an ACTIVE posting needs, unless they leave ACTIVE in the same step', async () => {
    const job = await publish(app, own.token);
    expect((await put<Refusal>(job.id, { department: null })).body.code).toBe('JOBS.INCOMPLETE');
    expect((await put<Refusal>(job.id, { description: '   ' })).body.details?.[0]?.path).toBe('description');
    expect((await put(job.id, { department: null, status: 'PAUSED' })).body).toMatchObject({
      status: 'PAUSED',
      department: null,
    });
    expect((await put<Refusal>(job.id, { status: 'ACTIVE' })).body.code).toBe('JOBS.INCOMPLETE');
  });

  it('change field by field, and null clears', async () => {
    const job = await publish(app, own.token, { salary_range: '25–30 $/h', requirements: ['DEP', '', '  CWB '] });
    expect(job.requirements).toEqual(['DEP', 'CWB']);
    const { body } = await put(job.id, { salary_range: null, benefits: ['Assurance'] });
    expect(body).toMatchObject({
      salary_range: null,
      salary_min: null,
      salary_period: null,
      benefits: ['Assurance'],
      requirements: ['DEP', 'CWB'],
    });
  });

  it('end on the date that their author chose, in the future and within a year', async () => {
    const ahead = new Date(app.clock.now().getTime() + 10 * DAY).toISOString();
    const job = await publish(app, own.token, { expires_at: ahead });
    expect(job.expires_at).toBe(ahead);
    for (const days of [-1, 400]) {
      const { status, body } = await put<Refusal>(job.id, {
        expires_at: new Date(app.clock.now().getTime() + days * DAY).toISOString(),
      });
      expect({ status, code: body.code, path: body.details?.[0]?.path }).toEqual({
        status: 400,
        code: 'JOBS.EXPIRY_REFUSED',
        path: 'expires_at',
      });
    }
    expect((await put(job.id, { expires_at: null })).body.expires_at).toBe(
      new Date(app.clock.now().getTime() + 30 * DAY).toISOString(),
    );
  });

  it('can be created only for the recruiter’s own company', async () => {
    expect((await post({ ...wholeJob, company_name: 'acier  CHAUDIERE ' })).status).toBe(201);
    const { status, body } = await post<Refusal>({ ...wholeJob, company_name: 'Autre Acier' });
    expect({ status, code: body.code, path: body.details?.[0]?.path }).toEqual({
      status: 400,
      code: 'JOBS.NOT_OWN_COMPANY',
      path: 'company_name',
    });
    expect((await app.request<{ total: number }>({ url: '/api/companies?search=autre%20acier' })).body.total).toBe(1);
  });

  it('need a company first', async () => {
    const token = await signUp(app, 'RECRUITER');
    const { status, body } = await post<Refusal>(wholeJob, token);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'JOBS.COMPANY_MISSING' });
    expect((await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs', token })).body).toEqual({
      jobs: [],
      total: 0,
      page: 1,
      limit: 20,
    });
  });

  it('cannot be changed by strangers', async () => {
    const { body: draft } = await post({ title: 'Secret' });
    const active = await publish(app, own.token);
    for (const token of [undefined, seeker, stranger.token]) expect((await get(draft.id, token)).status).toBe(404);
    const missing = '0190a000-0000-7000-8000-000000000000';
    for (const id of [draft.id, active.id, missing]) {
      const answers = [
        await put<Refusal>(id, { title: 'À moi' }, stranger.token),
        await app.request<Refusal>({ method: 'DELETE', url: `/api/jobs/${id}`, token: stranger.token }),
      ];
      for (const { status, body } of answers)
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'REQUEST.NOT_FOUND' });
    }
    expect((await get(active.id)).body.title).toBe(wholeJob.title);
  });

  it.each([
    ['POST', '/api/jobs'],
    ['GET', '/api/jobs/my/jobs'],
    ['PUT', '/api/jobs/0190a000-0000-7000-8000-000000000000'],
    ['DELETE', '/api/jobs/0190a000-0000-7000-8000-000000000000'],
  ] as const)('%s %s is for recruiters', async (method, url) => {
    const payload = method === 'POST' || method === 'PUT' ? { payload: { title: 'A' } } : {};
    expect((await app.request({ method, url, ...payload })).status).toBe(401);
    expect((await app.request({ method, url, token: seeker, ...payload })).status).toBe(403);
  });

  it.each([
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ title: 'A', salary_min: 5 }, 'salary_min'],
    [{ title: 'A', company_id: '0190a000-0000-7000-8000-000000000000' }, 'company_id'],
    [{ title: 'A', job_type: 'ETERNAL' }, 'job_type'],
    [{ title: 'A', status: 'CLOSED' }, 'status'],
    [{ title: 'A', status: 'PAUSED' }, 'status'],
    [{ title: 'A', description: 'x'.repeat(20_001) }, 'description'],
    [{ title: 'A', requirements: Array.from({ length: 51 }, () => 'x') }, 'requirements'],
    [{ title: 'A', requirements: 'React' }, 'requirements'],
    [{ title: 'A', remote: 'yes' }, 'remote'],
    [{ title: 'A', expires_at: 'demain' }, 'expires_at'],
    [{ title: 'A\u0000' }, 'title'],
  ])('%j is refused by name', async (payload, field) => {
    const { status, body } = await post<Refusal>(payload);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'REQUEST.INVALID' });
    expect(body.details?.map(({ path }) => path.split('.')[0])).toContain(field);
  });

  it('store a description exactly as given, including markup', async () => {
    const description = '## Titre\n\n<script>alert(1)</script>\n\n- un\n- deux 😀 «\u00a0ça\u00a0»';
    expect((await publish(app, own.token, { description })).description).toBe(description);
  });

  it('count each signed-in reader once a day, and neither their own company nor anonymous readers', async () => {
    const job = await publish(app, own.token, { title: 'Comptée' });
    const views = async (): Promise<number | undefined> => (await get(job.id, own.token)).body.views;
    expect((await get(job.id)).body).not.toHaveProperty('views');
    await get(job.id, seeker);
    await get(job.id, seeker);
    await get(job.id, stranger.token);
    expect(await views()).toBe(2);
    app.clock.advance(23 * HOUR);
    await get(job.id, seeker);
    await get(job.id, seeker);
    expect(await views()).toBe(3);
  });

  it('show a seeker whether they applied and how well they match', async () => {
    const job = await publish(app, own.token);
    expect((await get(job.id, seeker)).body).toMatchObject({ applied: false, match: null });
  });
});

describe('GET /api/jobs/my/jobs', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await signUpWithCompany(app, 'Grain d’orge'));
    const other = await signUpWithCompany(app, 'Levain');
    await publish(app, other.token, { title: 'Boulangère ailleurs' });
    for (const job of [{ title: 'Boulangère' }, { title: 'Pâtissier' }, { title: 'Vendeuse', status: 'DRAFT' }]) {
      app.clock.advance(60_000);
      await publish(app, token, job);
    }
    const paused = await publish(app, token, { title: 'Livreur' });
    await app.request({ method: 'PUT', url: `/api/jobs/${paused.id}`, token, payload: { status: 'PAUSED' } });
    const removed = await publish(app, token, { title: 'Plongeur' });
    await app.request({ method: 'DELETE', url: `/api/jobs/${removed.id}`, token });
  });
  afterAll(() => app.close());

  it.each([
    ['', ['Livreur', 'Vendeuse', 'Pâtissier', 'Boulangère']],
    ['?status=all', ['Livreur', 'Vendeuse', 'Pâtissier', 'Boulangère']],
    ['?status=active', ['Pâtissier', 'Boulangère']],
    ['?status=inactive', ['Livreur']],
    ['?status=DRAFT', ['Vendeuse']],
    ['?status=CLOSED', ['Plongeur']],
    ['?search=boulanger', ['Boulangère']],
    ['?search=vendeur&status=draft', ['Vendeuse']],
    ['?limit=2&page=2', ['Pâtissier', 'Boulangère']],
  ])('%s', async (query, expected) => {
    const { status, body } = await app.request<OwnJobsPage>({ url: `/api/jobs/my/jobs${query}`, token });
    expect(status).toBe(200);
    expect(titlesOf(body.jobs)).toEqual(expected);
    expect(body.total).toBe(query.includes('limit') ? 4 : expected.length);
  });
});

describe('a recruiter who waits for approval', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false' } });
  });
  afterAll(() => app.close());

  it('can prepare a company and drafts, but cannot publish', async () => {
    const { token } = await signUpWithCompany(app, 'En attente');
    const draft = await app.request<OwnJob>({
      method: 'POST',
      url: '/api/jobs',
      token,
      payload: { ...wholeJob, status: 'DRAFT' },
    });
    expect(draft.status).toBe(201);
    expect(draft.body.allowed_actions).toEqual(['EDIT', 'REMOVE']);
    const answers = [
      await app.request<Refusal>({ method: 'POST', url: '/api/jobs', token, payload: wholeJob }),
      await app.request<Refusal>({
        method: 'PUT',
        url: `/api/jobs/${draft.body.id}`,
        token,
        payload: { status: 'ACTIVE' },
      }),
    ];
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'IDENTITY.APPROVAL_PENDING' });
    }
    expect((await app.request<{ total: number }>({ url: '/api/jobs' })).body.total).toBe(0);
  });
});
