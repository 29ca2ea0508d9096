import type { AnyEntity, EntitySchema } from '@mikro-orm/core';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type pg from 'pg';
import { migrations } from './migrations/index.js';
import { giveBackEndedClients } from './ended-clients.js';
import { SilenceWatch } from './silent-database.js';

/**
 * Timeouts in milliseconds for statements, lock waits and idle transactions, so that a slow or dead database does not pile up
 * requests.
 */
export const databaseTimeouts = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  // A frozen database must be answered with 503 within 6 s (reliability F7), on a busy machine too.
  connectionTimeoutMillis: 4_500,
};

export interface DatabaseOptions {
  readonly url: string;
  /** The server itself, if `url` leads to a pooler, which answers also while the server is silent. */
  readonly directUrl?: string;
  readonly entities: readonly EntitySchema<AnyEntity>[];
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly poolSize?: number;
  readonly onPool?: (pool: pg.Pool) => void;
}

/** The common configuration of API, worker, migrations and tests. */
export function mikroOrmConfig(options: DatabaseOptions): Options {
  const { url, directUrl = url, entities, applicationName, poolSize = 12, onPool } = options;
  return defineConfig({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    // Timestamps are timestamptz and returned as UTC, whatever the host's time zone.
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      // MikroORM reads host, user and database from the address only; the driver reads the whole of it, such as `sslmode=verify-full`.
      connectionString: url,
      ...databaseTimeouts,
      application_name: applicationName,
      keepAlive: true,
      onPoolCreated: (pool: pg.Pool) => {
        giveBackEndedClients(pool);
        new SilenceWatch(directUrl).watch(pool);
        onPool?.(pool);
      },
    },
    ignoreUndefinedInQuery: false,
    migrations: {
      tableName: 'migration',
      migrationsList: [...migrations],
      transactional: true,
      allOrNothing: false,
      disableForeignKeys: false,
      snapshot: false,
      silent: true,
    },
    schemaGenerator: { disableForeignKeys: false, ignoreSchema: ['bullmq'] },
  });
}
