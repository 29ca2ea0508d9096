import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherError } from '../../../server/launcher/launcher-error.js';
import { Database } from '../../../server/launcher/supervisor/database.js';
import { launcherSettings } from '../../../server/launcher/supervisor/settings.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

describe('the schema of a database that a newer version has migrated', () => {
  let folder: string;
  let database: TestDatabase;
  let ours: Database;
  let said: string[];
  beforeEach(async () => {
    said = [];
    folder = await mkdtemp(join(tmpdir(), 'entrevue-schema-'));
    database = await createTestDatabase();
    ours = new Database(
      await launcherSettings({
        DATA_DIR: folder,
        // Nothing listens there: migrations go past the pooler.
        DATABASE_URL: 'postgres://127.0.0.1:9/entrevue',
        DATABASE_DIRECT_URL: database.url,
      }),
    );
    await ours.open();
    await query(database.url, `insert into migration (name) values ('Migration29990101_999_future')`);
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const migrate = (): Promise<void> => ours.migrate((line) => said.push(line));

  it('is used if the newer version only added', async () => {
    await migrate();
    expect(said).toEqual([
      'A newer version has migrated the database (Migration29990101_999_future). This version works with it.',
    ]);
  });

  it('is refused in one line if the newer version removed what this one needs', async () => {
    await query(
      database.url,
      `insert into contracting_migration values ('Migration29990101_999_future', 'Migration29990101_998_places')`,
    );
    await expect(migrate()).rejects.toThrow(
      new LauncherError(
        'Not started: the database belongs to a newer version of Entrevue (it has Migration29990101_999_future), with ' +
          'which only versions that have Migration29990101_998_places work. Start the newer version, or set another DATA_DIR.',
      ),
    );
  });
});
