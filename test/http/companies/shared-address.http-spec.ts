import type { CompaniesPage, Company } from '../../../server/modules/companies/http/companies.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp, signUpWithCompany } from '../jobs/market.js';

const asData = { accept: 'application/json' };

/** Decision C-45: one URL returns a page to browsers and JSON to programs. */
describe('the address /companies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('returns the same JSON as /api/companies if JSON is accepted', async () => {
    const { token, companyId } = await signUpWithCompany(app, 'Deux Visages');
    for (const path of [`/companies/${companyId}`, '/companies?search=deux+visages', '/companies/my']) {
      const shared = await app.request<Company | CompaniesPage>({ url: path, token, headers: asData });
      const own = await app.request<Company | CompaniesPage>({ url: `/api${path}`, token });
      expect([shared.status, shared.body]).toEqual([200, own.body]);
      expect(shared.headers).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringMatching(/\bAccept\b(?!-)/),
      });
    }
    const missing = await app.request<{ code: string }>({
      url: '/companies/0190a000-0000-7000-8000-000000000000',
      headers: asData,
    });
    expect([missing.status, missing.body.code]).toEqual([404, 'REQUEST.NOT_FOUND']);
  });

  it('accepts changes as JSON', async () => {
    const token = await signUp(app, 'RECRUITER');
    const made = await app.request<Company>({
      method: 'POST',
      url: '/companies',
      token,
      payload: { name: 'Par l’autre porte' },
    });
    expect(made.status).toBe(201);
    const url = `/companies/${made.body.id}`;
    expect((await app.request<Company>({ method: 'PUT', url, token, payload: { size: '1-10' } })).body.size).toBe(
      '1-10',
    );
    expect((await app.request({ method: 'DELETE', url })).status).toBe(401);
    expect((await app.request({ method: 'DELETE', url, token })).body).toEqual({ success: true });
  });

  it('returns no JSON to a browser', async () => {
    const { companyId } = await signUpWithCompany(app, 'Une page');
    const answer = await app.request<{ name?: string }>({
      url: `/companies/${companyId}`,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    // This application has no client build, so the answer is not the page; it must not be JSON either.
    expect(answer.body.name).toBeUndefined();
    expect(answer.headers['vary']).toMatch(/\bAccept\b(?!-)/);
  });
});
