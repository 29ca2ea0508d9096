import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { mikroOrmConfig } from './mikro-orm.config.js';
import { migrations } from './migrations/index.js';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 727_001;
const UNDEFINED_TABLE = '42P01';

/** A newer release has migrated the database; continuing could destroy its data. */
export class DatabaseIsNewer extends Error {
  constructor(readonly unknown: readonly string[]) {
    super(`the database belongs to a newer version of Entrevue (it has ${unknown.join(', ')})`);
    this.name = 'DatabaseIsNewer';
  }
}

async function appliedMigrations(client: pg.Client): Promise<readonly string[]> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from migration order by id');
    return rows.map((row) => row.name);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/**
 * Migrates the database to the newest schema. With several concurrent processes one migrates, and the others wait for its lock
 * and find nothing to do.
 *
 * @returns names of the applied migrations.
 * @throws DatabaseIsNewer if the database has migrations that this code does not know.
 */
export async function migrateDatabase(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'entrevue-migrate' });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = (await appliedMigrations(client)).filter((name) => !known.has(name));
    if (unknown.length > 0) throw new DatabaseIsNewer(unknown);

    const orm = await MikroORM.init(
      mikroOrmConfig({ url, entities: [], applicationName: 'entrevue-migrate', poolSize: 2 }),
    );
    let applied: readonly string[];
    try {
      applied = (await orm.migrator.up()).map(({ name }) => name);
    } finally {
      await orm.close(true);
    }
    // The lock belongs to this connection: if it was lost, another process could have migrated concurrently.
    if (lost) throw lost;
    return applied;
  } finally {
    await client.end();
  }
}
