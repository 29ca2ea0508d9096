import type { JobDetail, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import type {
  RecruiterDashboard,
  SeekerDashboard,
  UserStats,
} from '../../../server/modules/operations/http/dashboard.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish } from '../jobs/market.js';

const DAY = 86_400_000;
const password = 'une longue phrase de passe';

describe('the dashboards', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const token = async (path: 'register' | 'login', payload: object): Promise<string> => {
    const { status, body, text } = await app.request<{ token: string }>({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
    });
    if (status >= 300) throw new Error(text);
    return body.token;
  };
  const register = (email: string, userType: string): Promise<string> =>
    token('register', {
      ...{ email, password, full_name: 'Quelqu’un', user_type: userType },
      consents: { adult: true, terms: true },
    });
  const recruiterStats = async (bearer: string): Promise<RecruiterDashboard> => {
    const answer = await app.request<RecruiterDashboard>({ url: '/api/dashboard/recruiter/stats', token: bearer });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('of a recruiter count postings, candidates, views and their change over a week', async () => {
    let recruiter = await register('recruteuse@market.example', 'RECRUITER');
    expect(await recruiterStats(recruiter)).toEqual({
      trend: Array.from({ length: 31 }, () => ({ day: expect.any(String) as string, count: 0 })),
      stats: {
        activeJobs: 0,
        totalCandidates: 0,
        newApplications: 0,
        interviews: 0,
        deltas: { activeJobs: 0, totalCandidates: 0, newApplications: 0, interviews: 0 },
      },
      recentJobs: [],
      recentApplications: [],
    });

    await app.request({ method: 'POST', url: '/api/companies', token: recruiter, payload: { name: 'Nous' } });
    await publish(app, recruiter, { title: 'Première' });
    await register('un@market.example', 'JOB_SEEKER');
    app.clock.advance(8 * DAY);

    recruiter = await token('login', { email: 'recruteuse@market.example', password });
    const second = await publish(app, recruiter, { title: 'Deuxième' });
    app.clock.advance(1_000);
    await publish(app, recruiter, { title: 'Troisième' });
    app.clock.advance(1_000);
    await publish(app, recruiter, { title: 'Brouillon', status: 'DRAFT' });
    const seekers = [
      await register('deux@market.example', 'JOB_SEEKER'),
      await register('trois@market.example', 'JOB_SEEKER'),
    ];
    for (const seeker of seekers) await app.request({ url: `/api/jobs/${second.id}`, token: seeker });
    const hidden = await register('quatre@market.example', 'JOB_SEEKER');
    await app.request({
      method: 'PUT',
      url: '/api/users/me/preferences',
      token: hidden,
      payload: { profile_visible: false },
    });

    const { stats, recentJobs } = await recruiterStats(recruiter);
    expect(stats).toMatchObject({ activeJobs: 3, totalCandidates: 3, deltas: { activeJobs: 1, totalCandidates: 1 } });
    expect(recentJobs.map(({ title, status, views }) => ({ title, status, views }))).toEqual([
      { title: 'Brouillon', status: 'DRAFT', views: 0 },
      { title: 'Troisième', status: 'ACTIVE', views: 0 },
      { title: 'Deuxième', status: 'ACTIVE', views: 2 },
    ]);

    const other = await register('autre@market.example', 'RECRUITER');
    expect((await recruiterStats(other)).stats.activeJobs).toBe(0);
  });

  it('of a seeker count the completeness of the profile and the open matches', async () => {
    const recruiter = await register('recruteur@market.example', 'RECRUITER');
    await app.request({ method: 'POST', url: '/api/companies', token: recruiter, payload: { name: 'Acier' } });
    const seeker = await register('soudeuse@market.example', 'JOB_SEEKER');
    const dashboard = async (): Promise<SeekerDashboard['stats']> =>
      (await app.request<SeekerDashboard>({ url: '/api/dashboard/jobseeker/stats', token: seeker })).body.stats;
    expect(await dashboard()).toEqual({
      profileViews: 0,
      applications: 0,
      newMatches: 0,
      profileCompleteness: 0,
      deltas: { profileViews: 0, applications: 0, newMatches: 0 },
    });

    await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: seeker,
      payload: {
        location: 'Saint-Georges, QC',
        bio: 'Soudeuse-monteuse, charpentes d’acier.',
        skills: ['Soudage GMAW', 'Lecture de plans', 'Montage de charpente d’acier'],
        experience: 'Soudeuse-monteuse pendant cinq ans dans un atelier de charpente.',
        years_experience: 5,
      },
    });
    const job = await publish(app, recruiter, {
      title: 'Soudeuse-monteuse ou soudeur-monteur',
      requirements: ['Soudage GMAW', 'Lecture de plans'],
    });
    await app.runJobs();
    expect(await dashboard()).toMatchObject({ profileCompleteness: 55, newMatches: 1, deltas: { newMatches: 1 } });

    const stats = (await app.request<UserStats>({ url: '/api/users/stats', token: seeker })).body;
    expect(stats).toEqual({
      profile_views: 0,
      applications: 0,
      matches: 1,
      messages_unread: 0,
      profile_completeness: 55,
    });
    expect((await app.request<UserStats>({ url: '/api/users/stats', token: recruiter })).body.matches).toBe(1);
    const { recentJobs } = await recruiterStats(recruiter);
    expect(recentJobs[0]?.matches_count).toBe(1);
    const own = await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs', token: recruiter });
    expect(own.body.jobs[0]?.matches_count).toBe(1);

    const reasonsIn = async (language: string): Promise<readonly string[]> => {
      const headers = { 'accept-language': language };
      const { body } = await app.request<JobDetail>({ url: `/api/jobs/${job.id}`, token: seeker, headers });
      expect(body.match).toMatchObject({ status: 'PENDING' });
      return body.match?.reasons ?? [];
    };
    const french = await reasonsIn('fr-CA');
    expect(french.length).toBeGreaterThan(0);
    expect(await reasonsIn('en')).not.toEqual(french);
    for (const token of [undefined, recruiter]) {
      const { body } = await app.request<JobDetail>({ url: `/api/jobs/${job.id}`, ...(token ? { token } : {}) });
      expect(body.match).toBeNull();
    }
  });

  it('are only for their own role', async () => {
    const recruiter = await register('r@market.example', 'RECRUITER');
    const seeker = await register('s@market.example', 'JOB_SEEKER');
    expect((await app.request({ url: '/api/dashboard/recruiter/stats', token: seeker })).status).toBe(403);
    expect((await app.request({ url: '/api/dashboard/jobseeker/stats', token: recruiter })).status).toBe(403);
    for (const url of ['/api/dashboard/recruiter/stats', '/api/dashboard/jobseeker/stats', '/api/users/stats']) {
      expect((await app.request({ url })).status).toBe(401);
    }
  });
});
