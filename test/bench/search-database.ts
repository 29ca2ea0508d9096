import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrations } from '../../server/platform/database/migrations/index.js';
import { migrateDatabase } from '../../server/platform/database/migrate.js';
import { marketIndexes, marketStatements } from './search-market.js';

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The content of a bench's database. */
export interface Filling {
  /** The content, as part of the database's name; only letters. */
  readonly kind: string;
  readonly size: number;
  readonly statements: readonly string[];
}

/**
 * A database with this content. Reuses the one of an earlier run if content and migrations are the same, else replaces it.
 *
 * @returns its address.
 */
export async function openFilled(
  serverUrl: string,
  { kind, size, statements }: Filling,
  say: (line: string) => void,
): Promise<string> {
  const making = createHash('sha256').update(JSON.stringify([migrations.map(({ name }) => name), statements]));
  const name = `${kind}_${size}_${making.digest('hex').slice(0, 8)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = await connected(serverUrl);
  try {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${kind}\\_${size}\\_%`,
    ]);
    if (rows.some(({ datname }) => datname === name)) return url.href;
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    say(`making ${kind} of ${size}`);
    const draft = `draft_${kind}_${size}`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    const draftUrl = new URL(url);
    draftUrl.pathname = `/${draft}`;
    await migrateDatabase(draftUrl.href);
    const client = await connected(draftUrl.href);
    for (const statement of statements) await client.query(statement);
    await client.end();
    await admin.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await admin.end();
  }
  return url.href;
}

/** The database with this many postings. */
export function openMarket(serverUrl: string, size: number, say: (line: string) => void): Promise<string> {
  return openFilled(
    serverUrl,
    { kind: 'market', size, statements: [...marketStatements(size), ...marketIndexes] },
    say,
  );
}
