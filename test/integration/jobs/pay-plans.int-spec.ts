import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { JobMatches } from '../../../server/modules/jobs/queries/job-matches.js';
import { PayComparisonQuery } from '../../../server/modules/jobs/queries/pay-comparison.query.js';
import { SavedJobs } from '../../../server/modules/jobs/persistence/saved-jobs.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { SimilarJobs } from '../../../server/modules/matching/queries/similar-jobs.query.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const JOBS = 6_000;
const idOf = (number: number): string => `01890000-0000-7000-9000-${String(number).padStart(12, '0')}`;

/** Postings of 200 companies; two of three are of one occupation. */
const market = `
  insert into job (id, company_id, company_name, contact_user_id, title, department, description, requirements, benefits,
                   location, remote, language, job_type, salary_range, salary_min, salary_max, salary_period, salary_currency,
                   salary_year_min, salary_year_max, status, created_at, updated_at, published_at, expires_at)
  select ('01890000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8000-' || lpad((n % 200)::text, 12, '0'))::uuid, 'Atelier ' || (n % 200),
         '01890000-0000-7000-8000-000000000001', 'Soudeur', 'Production', 'Vous soudez.', '{}', '{}', 'Montréal, QC', false, 'fr',
         'FULL_TIME', '25 $/h', 25, 25, 'HOUR', 'CAD', 52000, 52000, 'ACTIVE', now(), now(), now(), now() + interval '30 days'
    from generate_series(1, ${JOBS}) as n;
  insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
  select 'JOB', id, case when id::text ~ '[0-5]$' then '{"occupation/welder": 1}' else '{"occupation/cook": 1}' end::jsonb, '[]',
         repeat('0', 64), 'test', now()
    from job
`;

/** Only the port's method that is used here, answered by the real query. */
function matchesBy(similar: SimilarJobs): JobMatches {
  return {
    ofSameOccupation: (jobId: string, before: string | null) => similar.ofSameOccupation(jobId, before),
  } as JobMatches;
}

describe(`pay among ${JOBS} postings`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    const em = orm.em.fork();
    for (const statement of market.split(';\n')) await em.execute(statement);
    await em.execute('vacuum analyze job');
    await em.execute('vacuum analyze match_subject');
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  /** The query, and the statements that it sends. */
  function recorded(em: EntityManager) {
    const sent: { sql: string; params: unknown[]; rows: number }[] = [];
    const recording = {
      execute: async (sql: string, params: unknown[] = []) => {
        const rows = await em.execute<unknown[]>(sql, params);
        sent.push({ sql, params, rows: rows.length });
        return rows;
      },
    } as unknown as EntityManager;
    const pay = new PayComparisonQuery(
      recording,
      new SavedJobs(recording),
      matchesBy(new SimilarJobs(recording, new CurrentOntology())),
      new Clock(),
    );
    return { pay, sent };
  }

  it('reads at most 300 postings, by indexes', async () => {
    const em = orm.em.fork();
    const { pay, sent } = recorded(em);
    const { comparison } = await pay.execute(idOf(5));
    expect(comparison).toMatchObject({ companies: expect.any(Number), median: 25, place: 'MIDDLE' });
    expect(sent.map(({ rows }) => rows)).toEqual([1, 300, 300]);
    for (const { sql, params } of sent) {
      const lines = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, params);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan/);
    }
    const [, newest] = sent;
    const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${newest?.sql}`, newest?.params ?? []);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/match_subject_occupation_index/);
    expect(text).not.toMatch(/Sort/);
  });

  it('reads older postings if one employer has the newest ones', async () => {
    const em = orm.em.fork();
    await em.execute(`update job set company_id = '01890000-0000-7000-8000-000000000999' where id in
      (select subject_id from match_subject where terms ->> 'occupation/welder' is not null order by subject_id desc limit 700)`);
    const { pay, sent } = recorded(em);
    const { comparison } = await pay.execute(idOf(5));
    expect(comparison).toMatchObject({ companies: expect.any(Number), median: 25 });
    expect(sent.map(({ rows }) => rows)).toEqual([1, 300, 300, 300, 300, 300, 300]);
    const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sent[3]?.sql}`, sent[3]?.params ?? []);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/match_subject_occupation_index/);
  });
});
