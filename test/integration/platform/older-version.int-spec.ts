import pg from 'pg';
import { MIGRATION_LOCK } from '../../../server/platform/database/migration-lock.js';
import { migrations } from '../../../server/platform/database/migrations/index.js';
import { migrateDatabase } from '../../../server/platform/database/migrate.js';
import type { MigrationList } from '../../../server/platform/database/migrator.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';
import { ChangesPlaces, DropsPlaceNames, MakesPlaces, MakesRegions } from './support/small-migrations.js';

/** A version that starts after a newer one has migrated the database: an update was undone. */
describe('an older version', () => {
  let database: TestDatabase;
  let said: string[];
  beforeEach(async () => {
    database = await createTestDatabase();
    said = [];
  });
  afterEach(() => database.drop());

  const start = (...list: MigrationList): Promise<readonly string[]> =>
    migrateDatabase(database.url, { list, say: (line) => said.push(line) });
  const newer = (...list: MigrationList): Promise<readonly string[]> => start(...migrations, ...list);

  it('starts if the newer migrations only add, says so, and changes nothing', async () => {
    await newer(MakesPlaces, ChangesPlaces);
    expect(await start(...migrations)).toEqual([]);
    expect(said).toEqual([
      'A newer version has migrated the database (MakesPlaces, ChangesPlaces). This version works with it.',
    ]);
    expect(await newer(MakesPlaces, ChangesPlaces)).toEqual([]);
  });

  it('starts with a database whose newest migration is the last of this version but one', async () => {
    expect(await start(...migrations.slice(0, -1))).toEqual([]);
    expect(said).toHaveLength(1);
  });

  it('does not wait while the newer version migrates', async () => {
    await newer(MakesPlaces);
    const holder = new pg.Client({ connectionString: database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      expect(await start(...migrations)).toEqual([]);
      expect(said).not.toContain('Another process migrates the database; this one waits for it.');
    } finally {
      await holder.end();
    }
  });

  it('starts after a migration that removes something if it knows the migration that this one needs', async () => {
    await newer(MakesPlaces, ChangesPlaces, DropsPlaceNames);
    expect(await start(...migrations, MakesPlaces, ChangesPlaces)).toEqual([]);
    expect(said[0]).toContain('(DropsPlaceNames)');
  });

  it('does not start if it does not know that migration', async () => {
    await newer(MakesPlaces, ChangesPlaces, DropsPlaceNames);
    await expect(start(...migrations, MakesPlaces)).rejects.toThrow(
      'the database belongs to a newer version of Entrevue (it has ChangesPlaces, DropsPlaceNames), ' +
        'with which only versions that have ChangesPlaces work',
    );
  });

  it('does not start on a database that lacks its own migrations', async () => {
    await newer(MakesRegions);
    await expect(start(...migrations, MakesPlaces)).rejects.toThrow(
      'newer version of Entrevue (it has MakesRegions), and it lacks MakesPlaces of this version',
    );
    expect(await query(database.url, `select to_regclass('place')::text as place`)).toEqual([{ place: null }]);
  });

  it('counts every migration of a database without the table of contracting ones as one that only adds', async () => {
    await newer(MakesPlaces, ChangesPlaces, DropsPlaceNames);
    await query(database.url, 'drop table contracting_migration');
    expect(await start(...migrations)).toEqual([]);
  });
});
