import { AccessRules } from '../../../server/platform/auth/access-rules.js';
import { IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

/** Routes for recruiters who are not approved yet, besides public ones: their company, drafts of postings, their own figures. */
const open = [
  'DELETE /api/companies/:id',
  // Leaving a team. Owners of a waiting company can also remove others.
  'DELETE /api/companies/:id/members/:memberId',
  // Drafts and templates of their own postings.
  'DELETE /api/companies/:id/job-templates/:templateId',
  'DELETE /api/jobs/:id',
  'GET /api/companies/:id/job-templates',
  'GET /api/companies/:id/job-templates/:templateId',
  'GET /api/companies/:id/members',
  'GET /api/companies/:id/verification',
  'GET /api/companies/my',
  'GET /api/companies/spotlight/my',
  'GET /api/dashboard/recruiter/stats',
  'GET /api/jobs/my/jobs',
  'GET /api/users/stats',
  'POST /api/companies',
  // Joining the team of an approved owner approves the account.
  'POST /api/companies/invitations/accept',
  'POST /api/companies/:id/verification/email-domain',
  'POST /api/companies/:id/job-templates',
  'POST /api/jobs',
  'POST /api/jobs/:id/close',
  'POST /api/jobs/:id/duplicate',
  // Publishing their own posting is refused after it was found.
  'POST /api/jobs/:id/renew',
  'POST /api/jobs/checklist',
  'PUT /api/companies/:id',
  'PUT /api/companies/:id/verification',
  'PUT /api/companies/:id/verification/email-domain',
  'PUT /api/jobs/:id',
];

describe('a recruiter who is not approved', () => {
  let app: TestApp;
  let seekerId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false' } });
    seekerId = (await signUp(app)).user.id;
  });
  afterAll(() => app.close());

  const draft = {
    title: 'Soudeur-monteur',
    department: 'Atelier',
    description: 'Vous assemblez et soudez des charpentes d’acier avec une équipe de douze personnes.',
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    status: 'DRAFT',
  };

  describe.each(['PENDING', 'REJECTED'] as const)('%s', (status) => {
    let token: string;
    beforeAll(async () => {
      const { user, token: opened } = await signUp(app, { user_type: 'RECRUITER' });
      await app.orm.em.fork().execute('update account set approval_status = ? where id = ?', [status, user.id]);
      token = opened;
    });
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.request<ErrorAnswer & { id: string; allowed_actions?: string[] }>({
        method,
        url,
        token,
        ...(payload === undefined ? {} : { payload }),
      });

    it('prepares a company and drafts', async () => {
      const company = await call('POST', '/api/companies', { name: `Boréal ${status}` });
      expect(company.status).toBe(201);
      expect((await call('PUT', `/api/companies/${company.body.id}`, { description: 'Des charpentes.' })).status).toBe(
        200,
      );
      const job = await call('POST', '/api/jobs', draft);
      expect(job.status).toBe(201);
      expect(job.body.allowed_actions).toEqual(['EDIT', 'REMOVE']);
      expect((await call('PUT', `/api/jobs/${job.body.id}`, { title: 'Soudeuse' })).status).toBe(200);
      expect((await call('GET', '/api/jobs/my/jobs')).status).toBe(200);
      expect((await call('GET', '/api/companies/my')).status).toBe(200);
      const published = await call('PUT', `/api/jobs/${job.body.id}`, { status: 'ACTIVE' });
      expect([published.status, published.body.code]).toEqual([403, 'IDENTITY.APPROVAL_PENDING']);
      expect((await call('POST', '/api/jobs', { ...draft, status: 'ACTIVE' })).status).toBe(403);
    });

    it('gets the same refusal for existing and missing candidates and matches', async () => {
      for (const url of [
        `/api/users/${seekerId}`,
        `/api/users/${newId()}`,
        '/api/matches',
        `/api/matches/${newId()}/explanation`,
      ]) {
        const answer = await call('GET', url);
        expect([url, answer.status, answer.body.code]).toEqual([url, 403, 'IDENTITY.APPROVAL_PENDING']);
      }
      expect((await call('POST', '/api/matches/generate', {})).status).toBe(403);
    });

    it('keeps their own account: read, change, sign out', async () => {
      expect((await call('GET', '/api/users/me')).status).toBe(200);
      expect((await call('PUT', '/api/users/me', { phone: '418 555-0199' })).status).toBe(200);
      expect((await call('GET', '/api/auth/sessions')).status).toBe(200);
    });
  });

  it('may call no other route; list a new one here on purpose', () => {
    const routes = app.app.get(AccessRules, { strict: false }).routes();
    const forPending = routes
      .filter(({ rule }) => rule?.kind === 'roles' && rule.roles.includes('PENDING_RECRUITER'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(forPending.filter((route) => !open.includes(route))).toEqual([]);
  });

  it('can work from the first request after the decision', async () => {
    const { user, token } = await signUp(app, { user_type: 'RECRUITER' });
    const url = `/api/users/${newId()}`;
    expect((await app.request({ url, token })).status).toBe(403);
    await app.app.get(IdentityFacade).approveRecruiter(user.id);
    expect((await app.request({ url, token })).status).toBe(404);
  });
});
