import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../../../server/platform/database/migrations/index.js';
import { type MigrateOptions, migrateDatabase } from '../../../server/platform/database/migrate.js';
import type { MigrationList } from '../../../server/platform/database/migrator.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';
import { ChangesPlaces, IndexesPlaces, MakesPlaces, NeedsRegions, Slow } from './support/small-migrations.js';

const LOCK_TIMEOUT_MS = 300;

describe('migrations of a database that is in use', () => {
  let database: TestDatabase;
  let said: string[];
  const open: pg.Client[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    said = [];
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end();
    await database.drop();
  });

  const migrate = (list: MigrationList, options: MigrateOptions = {}): Promise<readonly string[]> =>
    migrateDatabase(database.url, {
      list: [...migrations, ...list],
      lockTimeoutMs: LOCK_TIMEOUT_MS,
      say: (line) => said.push(line),
      ...options,
    });
  const applied = async (): Promise<readonly string[]> =>
    (await query<{ name: string }>(database.url, 'select name from migration order by id'))
      .map(({ name }) => name)
      .slice(migrations.length);

  /** Another session, with a transaction that has run these statements and stays open. */
  async function transaction(...statements: readonly string[]): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    open.push(client);
    for (const statement of ['begin', ...statements]) await client.query(statement);
    return client;
  }

  it('have no time limit, whatever the database sets', async () => {
    const name = new URL(database.url).pathname.slice(1);
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
      await query(database.url, `alter database ${name} set ${limit} = '200ms'`);
    expect(await migrate([Slow])).toEqual(['Slow']);
    expect(
      Object.fromEntries(
        (await query<{ name: string; setting: string }>(database.url, 'select * from seen_limits')).map((row) => [
          row.name,
          row.setting,
        ]),
      ),
    ).toEqual({
      statement_timeout: '0',
      idle_in_transaction_session_timeout: '0',
      lock_timeout: String(LOCK_TIMEOUT_MS),
    });
  });

  it('wait for a lock in short attempts, between which requests are served', async () => {
    await migrate([MakesPlaces]);
    const holder = await transaction('select from place');
    const migrated = migrate([MakesPlaces, ChangesPlaces]);
    const waits: number[] = [];
    while (said.length < 2) {
      const since = performance.now();
      await query(database.url, 'select count(*) from place');
      waits.push(performance.now() - since);
      await pause(10);
    }
    await holder.query('commit');
    expect(await migrated).toEqual(['ChangesPlaces']);
    expect(said[0]).toMatch(/^The migration ChangesPlaces waits for a lock that another session holds \(attempt 1, /);
    // One of them came while the migration waited.
    expect(Math.max(...waits)).toBeGreaterThan(LOCK_TIMEOUT_MS / 2);
    expect(Math.max(...waits)).toBeLessThan(LOCK_TIMEOUT_MS * 3);
  });

  it('give up after their time, with the name of the one that waits', async () => {
    await migrate([MakesPlaces]);
    await transaction('select from place');
    await expect(migrate([MakesPlaces, ChangesPlaces], { giveUpAfterMs: 1_000 })).rejects.toThrow(
      /^the migration ChangesPlaces did not get a lock within \d/,
    );
    expect(await applied()).toEqual(['MakesPlaces']);
  });

  it('stay applied if a later one fails, and the next run continues', async () => {
    const list = [MakesPlaces, NeedsRegions, IndexesPlaces];
    await expect(migrate(list)).rejects.toThrow('relation "region" does not exist');
    expect(said).toEqual([]);
    expect(await applied()).toEqual(['MakesPlaces']);
    await query(database.url, `create table region as select 'Côte-Nord' as name`);
    expect(await migrate(list)).toEqual(['NeedsRegions', 'IndexesPlaces']);
    expect(await query(database.url, 'select count(*)::int as places from place')).toEqual([{ places: 4 }]);
  });

  it('are applied once by processes that migrate at the same time, indexes without a transaction too', async () => {
    const list = [MakesPlaces, IndexesPlaces, ChangesPlaces];
    const results = await Promise.all([migrate(list), migrate(list), migrate(list)]);
    expect(results.flat()).toEqual(['MakesPlaces', 'IndexesPlaces', 'ChangesPlaces']);
    expect(await applied()).toEqual(['MakesPlaces', 'IndexesPlaces', 'ChangesPlaces']);
    expect(said).toContain('Another process migrates the database; this one waits for it.');
  });
});
