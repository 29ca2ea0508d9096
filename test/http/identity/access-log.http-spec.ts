import type { SeekerDashboard, UserStats } from '../../../server/modules/operations/http/dashboard.contract.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { AccessLogPage } from '../../../server/modules/identity/http/privacy.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { accessLogOf, exclude, pageOf, type Recruiter, recruiterOf, signInAgain } from './hiring.js';
import { signUp } from './people.js';

const DAY = 86_400_000;

describe('the access log of a seeker', () => {
  let app: TestApp;
  let recruiter: Recruiter;
  let seeker: SessionAnswer;
  beforeAll(async () => {
    app = await startTestApp();
    recruiter = await recruiterOf(app, { full_name: 'Rita Recruteuse' }, { name: 'Acier Beauce' });
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  it('has a line for each view: who, for which company, when, and whether the page was masked', async () => {
    await pageOf(app, seeker.user.id, recruiter.token);
    await app.app
      .get(DisclosuresFacade)
      .disclose({ seekerId: seeker.user.id, companyId: recruiter.companyId, type: 'RESERVED', cost: 1 });
    app.clock.advance(1000);
    await pageOf(app, seeker.user.id, recruiter.token);
    const viewer = {
      full_name: 'Rita Recruteuse',
      company: { id: recruiter.companyId, name: 'Acier Beauce', logo_url: null },
    };
    const at = app.clock.now().toISOString();
    const [open, ...before] = await accessLogOf(app, seeker.token);
    expect(open).toEqual({
      id: expect.any(String),
      kind: 'VIEWED',
      at,
      masked: false,
      viewer,
      interaction: 'RESERVED',
      cost: 0,
    });
    expect(before).toContainEqual(expect.objectContaining({ kind: 'VIEWED', masked: true, interaction: null, viewer }));
  });

  it('has no line for the seeker, an operator, a refusal, or a viewer without access', async () => {
    await pageOf(app, seeker.user.id, seeker.token);
    await pageOf(app, seeker.user.id, (await signUp(app)).token);
    await exclude(app, seeker.token, { company_id: recruiter.companyId });
    expect((await pageOf(app, seeker.user.id, recruiter.token)).status).toBe(404);
    expect(await accessLogOf(app, seeker.token)).toEqual([]);
  });

  it('can be read only by the seeker, page by page', async () => {
    for (let turn = 0; turn < 3; turn += 1) await pageOf(app, seeker.user.id, recruiter.token);
    const url = '/api/users/me/access-log';
    const { body } = await app.request<AccessLogPage>({ url: `${url}?page=2&limit=2`, token: seeker.token });
    expect(body).toMatchObject({ total: 3, page: 2, limit: 2, entries: [{ kind: 'VIEWED' }] });
    expect((await app.request({ url, token: recruiter.token })).status).toBe(403);
    expect((await app.request({ url })).status).toBe(401);
    expect((await app.request({ url: `${url}?limit=101`, token: seeker.token })).status).toBe(400);
    expect((await app.request({ url: `${url}?seeker_id=${newId()}`, token: seeker.token })).status).toBe(400);
  });

  it('does not name viewers whose account is closed', async () => {
    const gone = await recruiterOf(app);
    await pageOf(app, seeker.user.id, gone.token);
    await query(app.databaseUrl, 'delete from account where id = $1', [gone.id]);
    expect(await accessLogOf(app, seeker.token)).toEqual([expect.objectContaining({ kind: 'VIEWED', viewer: null })]);
  });

  it('counts each company once a day over 30 days, with the change over the last 7 days', async () => {
    const alone = await signUp(app, { user_type: 'RECRUITER' });
    const other = await recruiterOf(app);
    const viewedBy = async (...emails: string[]) => {
      for (const email of emails) await pageOf(app, seeker.user.id, await signInAgain(app, email));
    };
    const stats = async () => {
      const token = await signInAgain(app, seeker.user.email);
      const dashboard = await app.request<SeekerDashboard>({ url: '/api/dashboard/jobseeker/stats', token });
      const own = await app.request<UserStats>({ url: '/api/users/stats', token });
      const { profileViews, deltas } = dashboard.body.stats;
      expect(own.body.profile_views).toBe(profileViews);
      return [profileViews, deltas.profileViews];
    };
    expect(await stats()).toEqual([0, 0]);
    app.clock.set('2026-03-01T12:00:00Z');
    await viewedBy(recruiter.email, recruiter.email, other.email);
    expect(await stats()).toEqual([2, 2]);
    app.clock.advance(DAY);
    await viewedBy(recruiter.email, alone.user.email);
    expect(await stats()).toEqual([4, 4]);
    app.clock.advance(8 * DAY);
    await viewedBy(recruiter.email);
    expect(await stats()).toEqual([5, -3]);
    app.clock.advance(30 * DAY + 1);
    expect(await stats()).toEqual([0, 0]);
  });
});
