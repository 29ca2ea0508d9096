import { ReadTogether } from '../../../server/platform/database/read-together.js';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CompaniesFacade, CompanyStanding, type ResponseRate } from '../../../server/modules/companies/index.js';
import { Resemblances } from '../../../server/modules/companies/queries/resemblances.js';
import { TeamRepository } from '../../../server/modules/companies/persistence/team.repository.js';
import { type JobFit, listJobsQuery, listMyJobsQuery } from '../../../server/modules/jobs/http/jobs.contract.js';
import { HiddenCompanies } from '../../../server/modules/jobs/persistence/hidden-companies.js';
import { JobApplications } from '../../../server/modules/jobs/queries/job-applications.js';
import { JobCompanies } from '../../../server/modules/jobs/queries/job-companies.js';
import { JobMatches } from '../../../server/modules/jobs/queries/job-matches.js';
import { ListJobsQueryHandler } from '../../../server/modules/jobs/queries/list-jobs.query.js';
import { ListMyJobsQueryHandler } from '../../../server/modules/jobs/queries/list-my-jobs.query.js';
import { SearchSession } from '../../../server/modules/jobs/queries/search-session.js';
import { PageMarks } from '../../../server/modules/jobs/queries/page-marks.js';
import { SavedJobsQuery } from '../../../server/modules/jobs/queries/saved-jobs.query.js';
import { OwnJobs } from '../../../server/modules/jobs/queries/own-jobs.js';
import { NewestJobsQuery } from '../../../server/modules/jobs/queries/newest-jobs.query.js';
import { PublicCompanyQuery } from '../../../server/modules/jobs/queries/public-company.query.js';
import { PublicJobQuery } from '../../../server/modules/jobs/queries/public-job.query.js';
import { SiteMapQuery } from '../../../server/modules/jobs/queries/site-map.query.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { LeftOutRows } from '../../../server/platform/database/left-out-rows.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { COMPANY, JOBS, market } from './support/market.js';

/** Every kind of query of the list: each filter and each order alone, and together. */
const shapes: Readonly<Record<string, Record<string, string>>> = {
  newest: {},
  'a later page': { page: '40', limit: '100' },
  'highest pay': { sort_by: 'salary' },
  'a rare word': { search: 'thanatologue' },
  'a common word': { search: 'infirmier' },
  'a common word by relevance': { search: 'infirmier', sort_by: 'relevance' },
  'a word being typed': { search: 'thanat' },
  'several words': { search: 'developpeur web montreal', sort_by: 'relevance' },
  'words of another language': { search: 'registered nurses' },
  'a misspelt word': { search: 'developeur' },
  'facets of everything': { facets: 'true' },
  'facets under filters': {
    facets: 'true',
    search: 'soudeur',
    location: 'montreal',
    job_type: 'FULL_TIME',
    remote: 'false',
  },
  'words by pay': { search: 'boulanger', sort_by: 'salary' },
  'a later page by relevance': { search: 'infirmier', sort_by: 'relevance', page: '9', limit: '50' },
  'a word of every posting by relevance': { search: 'equipe', sort_by: 'relevance', facets: 'true' },
  'a word nobody used': { search: 'xylophoniste' },
  'a part of the title': { title: 'develop' },
  'a town': { location: 'trois-rivieres' },
  'a rare town': { location: 'chibougamau' },
  'a town nobody posted in': { location: 'kuujjuaq' },
  'a rare kind': { job_type: 'INTERNSHIP' },
  'a common kind': { job_type: 'FULL_TIME' },
  'remote work': { remote: 'true' },
  'work on site': { remote: 'false' },
  'least pay': { salary_min: '60000' },
  'least pay nobody offers': { salary_min: '900000' },
  'most pay': { salary_max: '45000' },
  'pay in a range': { salary_min: '50000', salary_max: '60000', sort_by: 'salary' },
  'one company': { company_id: COMPANY },
  'one company’s pay': { company_id: COMPANY, salary_min: '60000' },
  'words and a town': { search: 'soudeur', location: 'montréal' },
  everything: {
    search: 'soudeur',
    location: 'montreal',
    job_type: 'FULL_TIME',
    salary_min: '40000',
    salary_max: '90000',
    remote: 'false',
    sort_by: 'relevance',
  },
};

/** No matches exist yet. */
class NoMatches extends JobMatches {
  override countByJob(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
  override countHiredByJob(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
  override ofSeeker(): Promise<null> {
    return Promise.resolve(null);
  }
  override similarTo(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  override straightLineOf(): Promise<null> {
    return Promise.resolve(null);
  }
  override ofSameOccupation(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  override fitsOf(): Promise<ReadonlyMap<string, JobFit>> {
    return Promise.resolve(new Map());
  }
}

/** No applications exist yet. */
class NoApplications extends JobApplications {
  override countByJob(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
  override hasApplied(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Records the companies for which it is called; `application-plans` checks its query plan. */
class AskedStanding extends CompanyStanding {
  readonly asked: (readonly string[])[] = [];
  override approvedAmong(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }
  override responseRatesOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, ResponseRate>> {
    this.asked.push(companyIds);
    return Promise.resolve(new Map());
  }
}

interface Sent {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Records the statements that are sent, also inside transactions. */
function recorded(em: EntityManager, sent: Sent[]): EntityManager {
  return new Proxy(em, {
    get(target, name) {
      if (name === 'execute')
        return (sql: string, params: unknown[] = []) => {
          sent.push({ sql, params });
          return target.execute(sql, params);
        };
      if (name === 'transactional')
        return (work: (inside: EntityManager) => Promise<unknown>, options: object) =>
          target.transactional((inside) => work(recorded(inside, sent)), options);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The settings, and the statement that counts the postings. */
const isCount = ({ sql }: Sent): boolean => /set_config|with found/.test(sql);

/** The plans of the recorded statements, each under the settings that were active when it was sent. */
async function plansOf(em: EntityManager, sent: readonly Sent[]): Promise<string[]> {
  return em.transactional(async (inside) => {
    const plans: string[] = [];
    for (const { sql, params } of sent) {
      if (sql.includes('set_config')) await inside.execute(sql, [...params]);
      if (!/(from|join) (job|\(select \* from job) j/.test(sql) || sql.startsWith('explain')) continue;
      const plan = await inside.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}

const SEEKER = '01890000-0000-7000-b000-000000000001';
const RECRUITER = '01890000-0000-7000-8000-000000000999';

describe(`the job list over ${JOBS} postings`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  const sent: Sent[] = [];
  const standing = new AskedStanding();
  let listJobs: ListJobsQueryHandler;
  let savedJobs: SavedJobsQuery;
  let listMyJobs: ListMyJobsQueryHandler;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    for (const statement of market.split(';\n').filter((text) => text.trim())) await em.execute(statement);
    await em.execute('insert into company_member (user_id, company_id, created_at) values (?, ?, now())', [
      RECRUITER,
      COMPANY,
    ]);
    await em.execute(
      `insert into hidden_company (account_id, company_id, slot, hidden_at)
       select ?, id, row_number() over (order by id), now() from (select id from company order by id limit 150) as picked`,
      [SEEKER],
    );
    // 500 people who saved 500 postings each.
    await em.execute(
      `insert into saved_job (account_id, job_id, slot, title, content_hash, saved_at)
       select ('01890000-0000-7000-b000-' || lpad(person::text, 12, '0'))::uuid, id, slot, title, md5(''), now()
         from (select id, title, row_number() over (order by id) as slot from job order by id limit 500) as picked,
              generate_series(1, 500) as person`,
    );
    // More than 20 places contain "qc", so a search in "qc" compares the place of each found posting.
    await em.execute(`insert into job_place (place) select 'village ' || n || ', qc' from generate_series(1, 25) as n`);
    for (const table of ['saved_job', 'hidden_company', 'job', 'job_place', 'company'])
      await em.execute(`vacuum analyze ${table}`);
    // The real handler on the real database; its statements are recorded and explained afterwards.
    const recording = recorded(em, sent);
    const companies = new CompaniesFacade(
      recording,
      new ReadTogether(recording),
      new Resemblances(recording),
      new TeamRepository(recording, new Clock()),
    );
    const jobCompanies = new JobCompanies(companies, standing);
    listJobs = new ListJobsQueryHandler(
      recording,
      companies,
      new SearchSession(recording),
      jobCompanies,
      new HiddenCompanies(recording),
      new PageMarks(new ReadTogether(recording), new NoMatches()),
      new Clock(),
    );
    savedJobs = new SavedJobsQuery(recording, jobCompanies, new NoMatches(), new Clock());
    listMyJobs = new ListMyJobsQueryHandler(
      recording,
      companies,
      new OwnJobs(new ReadTogether(recording), new NoMatches(), new NoApplications(), new Clock(), jobCompanies),
      new LeftOutRows(recording, new Clock(), createLogger('silent')),
    );
  }, 120_000);

  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it.each(Object.entries(shapes))('%s: reads no table from end to end', async (_, filters) => {
    sent.length = 0;
    standing.asked.length = 0;
    const { jobs, total } = await listJobs.execute(listJobsQuery.parse(filters), null, 'fr');
    // Called once per page, with each company once.
    expect(standing.asked.map((ids) => [...ids].sort())).toEqual([
      [...new Set(jobs.map((job) => job.company_id))].sort(),
    ]);
    expect(jobs.length).toBeLessThanOrEqual(total);
    // Settings, the planner's estimate, the newest rows, count, page, companies; an unknown word needs one more query.
    expect(sent.length).toBeLessThanOrEqual(filters.facets ? 32 : 12);
    for (const plan of await plansOf(em, sent)) {
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on (job|job_word|company)\b/);
    }
  });

  it('words with a town, a type and work on site: one index answers all four', async () => {
    sent.length = 0;
    const filters = { search: 'soudeur', location: 'montreal', job_type: 'FULL_TIME', remote: 'false' };
    const { total } = await listJobs.execute(listJobsQuery.parse(filters), null, 'fr');
    const [count, ...others] = await plansOf(em, sent.filter(isCount));
    expect(others).toEqual([]);
    expect(count).toMatch(/Index Cond: .*search @@ .*place = ANY .*job_type = .*remote = false/);
    expect(count).not.toMatch(/BitmapAnd|Subquery Scan on j/);
    expect(total).toBeGreaterThan(0);
  });

  it.each(['montreal', 'MONTRÉAL', 'qc', 'chibougamau', ', q', 'i', '%', '_', "o'", 'kuujjuaq'])(
    'words in "%s": the same postings as by comparing each place',
    async (location) => {
      const { total } = await listJobs.execute(listJobsQuery.parse({ search: 'soudeur', location }), null, 'fr');
      const [expected] = await em.execute<{ total: number }[]>(
        `select count(*)::int as total from job where status = 'ACTIVE' and search @@ search_words('soudeur')
            and position(fold_text(?) in place) > 0`,
        [location],
      );
      expect(total).toBe(expected?.total);
    },
  );

  it.each(Object.entries(shapes))(
    '%s, without hidden companies: reads no table from end to end',
    async (_, filters) => {
      sent.length = 0;
      const actor = { id: SEEKER, sessionId: 'none', role: 'JOB_SEEKER' } as const;
      await listJobs.execute(listJobsQuery.parse(filters), actor, 'fr');
      for (const plan of await plansOf(em, sent)) {
        expect(plan).toMatch(/Index/);
        expect(plan).not.toMatch(/Seq Scan on (job|job_word|company)\b/);
      }
    },
  );

  it('saved by a person: a page of them by their index', async () => {
    sent.length = 0;
    const { jobs, total } = await savedJobs.execute(SEEKER, { page: 2, limit: 20 }, 'fr');
    expect([jobs.length, total]).toEqual([20, 500]);
    const [plan = ''] = await plansOf(em, sent);
    expect(plan).toMatch(/saved_job_newest_index/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  it.each([
    ['of a company in every status', {}],
    ['of a company in one status', { status: 'PAUSED' }],
    ['of a company by words', { search: 'soudeur' }],
  ])('%s: four queries for any page size, none with a sequential scan', async (_, filters) => {
    const lengths: number[] = [];
    for (const limit of [1, 100]) {
      sent.length = 0;
      const { jobs } = await listMyJobs.execute(listMyJobsQuery.parse({ ...filters, limit }), {
        id: RECRUITER,
        sessionId: 'none',
        role: 'RECRUITER',
      });
      lengths.push(jobs.length);
      expect(sent).toHaveLength(4);
      for (const plan of await plansOf(em, sent)) expect(plan).not.toMatch(/Seq Scan/);
    }
    expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0);
  });

  it('reads only the rows that public pages, site map and feed show', async () => {
    const recording = recorded(em, sent);
    const clock = new Clock();
    const companies = new CompaniesFacade(
      recording,
      new ReadTogether(recording),
      new Resemblances(recording),
      new TeamRepository(recording, new Clock()),
    );
    const siteMap = new SiteMapQuery(recording, clock, companies);
    const [some] = await em.execute<{ id: string }[]>(`select id from job where status = 'ACTIVE' limit 1`);
    sent.length = 0;
    expect(await new PublicJobQuery(recording, companies, clock).execute(some?.id ?? '')).not.toBeNull();
    expect(await new PublicCompanyQuery(recording, companies, clock).execute(COMPANY)).not.toBeNull();
    await new NewestJobsQuery(recording, clock).execute();
    const { jobs, companies: employers } = await siteMap.beginnings();
    expect(jobs).toHaveLength(2);
    expect(employers).toHaveLength(1);
    const pages = await siteMap.pages('jobs', jobs[0]);
    expect(pages).toHaveLength(10_000);
    expect((await siteMap.pages('jobs', jobs[1]))[0]?.id).toBe(jobs[1]);
    expect((await siteMap.pages('companies')).length).toBeGreaterThan(1);
    // The count is cached, because counting for every crawler would be wasted work.
    const before = sent.length;
    await siteMap.beginnings();
    expect(sent).toHaveLength(before);
    const asked = sent.filter(({ sql }) => / (from|join) (job|company)\b/.test(sql));
    expect(asked.length).toBeGreaterThanOrEqual(8);
    const planOf = async ({ sql, params }: (typeof asked)[number], by = em): Promise<string> => {
      const plan = await by.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      return plan.map((line) => line['QUERY PLAN']).join('\n');
    };
    for (const each of asked) expect(await planOf(each)).not.toMatch(/Seq Scan on job\b/);
    // With two hundred companies PostgreSQL reads the table instead of the index, because that is faster.
    await em.transactional(async (own) => {
      await own.execute('set local enable_seqscan = off');
      for (const each of asked) expect(await planOf(each, own)).not.toMatch(/Seq Scan on company\b/);
    });
  });

  it('estimates the facets of more than 10,000 postings within 5 %', async () => {
    const { total, facets, total_is_estimate } = await listJobs.execute(
      listJobsQuery.parse({ facets: 'true' }),
      null,
      'fr',
    );
    expect([total_is_estimate, facets?.is_estimate]).toEqual([true, true]);
    const [actual] = await em.execute<{ full_time: number; remote: number; active: number }[]>(
      `select count(*) filter (where job_type = 'FULL_TIME')::int as full_time,
              count(*) filter (where remote)::int as remote, count(*)::int as active from job where status = 'ACTIVE'`,
    );
    const counted = (values: readonly { value: unknown; count: number }[] | undefined, value: unknown): number =>
      values?.find((each) => each.value === value)?.count ?? 0;
    expect(total / actual!.active).toBeCloseTo(1, 1);
    expect(counted(facets?.job_type, 'FULL_TIME') / actual!.full_time).toBeCloseTo(1, 1);
    expect(counted(facets?.remote, true) / actual!.remote).toBeCloseTo(1, 1);
  });

  it('ranks words in a title first among more than 10,000 postings, if the posting is among the 4,000 newest', async () => {
    const titled = [3_000, 16_001].map((n) => `01890000-0000-7000-9000-${String(n).padStart(12, '0')}`);
    await em.execute(`update job set title = 'Chef d’équipe', status = 'ACTIVE' where id in (?, ?)`, titled);
    const { jobs, total_is_estimate } = await listJobs.execute(
      listJobsQuery.parse({ search: 'equipe', sort_by: 'relevance', limit: '20' }),
      null,
      'fr',
    );
    expect(total_is_estimate).toBe(true);
    expect(jobs.map(({ title }) => title).filter((title) => title === 'Chef d’équipe')).toHaveLength(1);
    expect(jobs[0]?.id).toBe(titled[0]);
  });

  it('counts the plain filters from the index alone', async () => {
    sent.length = 0;
    await listJobs.execute(
      listJobsQuery.parse({ salary_min: '60000', remote: 'false', job_type: 'FULL_TIME' }),
      null,
      'fr',
    );
    const [count] = await plansOf(em, sent.filter(isCount));
    expect(count).toMatch(/Index Only Scan using job_(newest|pay)_index/);
  });
});
