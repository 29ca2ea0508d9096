import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { adminCompaniesQuery, peopleQuery } from '../../../server/modules/operations/http/back-office.contract.js';
import { hiringPeriods, hiringQuery } from '../../../server/modules/operations/http/hiring.contract.js';
import { teamActivityQuery } from '../../../server/modules/operations/http/team-activity.contract.js';
import { AdminCompaniesQueryHandler } from '../../../server/modules/operations/queries/admin-companies.query.js';
import { HiringAnalyticsQuery } from '../../../server/modules/operations/queries/hiring-analytics.query.js';
import { HiringPostingsQuery } from '../../../server/modules/operations/queries/hiring-postings.query.js';
import { HiringTimesQuery } from '../../../server/modules/operations/queries/hiring-times.query.js';
import { PeopleQueryHandler } from '../../../server/modules/operations/queries/people.query.js';
import { TeamActivityQueryHandler } from '../../../server/modules/operations/queries/team-activity.query.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const PEOPLE = 40_000;
const COMPANIES = 4_000;
const POSTINGS = 8_000;
const APPLICATIONS = 40_000;
const COMPANY = '01890000-0000-7000-8002-000000000007';
const JOB = '01890000-0000-7000-8001-000000000007';
/** The one member of the company. */
const MEMBER = '01890000-0000-7000-9000-000000000070';

/** One person in ten is a recruiter, one in a thousand is suspended; each company has ten applications and two postings. */
const market = `
  insert into account (id, email, full_name, user_type, status, approval_status, language, theme, email_messages, email_updates,
                       email_applications, created_at, updated_at)
  select ('01890000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@plans.example',
         (array['Rosalie', 'Marc', 'Noor', 'Hector'])[1 + n % 4] || ' Personne' || n,
         case when n % 10 = 0 then 'RECRUITER' else 'JOB_SEEKER' end, case when n % 1000 = 1 then 'SUSPENDED' else 'ACTIVE' end,
         'APPROVED', 'fr', 'dark', true, true, true, now() - n * interval '1 minute', now()
    from generate_series(1, ${PEOPLE}) n;
  insert into company (id, name, culture, benefits, created_at, updated_at)
  select ('01890000-0000-7000-8002-' || lpad(n::text, 12, '0'))::uuid, 'Acier ' || md5(n::text), '{}', '{}', now(), now()
    from generate_series(0, ${COMPANIES - 1}) n;
  insert into company_member (user_id, company_id, created_at)
  select ('01890000-0000-7000-9000-' || lpad((n * 10)::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8002-' || lpad((n % ${COMPANIES})::text, 12, '0'))::uuid, now()
    from generate_series(1, ${PEOPLE / 10}) n;
  insert into standing_decision (id, account_id, status, reason, decided_by, decided_at)
  select gen_random_uuid(), id, 'SUSPENDED', 'Fraude', id, now() from account where user_type = 'RECRUITER';
  insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), id, md5(id::text) || md5('of ' || id), now(), now(), now() + interval '1 hour' from account;
  insert into job (id, company_id, company_name, contact_user_id, title, requirements, benefits, remote, language, status, created_at,
                   updated_at)
  select ('01890000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8002-' || lpad((n % ${COMPANIES})::text, 12, '0'))::uuid, 'Acier', gen_random_uuid(), 'Soudure', '{}',
         '{}', false, 'fr', 'DRAFT', now(), now()
    from generate_series(0, ${POSTINGS - 1}) n;
  insert into job_view (job_id, viewer_id, day)
  select id, gen_random_uuid(), current_date - 3 from job cross join generate_series(1, 5);
  insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, first_answer_at)
  select gen_random_uuid(), ('01890000-0000-7000-8001-' || lpad((n % ${POSTINGS})::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8002-' || lpad((n % ${COMPANIES})::text, 12, '0'))::uuid,
         ('01890000-0000-7000-9000-' || lpad((1 + n % ${PEOPLE})::text, 12, '0'))::uuid, 1,
         (array['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'])[1 + n % 4], now() - (n % 100) * interval '1 hour', now(),
         case when n % 4 = 0 then null else now() end
    from generate_series(0, ${APPLICATIONS - 1}) n;
  insert into application_event (id, application_id, at, party, actor_id, from_status, to_status)
  select gen_random_uuid(), a.id, a.applied_at + step * interval '1 hour', 'COMPANY', m.user_id, case when step = 1 then 'PENDING' end,
         case when step = 1 then 'REVIEWED' else 'PENDING' end
    from application a join company_member m on m.company_id = a.company_id cross join generate_series(0, 1) step;
  insert into job_event (id, job_id, company_id, actor_id, from_status, to_status, at)
  select gen_random_uuid(), id, company_id, contact_user_id, 'DRAFT', 'CLOSED', now() - step * interval '1 day'
    from job cross join generate_series(1, 5) step;
  insert into company_team_event (id, company_id, event, at)
  select gen_random_uuid(), id, 'INVITED', now() - step * interval '1 day' from company cross join generate_series(1, 5) step;
  insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts, reasons,
                     masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash, computed_at, created_at,
                     answered_at, seeker_agreed)
  select gen_random_uuid(), seeker_id, job_id, company_id, case when random() < 0.1 then 'HIRED' else 'MATCHED' end, true, 50, 50, '{}',
         '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o', repeat('0', 64), now(), now(), now(),
         true
    from application
`;
const tables = [
  ...['account', 'company', 'company_member', 'standing_decision', 'session', 'job', 'job_view', 'application'],
  ...['application_event', 'job_event', 'company_team_event', 'match'],
];

interface Sent {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Records the statements that are sent. */
function recorded(em: EntityManager, sent: Sent[]): EntityManager {
  return new Proxy(em, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name) as unknown;
      return (sql: string, params: unknown[] = []) => {
        sent.push({ sql, params });
        return target.execute(sql, params);
      };
    },
  });
}

describe(`the lists of the back office over ${PEOPLE} people, and hiring figures over ${APPLICATIONS} applications`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  let people: PeopleQueryHandler;
  let companies: AdminCompaniesQueryHandler;
  let hiring: HiringAnalyticsQuery;
  let activity: TeamActivityQueryHandler;
  const sent: Sent[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    for (const statement of market.split(';\n').filter((text) => text.trim())) await em.execute(statement);
    for (const table of tables) await em.execute(`vacuum analyze ${table}`);
    const listening = recorded(em, sent);
    people = new PeopleQueryHandler(listening);
    companies = new AdminCompaniesQueryHandler(listening);
    hiring = new HiringAnalyticsQuery(
      listening,
      // The real queries on the real database; only the port for the recruiter's company is replaced.
      { companyOf: () => Promise.resolve({ id: COMPANY }) } as never,
      new HiringPostingsQuery(listening),
      new HiringTimesQuery(listening),
      new Clock(),
    );
    activity = new TeamActivityQueryHandler(
      listening,
      // Names and access are other queries, with their own tests.
      { assertOwner: () => Promise.resolve(), memberNames: () => Promise.resolve(new Map()) } as never,
      { presentNames: () => Promise.resolve(new Map()) } as never,
      { blindAmong: () => Promise.resolve(new Set()) } as never,
    );
  }, 180_000);
  beforeEach(() => {
    sent.length = 0;
  });
  afterAll(async () => {
    await orm?.close(true);
    await database?.drop();
  });

  /** A sequential scan of a table without rows costs nothing, so these tables are ignored. */
  async function expectIndexes(): Promise<void> {
    expect(sent.length).toBeGreaterThan(0);
    for (const { sql, params } of sent) {
      // The total of all rows always needs a complete read.
      if (/count\(\*\)::int as total from company c where c\.removed_at is null$/.test(sql.trim())) continue;
      const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).not.toMatch(new RegExp(`Seq Scan on (${tables.join('|')})\\b`));
    }
  }

  it.each([
    {},
    { page: '40' },
    { q: 'personne1234' },
    { q: 'p31999@plans' },
    { user_type: 'RECRUITER' },
    { status: 'SUSPENDED' },
    { q: 'personne7001', user_type: 'JOB_SEEKER', status: 'SUSPENDED' },
  ])('people, with %j, are found without reading all rows', async (filters) => {
    const { people: found, total } = await people.execute(peopleQuery.parse(filters));
    expect(found.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(found.length);
    await expectIndexes();
  });

  it.each([{}, { page: '40' }, { q: 'c4ca4238' }])(
    'companies, with %j, are found without reading all rows',
    async (filters) => {
      const { companies: found } = await companies.execute(adminCompaniesQuery.parse(filters));
      expect(found.length).toBeGreaterThan(0);
      await expectIndexes();
    },
  );

  it.each(hiringPeriods.flatMap((days) => [{ days: String(days) }, { days: String(days), job_id: JOB }]))(
    'hiring figures, asked %j, read one company’s rows alone',
    async (query) => {
      const { funnel } = await hiring.execute('nobody', hiringQuery.parse(query));
      expect(funnel.applications).toBeGreaterThan(0);
      await expectIndexes();
    },
  );

  it.each([
    {},
    { kind: 'APPLICATIONS' },
    { kind: 'POSTINGS' },
    { kind: 'TEAM' },
    { member: MEMBER },
    { after: `${Date.now() - 3_600_000}.${MEMBER}` },
  ])('a team’s activity, asked %j, reads one company’s rows alone', async (query) => {
    const asked = teamActivityQuery.parse({ ...query, limit: '5' });
    const { entries } = await activity.execute({ id: MEMBER } as never, COMPANY, asked, 'fr');
    expect(entries.length).toBeGreaterThan(1);
    await expectIndexes();
  });
});
