import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { mikroOrmConfig } from './mikro-orm.config.js';

/** Migrations in their order. */
export type MigrationList = readonly (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];

/**
 * Removes the time limits of the database or the role, such as `alter role … set statement_timeout`: an index of a large table takes
 * minutes. Not every version has each of the settings.
 */
export const WITHOUT_TIME_LIMITS = `
  select set_config(name, '0', false) from pg_settings
   where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout')`;

/** MikroORM with one connection, so that a `set` of a migration without a transaction holds for its next statement. */
export function openMigrator(url: string, list: MigrationList, lockTimeoutMs: number): Promise<MikroORM> {
  const config = mikroOrmConfig({ url, entities: [], applicationName: 'entrevue-migrate', poolSize: 1 });
  return MikroORM.init({
    ...config,
    driverOptions: {
      ...config.driverOptions,
      statement_timeout: undefined,
      idle_in_transaction_session_timeout: undefined,
      lock_timeout: lockTimeoutMs,
      onConnect: (client: pg.ClientBase) => client.query(WITHOUT_TIME_LIMITS),
    },
    migrations: { ...config.migrations, migrationsList: [...list] },
  });
}
