import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';

describe('the company of a recruiter without approval', () => {
  let app: TestApp;
  let pending: Recruiter;
  let seeker: string;
  let operator: string;
  let video: string;
  beforeAll(async () => {
    app = await startTestApp();
    seeker = (await signUp(app)).token;
    pending = await recruiterOf(app, {}, { name: 'Hydro-Imposture', website: 'https://hydro.example' });
    const added = await app.request<{ id: string }>({
      method: 'POST',
      url: '/api/company-videos',
      token: pending.token,
      payload: {
        company_id: pending.companyId,
        video_url: 'https://videos.example/visite',
        title: 'Visite',
        video_category: 'OFFICE',
        is_public: true,
      },
    });
    video = added.body.id;
    await app.request({
      method: 'POST',
      url: '/api/companies/spotlight',
      token: pending.token,
    });
    const email = `operator-${randomUUID()}@entrevue.example`;
    await app.app
      .get(IdentityFacade)
      .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
    const login = await app.request<{ token: string }>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: DEMO_PASSWORD },
    });
    operator = login.body.token;
  });
  afterAll(() => app.close());

  const stand = async (status: string): Promise<void> => {
    await query(app.databaseUrl, 'update account set approval_status = $2 where id = $1', [pending.id, status]);
  };
  const read = (url: string, token?: string) => app.request({ url, ...(token === undefined ? {} : { token }) });
  const places = (): string[] => [
    `/api/companies/${pending.companyId}`,
    `/api/company-videos/company/${pending.companyId}`,
    `/api/company-videos/company/${pending.companyId}/category/OFFICE`,
    `/api/company-videos/${video}`,
  ];

  it.each(['PENDING', 'REJECTED'])(
    'is hidden while the recruiter is %s, except for its team and operators',
    async (status) => {
      await stand(status);
      for (const url of places()) {
        expect([url, (await read(url)).status]).toEqual([url, 404]);
        expect([url, (await read(url, seeker)).status]).toEqual([url, 404]);
        expect([url, (await read(url, pending.token)).status]).toEqual([url, 200]);
        expect([url, (await read(url, operator)).status]).toEqual([url, 200]);
      }
      for (const url of [`/companies/${pending.companyId}`, `/company/${pending.companyId}`]) {
        const { status: answered, text } = await read(url);
        expect([url, answered, text.includes('Hydro-Imposture')]).toEqual([url, 404, false]);
      }
      for (const url of [
        '/api/companies?search=imposture',
        '/api/companies',
        '/api/companies/directory',
        '/api/companies/spotlight',
        '/sitemap-companies.xml',
      ]) {
        const { status: answered, text } = await read(url, url.startsWith('/api') ? seeker : undefined);
        expect([url, answered]).toEqual([url, 200]);
        expect([url, text.includes('Hydro-Imposture') || text.includes(pending.companyId)]).toEqual([url, false]);
      }
      const own = await read('/api/companies/my', pending.token);
      expect(own.body).toMatchObject({ total: 1, companies: [{ id: pending.companyId }] });
      expect((await read('/api/admin/companies?q=imposture', operator)).body).toMatchObject({ total: 1 });
    },
  );

  it('is public once the recruiter is approved', async () => {
    await stand('APPROVED');
    for (const url of [...places(), `/companies/${pending.companyId}`]) {
      expect([url, (await read(url)).status]).toEqual([url, 200]);
    }
    expect((await read('/api/companies?search=imposture')).body).toMatchObject({ total: 1 });
    expect((await read('/api/companies/spotlight')).text).toContain(pending.companyId);
  });

  it('stays public while one of several recruiters is approved', async () => {
    const colleague = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [colleague.user.id, pending.companyId],
    );
    await stand('PENDING');
    expect((await read(`/api/companies/${pending.companyId}`)).status).toBe(200);
    await query(app.databaseUrl, `update account set approval_status = 'PENDING' where id = $1`, [colleague.user.id]);
    expect((await read(`/api/companies/${pending.companyId}`)).status).toBe(404);
  });
});
