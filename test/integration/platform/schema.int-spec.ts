import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { migrateDatabase } from '../../../server/platform/database/migrate.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const node = join(root, 'node_modules/.bin/node');
const typescript = ['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')];

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

  it('matches the entities: the difference is empty', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false })).toBe('');
  });

  it('refuses a null entry in every list column', async () => {
    const columns = await query<{ name: string; constraints: string[] }>(
      database.url,
      `select c.relname || '.' || a.attname as name,
              array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as constraints
         from pg_attribute a
         join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
         join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
         join pg_type t on t.oid = a.atttypid and t.typcategory = 'A'
        where a.attnum > 0 and not a.attisdropped
        order by 1`,
    );
    expect(columns.map(({ name }) => name)).toContain('job.requirements');
    const unguarded = columns.filter(({ name, constraints }) => {
      const column = name.split('.')[1];
      return !constraints.some((text) => new RegExp(`array_position\\(${column}, NULL::\\w+\\) IS NULL`).test(text));
    });
    expect(unguarded.map(({ name }) => name)).toEqual([]);
  });

  it('is created once by eight processes that migrate in parallel', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(database.url)));
    expect(await orm.migrator.getPending()).toEqual([]);
  });

  it('is reported by the migration command', async () => {
    await query(database.url, `delete from migration where name = 'Migration20261125_69_operating_facts'`);
    await query(database.url, 'drop table operating_fact');
    const migrate = async (): Promise<string> =>
      (
        await run(node, [...typescript, 'server/platform/database/migrate-cli.ts'], {
          cwd: root,
          env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
        })
      ).stdout;
    expect(await migrate()).toBe(
      'applied Migration20261125_69_operating_facts\nThe database has the newest schema (1 applied).\n',
    );
    expect(await migrate()).toBe('The database has the newest schema (nothing to do).\n');
  });
});
