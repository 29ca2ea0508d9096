import type { CompaniesPage, Company } from '../../../server/modules/companies/http/companies.contract.js';
import type { JobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUp, signUpWithCompany } from '../jobs/market.js';

interface Refusal {
  code: string;
  error: string;
  details?: { path: string }[];
}

describe('companies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const create = <T = Company>(token: string, payload: object) =>
    app.request<T>({ method: 'POST', url: '/api/companies', token, payload });
  const update = <T = Company>(token: string, id: string, payload: object) =>
    app.request<T>({ method: 'PUT', url: `/api/companies/${id}`, token, payload });

  it('are created by a recruiter, who then works for them', async () => {
    const token = await signUp(app, 'RECRUITER');
    expect((await app.request<CompaniesPage>({ url: '/api/companies/my', token })).body).toMatchObject({
      companies: [],
      total: 0,
    });
    const { status, body } = await create(token, {
      name: ' Boréal ',
      website: 'https://boreal.example',
      size: '11-50',
      industry: '',
      culture: '["Franc", " ", "Lent"]',
      benefits: ['Vélo'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Boréal',
      size: '11-50',
      industry: null,
      culture: ['Franc', 'Lent'],
      benefits: ['Vélo'],
      logo_url: null,
    });
    expect((await app.request<CompaniesPage>({ url: '/api/companies/my', token })).body).toEqual({
      companies: [body],
      total: 1,
      page: 1,
      limit: 20,
    });
    expect((await app.request<Company>({ url: `/api/companies/${body.id}` })).body).toEqual(body);
    const me = await app.request<{ company: { id: string; name: string } }>({ url: '/api/users/me', token });
    expect(me.body.company).toEqual({ id: body.id, name: 'Boréal', logo_url: null, role: 'OWNER' });
  });

  it('are limited to one per recruiter, also for parallel requests', async () => {
    const token = await signUp(app, 'RECRUITER');
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create<Refusal>(token, { name: `Hâte ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('COMPANIES.EXISTS_ALREADY');
    expect((await app.request<CompaniesPage>({ url: '/api/companies?search=h%C3%A2te' })).body.total).toBe(1);
  });

  it('are found by any part of their name, without accents', async () => {
    const { companyId } = await signUpWithCompany(app, 'Société Éclair 100 %');
    for (const text of ['eclair', 'SOCIÉTÉ', '100 %']) {
      const { body } = await app.request<CompaniesPage>({ url: `/api/companies?search=${encodeURIComponent(text)}` });
      expect(body.companies.map(({ id }) => id)).toEqual([companyId]);
    }
    expect((await app.request<CompaniesPage>({ url: '/api/companies?search=%25%25' })).body.total).toBe(0);
  });

  it('can be changed only by their own team; other companies and missing ones give the same answer', async () => {
    const own = await signUpWithCompany(app, 'Atelier Roux');
    const stranger = await signUpWithCompany(app, 'Atelier Blond');
    expect((await update(own.token, own.companyId, { location: 'Laval, QC', size: null })).body).toMatchObject({
      name: 'Atelier Roux',
      location: 'Laval, QC',
      size: null,
    });
    for (const id of [own.companyId, '0190a000-0000-7000-8000-000000000000']) {
      const { status, body } = await update<Refusal>(stranger.token, id, { name: 'À moi' });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'REQUEST.NOT_FOUND' });
    }
    expect(
      (await app.request({ method: 'DELETE', url: `/api/companies/${own.companyId}`, token: stranger.token })).status,
    ).toBe(404);
  });

  it('pass a new name to their postings', async () => {
    const { token, companyId } = await signUpWithCompany(app, 'Ancien Nom');
    await publish(app, token, { title: 'Menuisier' });
    await update(token, companyId, { name: 'Érablière Nouvelle' });
    await app.runJobs();
    const found = await app.request<JobsPage>({ url: '/api/jobs?search=erabliere' });
    expect(found.body.jobs.map((job) => job.company.name)).toEqual(['Érablière Nouvelle']);
    expect((await app.request<JobsPage>({ url: '/api/jobs?search=ancien' })).body.total).toBe(0);
  });

  it('close their postings when they are removed, and release their team', async () => {
    const { token, companyId } = await signUpWithCompany(app, 'Éphémère');
    await publish(app, token, { title: 'Fleuriste' });
    expect((await app.request({ method: 'DELETE', url: `/api/companies/${companyId}`, token })).body).toEqual({
      success: true,
    });
    expect((await app.request({ url: `/api/companies/${companyId}` })).status).toBe(404);
    await app.runJobs();
    expect((await app.request<JobsPage>({ url: '/api/jobs?search=fleuriste' })).body.total).toBe(0);
    expect((await create(token, { name: 'Seconde vie' })).status).toBe(201);
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'A', website: 'javascript:alert(1)' }, 'website'],
    [{ name: 'A', website: 'ftp://a.example' }, 'website'],
    [{ name: 'A', video_url: 'data:text/html,x' }, 'video_url'],
    [{ name: 'A', logo_url: '//evil.example/x.png' }, 'logo_url'],
    [{ name: 'A', size: '12' }, 'size'],
    [{ name: 'A', culture: 'not a list' }, 'culture'],
    [{ name: 'A', culture: Array.from({ length: 31 }, () => 'x') }, 'culture'],
    [{ name: 'A', verified: true }, 'verified'],
    [{ name: 'A', id: '0190a000-0000-7000-8000-000000000000' }, 'id'],
  ])('%j is refused by name', async (payload, field) => {
    const token = await signUp(app, 'RECRUITER');
    const { status, body } = await create<Refusal>(token, payload);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'REQUEST.INVALID' });
    expect(body.details?.map(({ path }) => path)).toEqual([field]);
  });

  it('can be created only by recruiters', async () => {
    const seeker = await signUp(app, 'JOB_SEEKER');
    expect((await create(seeker, { name: 'A' })).status).toBe(403);
    expect((await app.request({ method: 'POST', url: '/api/companies', payload: { name: 'A' } })).status).toBe(401);
    expect((await app.request({ url: '/api/companies/my', token: seeker })).status).toBe(403);
  });
});
