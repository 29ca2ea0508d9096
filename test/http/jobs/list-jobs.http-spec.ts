import type { JobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUp, signUpWithCompany, titlesOf } from './market.js';

const MINUTE = 60_000;

describe('GET /api/jobs', () => {
  let app: TestApp;
  let nordet: { token: string; companyId: string };
  let studio: { token: string; companyId: string };

  const list = async (query: string, token?: string): Promise<JobsPage> => {
    const answer = await app.request<JobsPage>({ url: `/api/jobs${query}`, ...(token ? { token } : {}) });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const titles = async (query: string): Promise<string[]> => titlesOf((await list(query)).jobs);

  beforeAll(async () => {
    app = await startTestApp();
    nordet = await signUpWithCompany(app, 'Transport Nordet');
    studio = await signUpWithCompany(app, 'Studio Cartographe');
    const postings: readonly (readonly [string, Record<string, unknown>])[] = [
      [
        nordet.token,
        { title: 'Conductrice d’autobus', location: 'Lévis, QC', salary_range: '28 $/h', job_type: 'PART_TIME' },
      ],
      [nordet.token, { title: 'Répartiteur', location: 'Québec, QC', salary_range: '55 000 $ à 66 000 $' }],
      [
        studio.token,
        {
          title: 'Développeuse web',
          location: 'Montréal, QC',
          salary_range: '85k-105k',
          remote: true,
          requirements: ['React', 'PostgreSQL'],
        },
      ],
      [
        studio.token,
        {
          title: 'Back-end developer',
          location: 'Montréal, QC',
          salary_range: '$95,000 to $118,000 a year',
          remote: true,
          description: 'You will own services and work with the routing team.',
        },
      ],
      [
        studio.token,
        { title: 'Stagiaire', location: 'Montréal, QC', job_type: 'INTERNSHIP', salary_range: 'à discuter' },
      ],
      [studio.token, { title: 'Brouillon secret', status: 'DRAFT' }],
    ];
    for (const [token, job] of postings) {
      app.clock.advance(MINUTE);
      await publish(app, token, job);
    }
  });
  afterAll(() => app.close());

  it('shows ACTIVE postings to everybody, newest first, with company, and pay as numbers', async () => {
    const { jobs, total, page, limit } = await list('');
    expect({ total, page, limit }).toEqual({ total: 5, page: 1, limit: 20 });
    expect(titlesOf(jobs)).toEqual([
      'Stagiaire',
      'Back-end developer',
      'Développeuse web',
      'Répartiteur',
      'Conductrice d’autobus',
    ]);
    expect(jobs[3]).toMatchObject({
      salary_range: '55 000 $ à 66 000 $',
      salary_min: 55_000,
      salary_max: 66_000,
      salary_period: 'YEAR',
      salary_currency: 'CAD',
      status: 'ACTIVE',
      language: 'fr',
      company_id: nordet.companyId,
      company: { id: nordet.companyId, name: 'Transport Nordet', logo_url: null, location: null },
    });
    expect(jobs[1]?.language).toBe('en');
    expect(jobs[0]).toMatchObject({ salary_range: 'à discuter', salary_min: null, salary_max: null });
  });

  it('pages without gaps or duplicates, and counts under the same filters', async () => {
    const pages = [await list('?limit=2&page=1'), await list('?limit=2&page=2'), await list('?limit=2&page=3')];
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flatMap(({ jobs }) => jobs.map((job) => job.id))).size).toBe(5);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(await list('?limit=2&page=9')).toMatchObject({ jobs: [], total: 5, page: 9, limit: 2 });
  });

  it.each([
    ['?search=developpeur', ['Développeuse web']],
    ['?search=d%C3%A9veloppeuse', ['Développeuse web']],
    ['?search=developer', ['Back-end developer']],
    ['?search=postgresql', ['Développeuse web']],
    ['?search=nordet', ['Répartiteur', 'Conductrice d’autobus']],
    ['?search=cartographe%20web', ['Développeuse web']],
    ['?search=xylophoniste', []],
    ['?search=%20%20', ['Stagiaire', 'Back-end developer', 'Développeuse web', 'Répartiteur', 'Conductrice d’autobus']],
    ['?title=DEVELOP', ['Back-end developer', 'Développeuse web']],
    ['?location=montreal', ['Stagiaire', 'Back-end developer', 'Développeuse web']],
    ['?location=levis', ['Conductrice d’autobus']],
    ['?location=%25', []],
    ['?location=%EF%BC%85', []],
    ['?title=%EF%BC%BC', []],
    ['?job_type=part_time', ['Conductrice d’autobus']],
    ['?job_type=INTERNSHIP', ['Stagiaire']],
    ['?remote=true', ['Back-end developer', 'Développeuse web']],
    ['?remote=false&location=mont', ['Stagiaire']],
    ['?salary_min=90000', ['Back-end developer', 'Développeuse web']],
    ['?salary_max=60000', ['Répartiteur', 'Conductrice d’autobus']],
    ['?salary_min=58000&salary_max=60000', ['Répartiteur', 'Conductrice d’autobus']],
    ['?salary_min=0', ['Back-end developer', 'Développeuse web', 'Répartiteur', 'Conductrice d’autobus']],
    [
      '?sort_by=salary',
      ['Back-end developer', 'Développeuse web', 'Répartiteur', 'Conductrice d’autobus', 'Stagiaire'],
    ],
    ['?sort_by=relevance&search=web', ['Développeuse web']],
    [
      '?search=&location=&job_type=&salary_min=&sort_by=',
      ['Stagiaire', 'Back-end developer', 'Développeuse web', 'Répartiteur', 'Conductrice d’autobus'],
    ],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  it('of one company', async () => {
    expect(await titles(`?company_id=${nordet.companyId}`)).toEqual(['Répartiteur', 'Conductrice d’autobus']);
  });

  it('shows drafts only to their own company', async () => {
    expect(titlesOf((await list('?status=draft', studio.token)).jobs)).toEqual(['Brouillon secret']);
    const seeker = await signUp(app, 'JOB_SEEKER');
    for (const token of [undefined, seeker, nordet.token]) {
      for (const status of ['DRAFT', 'PAUSED', 'INACTIVE', 'CLOSED']) {
        expect(await list(`?status=${status}`, token)).toMatchObject({ jobs: [], total: 0 });
      }
      expect((await list(`?status=DRAFT&company_id=${studio.companyId}`, token)).total).toBe(0);
    }
  });

  it.each([
    ['?limit=101', 'limit'],
    ['?limit=0', 'limit'],
    ['?page=0', 'page'],
    ['?page=abc', 'page'],
    ['?salary_min=-1', 'salary_min'],
    ['?salary_max=beaucoup', 'salary_max'],
    ['?job_type=FOREVER', 'job_type'],
    ['?status=GONE', 'status'],
    ['?sort_by=luck', 'sort_by'],
    ['?company_id=1', 'company_id'],
    ['?remote=maybe', 'remote'],
    ['?colour=red', 'colour'],
    ['?search=%00', 'search'],
    [`?search=${'a'.repeat(2_000)}`, 'search'],
  ])('%s is refused by name', async (query, field) => {
    const { status, body } = await app.request<{ code: string; details: { path: string; message: string }[] }>({
      url: `/api/jobs${query}`,
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(400);
    expect(body.code).toBe('REQUEST.INVALID');
    expect(body.details.map(({ path }) => path)).toEqual([field]);
    expect(body.details[0]?.message).toMatch(/\w/);
  });

  it.each(["'; drop table job; --", '\\', '%_', '((((', 'a & | ! b', ':*', '😀', '\u202e', '"unclosed'])(
    'accepts any search text: %j',
    async (text) => {
      for (const field of ['search', 'title', 'location']) {
        expect((await list(`?${field}=${encodeURIComponent(text)}`)).total).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
