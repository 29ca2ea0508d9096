import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CalendarConnections } from '../../../server/modules/applications/persistence/calendar-connections.js';
import { CalendarEvents } from '../../../server/modules/applications/persistence/calendar-events.js';
import { CalendarWrites } from '../../../server/modules/applications/persistence/calendar-writes.js';
import { ConnectedCalendarQuery } from '../../../server/modules/applications/queries/connected-calendar.query.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const MEMBERS = 20_000;
const id = (kind: string, number: number): string => `01890000-0000-7000-${kind}-${String(number).padStart(12, '0')}`;
const idSql = (kind: string, number: string): string =>
  `('01890000-0000-7000-${kind}-' || lpad((${number})::text, 12, '0'))::uuid`;

/** Two events a member; each interview has one participant. A third of the calendars are due. */
const market = `
  insert into calendar_connection (account_id, server_url, user_name, password, calendar_url, calendar_name, revision, next_check_at,
                                   failures, created_at, updated_at, writes, next_write_at)
  select ${idSql('8001', 'n')}, 'https://boite.example/', 'zoe', '\\x00', 'https://boite.example/zoe/', 'Travail', 1,
         now() + (n % 3 - 1) * interval '1 hour' + n * interval '1 millisecond', 0, now(), now(), n % 2 = 0,
         case when n % 2 = 0 then now() + (n % 3 - 1) * interval '1 hour' + n * interval '1 millisecond' end
    from generate_series(0, ${MEMBERS - 1}) as n;
  insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, first_answer_at)
  select ${idSql('a000', 'n')}, ${idSql('8002', 'n % 400')}, ${idSql('8003', 'n % 40')}, ${idSql('9000', 'n / 20')}, 1, 'INTERVIEW',
         now(), now(), now()
    from generate_series(0, ${2 * MEMBERS - 1}) as n;
  insert into interview (id, application_id, status, scheduled_at, duration_minutes, time_zone, type, proposed_slots, sequence,
                         created_at, updated_at)
  select ${idSql('b000', 'n')}, ${idSql('a000', 'n')}, 'SCHEDULED', date_trunc('day', now()) + n * interval '1 minute', 45,
         'America/Toronto', 'VIDEO', '[]', 0, now(), now()
    from generate_series(0, ${2 * MEMBERS - 1}) as n;
  insert into interview_participant (interview_id, account_id)
  select ${idSql('b000', 'n')}, ${idSql('8001', 'n / 2')} from generate_series(0, ${2 * MEMBERS - 1}) as n;
  insert into calendar_event (account_id, interview_id, url, starts_at, difference, noticed_at)
  select ${idSql('8001', 'n / 2')}, ${idSql('b000', 'n')}, 'https://boite.example/zoe/' || n || '.ics',
         date_trunc('day', now()) + n * interval '1 minute', case when n % 50 = 0 then 'DELETED' end, case when n % 50 = 0 then now() end
    from generate_series(0, ${2 * MEMBERS - 1}) as n
`;
const tables = ['calendar_connection', 'application', 'interview', 'interview_participant', 'calendar_event'];

describe(`the calendars of ${MEMBERS} members`, () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  const sent: { readonly sql: string; readonly params: readonly unknown[] }[] = [];
  let listening: EntityManager;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }));
    em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    for (const statement of market.split(';\n').filter((text) => text.trim())) await em.execute(statement);
    for (const table of tables) await em.execute(`vacuum analyze ${table}`);
    listening = new Proxy(em, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name) as unknown;
        return (sql: string, params: unknown[] = []) => {
          sent.push({ sql, params });
          return target.execute(sql, params);
        };
      },
    });
  }, 120_000);
  beforeEach(() => {
    sent.length = 0;
  });
  afterAll(async () => {
    await orm?.close(true);
    await database?.drop();
  });

  async function plans(): Promise<string> {
    const texts: string[] = [];
    for (const { sql, params } of sent) {
      const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      texts.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
    }
    const text = texts.join('\n');
    expect(text).toMatch(/Index/);
    expect(text).not.toMatch(/Seq Scan/);
    return text;
  }
  const later = (): Date => new Date(Date.now() + 3_600_000);

  it('are taken to be read in the order of their time, by an index', async () => {
    const taken = await new CalendarConnections(listening, {} as never).take(new Date(), later(), 5);
    expect(taken).toHaveLength(5);
    const text = await plans();
    expect(text).toContain('calendar_connection_next_check_at_index');
    expect(text).not.toContain('Sort');
  });

  it('are taken to be written in the order of their time, by an index', async () => {
    const taken = await new CalendarWrites(listening).take(new Date(), later(), 5);
    expect(taken).toHaveLength(5);
    const text = await plans();
    expect(text).toContain('calendar_connection_next_write_at_index');
    expect(text).not.toContain('Sort');
  });

  it('that have an interview of an application, and the events of one, are found by indexes', async () => {
    const events = new CalendarEvents(listening);
    await events.applicationChanged(id('a000', 41), new Date());
    expect(await events.of(id('8001', 7))).toHaveLength(2);
    await plans();
  });

  it('show their differences by an index', async () => {
    const companies = { companyOf: () => Promise.resolve({ id: id('8003', 0), role: 'OWNER', jobIds: [] }) } as never;
    const jobs = { findJobCards: () => Promise.resolve(new Map()) } as never;
    const connections = new CalendarConnections(listening, {} as never);
    const shown = new ConnectedCalendarQuery(listening, connections, companies, jobs);
    expect((await shown.of(id('8001', 25))).connection?.writes).toBe(false);
    await plans();
  });
});
