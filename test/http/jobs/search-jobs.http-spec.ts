import type { JobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany, titlesOf } from './market.js';

const MINUTE = 60_000;

const postings: readonly Record<string, unknown>[] = [
  { title: 'Conductrice d’autobus', location: 'Lévis, QC', job_type: 'PART_TIME', salary_range: '28 $/h' },
  {
    title: 'Répartiteur',
    location: 'Québec, QC',
    salary_range: '55 000 $ à 66 000 $',
    description: 'Vous aidez les conducteurs sur la route.',
  },
  {
    title: 'Développeuse web',
    location: 'Montréal, QC',
    remote: true,
    salary_range: '85k-105k',
    requirements: ['React', 'PostgreSQL'],
  },
  { title: 'Back-end developer', location: 'MONTREAL', remote: true, salary_range: '$95,000 a year' },
  { title: 'Développeur mobile', location: 'Montréal, QC', job_type: 'CONTRACT', salary_range: 'à discuter' },
  { title: 'Stagiaire en comptabilité', location: 'Laval, QC', job_type: 'INTERNSHIP', salary_range: 'K$ 40' },
  { title: 'Infirmière auxiliaire', location: 'Québec', job_type: 'PART_TIME', salary_range: '25–30 $/h' },
];

describe('searching postings', () => {
  let app: TestApp;
  let companyId: string;

  const list = async (query: Record<string, string>): Promise<JobsPage> => {
    const { status, body, text } = await app.request<JobsPage>({ url: `/api/jobs?${new URLSearchParams(query)}` });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return body;
  };

  beforeAll(async () => {
    app = await startTestApp();
    const company = await signUpWithCompany(app, 'Groupe Nordet');
    companyId = company.companyId;
    for (const posting of postings) {
      app.clock.advance(MINUTE);
      await publish(app, company.token, posting);
    }
    await publish(app, company.token, { title: 'Zoothérapeute en brouillon', status: 'DRAFT' });
  });
  afterAll(() => app.close());

  it.each([
    ['developpeur', ['Développeur mobile', 'Développeuse web']],
    ['DÉVELOPPEUSES', ['Développeur mobile', 'Développeuse web']],
    ['conducteur', ['Répartiteur', 'Conductrice d’autobus']],
    ['infirmier', ['Infirmière auxiliaire']],
    ['compta', ['Stagiaire en comptabilité']],
  ])('%s finds its other gender, number and accents, and is not marked as approximate', async (search, titles) => {
    const page = await list({ search });
    expect(titlesOf(page.jobs)).toEqual(titles);
    expect(page).not.toHaveProperty('approximate');
  });

  it.each([
    ['developeur', ['Back-end developer', 'Développeur mobile', 'Développeuse web']],
    ['dévelopeuse web', ['Développeuse web']],
    ['infrimier', ['Infirmière auxiliaire']],
    ['condutrice', ['Répartiteur', 'Conductrice d’autobus']],
    ['postgersql', ['Développeuse web']],
    ['stagaire', ['Stagiaire en comptabilité']],
  ])('%s finds the intended word, and is marked as approximate', async (search, titles) => {
    const page = await list({ search, facets: 'true' });
    expect(titlesOf(page.jobs).sort()).toEqual([...titles].sort());
    expect(page).toMatchObject({ approximate: true, total: titles.length });
    expect(page.facets?.remote.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
  });

  it.each([['xylophoniste'], ['zootherapeute'], ['zooterapeute'], ['developeur xylophoniste'], ['@@@'], ['le la']])(
    '%s: a word without a similar one, or only in a draft, finds nothing',
    async (search) => {
      expect(await list({ search })).not.toHaveProperty('approximate');
    },
  );

  it('does not treat a word as a typo if only the other filters find nothing', async () => {
    expect(await list({ search: 'infirmier', location: 'Gaspé' })).toMatchObject({ jobs: [], total: 0 });
    expect(await list({ search: 'infrimier', location: 'Gaspé' })).not.toHaveProperty('approximate');
  });

  it('ranks words of the title first by relevance, and ties in a fixed order', async () => {
    const { jobs } = await list({ search: 'conducteur', sort_by: 'relevance' });
    expect(titlesOf(jobs)).toEqual(['Conductrice d’autobus', 'Répartiteur']);
    const twice = await Promise.all([1, 2].map(() => list({ search: 'develop', sort_by: 'relevance' })));
    expect(titlesOf(twice[0]?.jobs ?? [])).toEqual(titlesOf(twice[1]?.jobs ?? []));
  });

  it('counts what each further choice would find, each facet without its own filter', async () => {
    const { facets, total } = await list({ facets: 'true' });
    expect(total).toBe(7);
    expect(facets).toEqual({
      job_type: [
        { value: 'FULL_TIME', count: 3 },
        { value: 'PART_TIME', count: 2 },
        { value: 'CONTRACT', count: 1 },
        { value: 'INTERNSHIP', count: 1 },
      ],
      remote: [
        { value: true, count: 2 },
        { value: false, count: 5 },
      ],
      location: [
        { value: expect.stringMatching(/^Montr[ée]al$/i), count: 3 },
        { value: 'Québec', count: 2 },
        { value: 'Laval', count: 1 },
        { value: 'Lévis', count: 1 },
      ],
    });

    const narrowed = await list({ facets: 'true', location: 'montreal', job_type: 'CONTRACT' });
    expect(narrowed.total).toBe(1);
    expect(narrowed.facets?.job_type.map(({ count }) => count)).toEqual([2, 0, 1, 0]);
    expect(narrowed.facets?.remote.map(({ count }) => count)).toEqual([0, 1]);
    expect(narrowed.facets?.location).toEqual([{ value: expect.stringMatching(/^Montr/), count: 1 }]);
  });

  it('finds as many postings for every facet choice as the facet counted', async () => {
    for (const filters of [{}, { search: 'developpeur' }, { salary_min: '50000' }, { location: 'Québec' }] as Record<
      string,
      string
    >[]) {
      const { facets } = await list({ ...filters, facets: 'true' });
      for (const name of ['job_type', 'remote', 'location'] as const) {
        for (const { value, count } of facets?.[name] ?? []) {
          expect([name, value, (await list({ ...filters, [name]: String(value) })).total]).toEqual([
            name,
            value,
            count,
          ]);
        }
      }
    }
  });

  it('returns no facets unless requested', async () => {
    expect(await list({})).not.toHaveProperty('facets');
    expect(await list({ facets: 'false' })).not.toHaveProperty('facets');
  });

  it('leaves out postings without readable pay under a pay filter, and compares yearly amounts', async () => {
    expect(titlesOf((await list({ salary_min: '0' })).jobs)).not.toContain('Développeur mobile');
    // 25 to 30 dollars an hour are 52,000 to 62,400 a year.
    expect(titlesOf((await list({ salary_min: '62400', salary_max: '62400' })).jobs)).toEqual([
      'Infirmière auxiliaire',
      'Répartiteur',
    ]);
    expect(titlesOf((await list({ salary_min: '62401', salary_max: '62500' })).jobs)).toEqual(['Répartiteur']);
  });

  it('pages up to a limit, and beyond it answers no posting and the same total', async () => {
    expect(await list({ company_id: companyId, page: '2', limit: '5' })).toMatchObject({ total: 7, jobs: [{}, {}] });
    for (const page of ['101', '1000000']) {
      for (const sort_by of ['newest', 'salary', 'relevance'])
        expect(await list({ page, limit: '100', sort_by, search: 'developpeur' })).toMatchObject({
          total: 2,
          jobs: [],
        });
    }
  });

  it.each([
    'a & b | !c <-> d:*A',
    "'; drop table job; --",
    '\\',
    '%_%',
    '((((((',
    ':*:*',
    '\u202e\u200b',
    '😀😀',
    'é'.repeat(200),
    `${'a '.repeat(99)}`,
    'ﬃ'.repeat(60),
    '㋿'.repeat(150),
    "l'l'l'l'",
    '"a b"',
    'C++ C# .NET',
    '١٢٣',
  ])('takes any text as text: %j', async (text) => {
    for (const sort_by of ['newest', 'relevance']) {
      const { total } = await list({ search: text, sort_by, facets: 'true' });
      expect(total).toBeGreaterThanOrEqual(0);
    }
    await list({ title: text.slice(0, 150), location: text.slice(0, 150), facets: 'true' });
  });

  it('refuses ten thousand characters and names the field', async () => {
    for (const field of ['search', 'title', 'location']) {
      const { status, body } = await app.request<{ details: { path: string }[] }>({
        url: `/api/jobs?${field}=${'x'.repeat(10_000)}`,
      });
      expect([status, body.details.map(({ path }) => path)]).toEqual([400, [field]]);
    }
  });

  it('stores and finds a location of max length, with letters that become longer when normalized', async () => {
    const { token } = await signUpWithCompany(app, 'Longues adresses');
    const location = '㍿'.repeat(160);
    await publish(app, token, { title: 'Facteur rural', location });
    expect((await list({ search: 'facteur', facets: 'true' })).total).toBe(1);
  });
});
