import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { findEmbeddedAdmin, startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { isAlive } from '../../server/launcher/process-identity.js';

/** A migrated, empty database for one test file, with the tables of the queue. */
export interface TestDatabase {
  /** Connects as the owner role. */
  readonly url: string;
  /** Closes all connections and drops the database. */
  drop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/test');
const MIGRATIONS = join(ROOT, 'server/platform/database/migrations');
const QUEUE_PACKAGE = join(ROOT, 'node_modules/bullmq/package.json');
const TEMPLATE_PREFIX = 'test_template_';
const DATABASE_PREFIX = 'test_database_';
const TEMPLATE_LOCK = 7_021_001;
const BEING_ACCESSED = '55006';
/** Temporary errors. 42501 can occur while autovacuum works in the database. */
const temporaryErrors = new Set([BEING_ACCESSED, '42501']);
const MISSING_DATABASE = '3D000';

let server: Promise<string> | undefined;
let template: Promise<string> | undefined;

/**
 * Creates a database by cloning a migrated template on the server of the test run, which takes tens of milliseconds.
 * The server is `TEST_POSTGRES_URL` under `npm test`; otherwise an embedded one in `.data/test` that keeps running.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  server ??= testServer();
  const serverUrl = await server;
  // The pid lets later runs find databases of a killed run.
  const name = `${DATABASE_PREFIX}${process.pid}_${randomBytes(5).toString('hex')}`;
  await withConnection(serverUrl, (client) => cloneTemplate(client, name, serverUrl));
  return {
    url: withDatabase(serverUrl, name),
    drop: () => withConnection(serverUrl, async (client) => void (await dropDatabase(client, name))),
  };
}

/** URL of the shared test server, for the few tests that need other kinds of databases. */
export async function testServer(): Promise<string> {
  const configured = process.env['TEST_POSTGRES_URL'];
  return configured ?? (await startEmbeddedPostgres({ dataDir: DATA })).url;
}

/** The same database for the superuser of the test server: only a superuser may load a module or switch foreign keys off. */
export async function asSuperuser(databaseUrl: string): Promise<string> {
  const admin = process.env['TEST_POSTGRES_ADMIN_URL'] ?? (await findEmbeddedAdmin({ dataDir: DATA }));
  if (admin === null) throw new Error(`no test server runs in ${DATA}`);
  return withDatabase(admin, new URL(databaseUrl).pathname.slice(1));
}

async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `${TEMPLATE_PREFIX}${await migrationsHash()}`;
  await withConnection(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const names = rows.map(({ datname }) => datname);
    for (const old of names.filter(isAbandoned)) await dropDatabase(client, old);
    if (names.includes(name)) return;
    for (const old of names.filter((other) => other.startsWith(TEMPLATE_PREFIX))) await dropDatabase(client, old);
    const draft = `${TEMPLATE_PREFIX}draft`;
    await client.query(`CREATE DATABASE ${draft}`);
    const { migrateDatabase } = await import('../../server/platform/database/migrate.js');
    const { queueSchema } = await import('../../server/platform/queue/postgres-backend.js');
    const { runMigrations } = await import('bullmq');
    const draftUrl = withDatabase(serverUrl, draft);
    await migrateDatabase(draftUrl);
    // The queue creates its tables at its first start, which takes seconds while forty connections wait for it.
    await withConnection(draftUrl, (queue) => runMigrations(queue, queueSchema));
    await untilFree(() => client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`));
  });
  return name;
}

/** Whether the process that created the database has ended without dropping it. */
function isAbandoned(name: string): boolean {
  return name.startsWith(DATABASE_PREFIX) && !isAlive(Number(name.slice(DATABASE_PREFIX.length).split('_')[0]));
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(QUEUE_PACKAGE));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function cloneTemplate(client: pg.Client, name: string, serverUrl: string): Promise<void> {
  template ??= migratedTemplate(serverUrl);
  try {
    const source = await template;
    await untilFree(() => client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== MISSING_DATABASE) throw error;
    // Another run with other migrations has dropped our template meanwhile.
    template = migratedTemplate(serverUrl);
    const source = await template;
    await untilFree(() => client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`));
  }
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await untilFree(() => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Retries while a connection that was just closed still counts as open. */
async function untilFree(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !temporaryErrors.has(error.code ?? '') || attempt === 100)
        throw error;
      await sleep(50);
    }
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a broken connection would end the process; the running query fails with the cause anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
