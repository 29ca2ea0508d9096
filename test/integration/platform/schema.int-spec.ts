import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { migrateDatabase } from '../../../server/platform/database/migrate.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase } from '../../support/database.js';

describe('the database schema', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities, applicationName: 'entrevue-test' }));
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it('is what the entities say: the difference is empty', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false })).toBe('');
  });

  it('is reached by eight processes that migrate at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(database.url)));
    expect(await orm.migrator.getPending()).toEqual([]);
  });

  it('refuses a database that a newer version migrated, by name', async () => {
    await orm.em
      .fork()
      .execute(`insert into migration (name, executed_at) values ('Migration29990101_99_future', now())`);
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      'newer version of Entrevue (it has Migration29990101_99_future)',
    );
  });
});
