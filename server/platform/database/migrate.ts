import pg from 'pg';
import { appliedMigrations, type Difference, differenceTo } from './applied-migrations.js';
import { lockMigrations } from './migration-lock.js';
import { type MigrationList, openMigrator, WITHOUT_TIME_LIMITS } from './migrator.js';
import { migrations } from './migrations/index.js';
import { retryWhileLocked } from './retry-while-locked.js';

/** Requests that need a table wait behind a migration that waits for it, so it waits only for this long at a time. */
const LOCK_TIMEOUT_MS = 3_000;
const GIVE_UP_AFTER_MS = 10 * 60_000;

/** A newer release has migrated the database, and this one would not work with it. */
export class DatabaseIsNewer extends Error {
  constructor({ unknown, needed, pending }: Difference) {
    const why =
      needed.length > 0
        ? `, with which only versions that have ${needed.join(', ')} work`
        : `, and it lacks ${pending.join(', ')} of this version`;
    super(`the database belongs to a newer version of Entrevue (it has ${unknown.join(', ')})${why}`);
    this.name = 'DatabaseIsNewer';
  }
}

export interface MigrateOptions {
  /** Prints what an operator should know, such as a migration that waits for a lock. */
  readonly say?: (line: string) => void;
  /** The migrations of the version; tests bring others. */
  readonly list?: MigrationList;
  readonly lockTimeoutMs?: number;
  /** How long a migration is repeated while other sessions hold its locks. */
  readonly giveUpAfterMs?: number;
}

/**
 * Migrates the database to the newest schema, one transaction a migration: if one fails, those before it stay applied. With several
 * concurrent processes one migrates, and the others wait for its lock and find nothing to do. A database that a newer version has
 * migrated stays as it is; this version may start if the newer migrations only add, so that an update can be undone.
 *
 * @returns names of the applied migrations.
 * @throws DatabaseIsNewer if this version does not work with a database that a newer one has migrated.
 * @throws MigrationBlocked if other sessions held a lock of a migration for too long.
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { say = () => undefined, list = migrations } = options;
  const known = list.map(({ name }) => name);
  const client = new pg.Client({ connectionString: url, application_name: 'entrevue-migrate', keepAlive: true });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await client.query(WITHOUT_TIME_LIMITS);
    // Without the lock, so that a process whose schema is complete does not wait while a newer version migrates.
    if (isComplete(differenceTo(known, await appliedMigrations(client)), say)) return [];
    await lockMigrations(client, say);
    if (isComplete(differenceTo(known, await appliedMigrations(client)), say)) return [];
    return await applyPending(url, { ...options, list, say }, () => {
      // The lock belongs to this connection: if it was lost, another process could be migrating.
      if (lost) throw lost;
    });
  } finally {
    await client.end();
  }
}

/**
 * Whether the database has all migrations of this version.
 * @throws DatabaseIsNewer if it has others too, and this version does not work with them
 */
function isComplete(difference: Difference, say: (line: string) => void): boolean {
  const { unknown, needed, pending } = difference;
  if (unknown.length > 0) {
    if (needed.length > 0 || pending.length > 0) throw new DatabaseIsNewer(difference);
    say(`A newer version has migrated the database (${unknown.join(', ')}). This version works with it.`);
  }
  return pending.length === 0;
}

async function applyPending(
  url: string,
  options: MigrateOptions & Required<Pick<MigrateOptions, 'list' | 'say'>>,
  assertLocked: () => void,
): Promise<readonly string[]> {
  const { list, say, lockTimeoutMs = LOCK_TIMEOUT_MS, giveUpAfterMs = GIVE_UP_AFTER_MS } = options;
  const orm = await openMigrator(url, list, lockTimeoutMs);
  const applied: string[] = [];
  try {
    for (const { name } of await orm.migrator.getPending()) {
      assertLocked();
      await retryWhileLocked(name, () => orm.migrator.up({ migrations: [name] }), { giveUpAfterMs, say });
      applied.push(name);
    }
    assertLocked();
    return applied;
  } finally {
    await orm.close(true);
  }
}
