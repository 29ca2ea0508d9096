import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import {
  jobApplicationsQuery,
  listApplicationsQuery,
} from '../../../server/modules/applications/http/applications.contract.js';
import { ApplicationParts } from '../../../server/modules/applications/queries/application-parts.query.js';
import { ApplicationsOfJob } from '../../../server/modules/applications/queries/applications-of-job.query.js';
import { ExpectedReplies } from '../../../server/modules/applications/queries/expected-replies.query.js';
import { FindApplicants } from '../../../server/modules/applications/queries/find-applicants.query.js';
import { ListJobApplications } from '../../../server/modules/applications/queries/list-job-applications.query.js';
import { ListOwnApplications } from '../../../server/modules/applications/queries/list-own-applications.query.js';
import { OfferParts } from '../../../server/modules/applications/queries/offer-parts.query.js';
import { Pipelines } from '../../../server/modules/applications/queries/pipelines.query.js';
import { PresentOwn } from '../../../server/modules/applications/queries/present-own.js';
import { ResponseRates } from '../../../server/modules/applications/queries/response-rates.query.js';
import { ClosedPostings } from '../../../server/modules/applications/queries/closed-postings.query.js';
import { TellRefusals } from '../../../server/modules/applications/use-cases/tell-refusals.js';
import { RemindOfInterviews } from '../../../server/modules/applications/use-cases/remind-of-interviews.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { DatabaseTime } from '../../../server/platform/clock/database-time.js';
import { DueRows } from '../../../server/platform/database/due-rows.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const APPLICATIONS = 40_000;
const id = (kind: string, number: number | string): string =>
  `01890000-0000-7000-${kind}-${String(number).padStart(12, '0')}`;
const JOB = id('8001', 7);
const COMPANY = id('8002', 7);
const SEEKER = id('9000', 42);

/** 2,000 people, 400 postings of 40 companies; interviews and offers for some. */
const market = `
  insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, first_answer_at)
  select ('01890000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8001-' || lpad((n % 400)::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8002-' || lpad((n % 40)::text, 12, '0'))::uuid,
         ('01890000-0000-7000-9000-' || lpad((n / 20)::text, 12, '0'))::uuid, 1,
         (array['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'])[1 + n % 4], now() - n * interval '1 minute', now(),
         case when n % 4 = 0 then null else now() - n * interval '30 seconds' end
    from generate_series(0, ${APPLICATIONS - 1}) as n;
  insert into interview (id, application_id, status, scheduled_at, duration_minutes, time_zone, type, proposed_slots, sequence,
                         created_at, updated_at)
  select gen_random_uuid(), id, 'SCHEDULED', now(), 45, 'America/Toronto', 'VIDEO', '[]', 0, now(), now()
    from application where status = 'INTERVIEW';
  insert into application_offer (application_id, salary, made_at)
  select id, '80 000 $', now() from application where status = 'OFFERED';
  insert into application_event (id, application_id, at, party, to_status)
  select gen_random_uuid(), id, applied_at, 'CANDIDATE', 'PENDING' from application;
  insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts, reasons,
                     masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash, computed_at, created_at,
                     seeker_agreed)
  select gen_random_uuid(), seeker_id, job_id, company_id, 'PENDING', true, 50, 50, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}',
         '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o', repeat('0', 64), now(), now(), false
    from application;
  insert into paid_pair (company_id, seeker_id, act, paid_by, paid_at)
  select distinct company_id, seeker_id, 'SEND_MESSAGE', seeker_id, now() from application
`;
const tables = ['application', 'interview', 'application_offer', 'application_event', 'match', 'paid_pair'];

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

describe(`the lists over ${APPLICATIONS} applications`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  let own: ListOwnApplications;
  let received: ListJobApplications;
  let rates: ResponseRates;
  const sent: Sent[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    for (const statement of market.split(';\n').filter((text) => text.trim())) await em.execute(statement);
    for (const table of tables) await em.execute(`vacuum analyze ${table}`);
    const listening = recorded(em, sent);
    const clock = new Clock() as never;
    // The real queries on the real database; only the ports to other modules are replaced.
    const card = (jobId: string) => ({
      id: jobId,
      title: 'Soudure',
      status: 'ACTIVE',
      isOpen: true,
      company: { id: COMPANY },
    });
    const jobs = {
      findJobCards: (ids: string[]) => Promise.resolve(new Map(ids.map((each) => [each, card(each)]))),
    } as never;
    const disclosures = {
      employerOfViewer: () => Promise.resolve({ companyId: COMPANY, seat: { role: 'OWNER', jobIds: [] } }),
      blindReaderOf: () => Promise.resolve(null),
    } as never;
    const identity = {
      findAccounts: () => Promise.resolve(new Map()),
      presentNames: (_: unknown, ids: string[]) =>
        Promise.resolve(
          new Map(ids.map((each) => [each, { full_name: `Ana ${each}`, scrub: (text: string) => text }])),
        ),
    } as never;
    const parts = new ApplicationParts(listening, jobs, new OfferParts(listening, clock), identity, clock);
    const presentOwn = new PresentOwn(listening, parts, new ExpectedReplies(listening, clock), clock);
    own = new ListOwnApplications(listening, presentOwn, clock);
    const present = {
      execute: async (rows: never[]) => {
        await parts.of(rows, id('9999', 1));
        return rows;
      },
    } as never;
    rates = new ResponseRates(listening, clock);
    const pipelines = new Pipelines(listening, {} as never, {} as never);
    const find = new FindApplicants(listening, identity);
    const ofJob = new ApplicationsOfJob(listening, disclosures, jobs, find, pipelines, clock);
    received = new ListJobApplications(listening, ofJob, present);
  }, 120_000);

  afterAll(async () => {
    await orm?.close(true);
    await database?.drop();
  });

  async function expectIndexes(): Promise<void> {
    expect(sent.length).toBeGreaterThan(0);
    for (const { sql, params } of sent) {
      const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).toMatch(/Index/);
      expect(text).not.toMatch(/Seq Scan/);
    }
  }

  it.each([{}, { status: 'PENDING,OFFERED' }, { archived: 'true', status: 'REJECTED' }, { page: '2', limit: '5' }])(
    'of a candidate, with %j, has no sequential scan',
    async (filters) => {
      sent.length = 0;
      const page = await own.execute(SEEKER, listApplicationsQuery.parse(filters));
      expect(page.counts).toEqual({ active: 20, archived: 0 });
      await expectIndexes();
    },
  );

  it.each([
    {},
    { status: 'PENDING' },
    { status: 'INTERVIEW,OFFERED', limit: '50' },
    { page: '3', limit: '20' },
    { sort: 'OLDEST' },
    { sort: 'STAGE' },
    { sort: 'REVIEWS' },
  ])('of a posting, with %j, has no sequential scan', async (filters) => {
    sent.length = 0;
    const actor = { id: id('9999', 1), sessionId: 'none', role: 'RECRUITER' } as const;
    const page = await received.execute(actor, JOB, jobApplicationsQuery.parse(filters), 'fr');
    expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(100);
    await expectIndexes();
  });

  it('of interviews to remind of reads only those of the next day, by an index', async () => {
    sent.length = 0;
    // Without a change of the data: rows that another worker has already reminded of do not matter for the plan.
    const remind = new RemindOfInterviews(
      { fork: () => recorded(em, sent) } as never,
      {} as never,
      {} as never,
      {} as never,
      { run: () => Promise.resolve(false) } as never,
      new Clock(),
    );
    expect(await remind.execute()).toBe(0);
    // The interviews of the test data begin now or before, so the sweep of the next day reads no batch.
    expect(sent).toHaveLength(1);
    await expectIndexes();
    const [{ sql = '', params = [] } = {}] = sent;
    const [plan] = await em.execute<{ 'QUERY PLAN': object }[]>(`explain (format json) ${sql}`, [...params]);
    expect(JSON.stringify(plan)).toContain('interview_scheduled_at_index');
  });

  it('of refusals to tell of and of postings that closed before, reads only those with a chosen time, by their index', async () => {
    const time = new DatabaseTime({} as never, new Clock());
    const tell = new TellRefusals(
      {} as never,
      {} as never,
      {} as never,
      {} as never,
      {} as never,
      new DueRows({ fork: () => recorded(em, sent) } as never, time),
      time,
    );
    const postings = new ClosedPostings(recorded(em, sent), {} as never, {} as never, {} as never, new Clock());
    for (const read of [() => tell.due(), () => postings.withOpenApplications(200)]) {
      sent.length = 0;
      await read();
      expect(sent).toHaveLength(1);
      const [{ sql = '', params = [] } = {}] = sent;
      const [plan] = await em.execute<{ 'QUERY PLAN': object }[]>(`explain (format json) ${sql}`, [...params]);
      expect(JSON.stringify(plan)).toContain('application_tell_at_index');
    }
    sent.length = 0;
    await postings.openApplications(JOB, 'JOB_FILLED', { after: null, limit: 100 });
    await expectIndexes();
  });

  it.each([1, 12])(
    'are counted by one query with an index for the %i companies of a page of postings',
    async (count) => {
      sent.length = 0;
      const ids = Array.from({ length: count }, (_, number) => id('8002', number));
      const known = await rates.of([...ids, ...ids]);
      expect([...known.keys()].sort()).toEqual(ids);
      expect(sent).toHaveLength(1);
      await expectIndexes();
    },
  );
});
