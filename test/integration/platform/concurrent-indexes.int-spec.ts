import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../../../server/platform/database/migrations/index.js';
import { migrateDatabase } from '../../../server/platform/database/migrate.js';
import type { MigrationList } from '../../../server/platform/database/migrator.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';
import { IndexesPlaces, MakesPlaces, MakesPlacesUnique } from './support/small-migrations.js';

const LOCK_TIMEOUT_MS = 300;

describe('an index that is built concurrently', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    await migrateDatabase(database.url, { list: [...migrations, MakesPlaces] });
  });
  afterEach(() => database.drop());

  const build = (migration: MigrationList[number]): Promise<readonly string[]> =>
    migrateDatabase(database.url, { list: [...migrations, MakesPlaces, migration], lockTimeoutMs: LOCK_TIMEOUT_MS });
  /** Its identity and whether it is complete. */
  const lookAt = async (index: string): Promise<{ oid: number; isValid: boolean } | undefined> =>
    (
      await query<{ oid: number; isValid: boolean }>(
        database.url,
        'select indexrelid as oid, indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
        [index],
      )
    )[0];

  it('lets requests write while it waits for older transactions, longer than an alter table may', async () => {
    const writer = new pg.Client({ connectionString: database.url });
    writer.on('error', () => undefined);
    await writer.connect();
    try {
      await writer.query('begin');
      await writer.query(`insert into place (name) values ('Percé')`);
      let isBuilt = false;
      const built = build(IndexesPlaces).finally(() => {
        isBuilt = true;
      });
      const until = performance.now() + LOCK_TIMEOUT_MS * 4;
      while (performance.now() < until) {
        await query(database.url, `set lock_timeout = 100; insert into place (name) values ('Matane')`);
        await pause(20);
      }
      expect(isBuilt).toBe(false);
      await writer.query('commit');
      expect(await built).toEqual(['IndexesPlaces']);
      expect(await lookAt('place_name_index')).toMatchObject({ isValid: true });
    } finally {
      await writer.end();
    }
  });

  it('is repaired by the next run if its build failed', async () => {
    await expect(build(MakesPlacesUnique)).rejects.toThrow('could not create unique index "place_name_key"');
    expect(await lookAt('place_name_key')).toMatchObject({ isValid: false });
    await query(database.url, 'delete from place a using place b where a.name = b.name and a.ctid > b.ctid');
    expect(await build(MakesPlacesUnique)).toEqual(['MakesPlacesUnique']);
    expect(await lookAt('place_name_key')).toMatchObject({ isValid: true });
  });

  it('is kept if it was built, but its migration was not recorded', async () => {
    await build(IndexesPlaces);
    const before = await lookAt('place_name_index');
    await query(database.url, `delete from migration where name = 'IndexesPlaces'`);
    expect(await build(IndexesPlaces)).toEqual(['IndexesPlaces']);
    expect(await lookAt('place_name_index')).toEqual(before);
  });
});
