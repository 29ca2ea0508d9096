import { Migration } from '@mikro-orm/migrations';

/** A build first waits for transactions that are open already. It blocks no request meanwhile, so it may wait longer than an `alter table`. */
const LOCK_TIMEOUT = '10min';

/**
 * Creates and drops indexes of tables that the product reads and writes meanwhile. PostgreSQL does not do this in a transaction, so such
 * a migration does nothing else, and can be repeated from any point: it skips what an earlier run finished.
 */
export abstract class ConcurrentIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** Builds an index, for example `await this.createConcurrently('job_place_index', 'on job using gin (place)')`. */
  protected async createConcurrently(name: string, definition: string, { unique = false } = {}): Promise<void> {
    const [existing] = (await this.execute(
      'select indisvalid as "isValid" from pg_catalog.pg_index where indexrelid = to_regclass(?)',
      [name],
    )) as { isValid: boolean }[];
    if (existing?.isValid) return;
    // A failed build leaves an index that is maintained but never used.
    if (existing) this.dropConcurrently(name);
    this.#addWithLockTimeout(`create ${unique ? 'unique ' : ''}index concurrently ${name} ${definition}`);
  }

  protected dropConcurrently(name: string): void {
    this.#addWithLockTimeout(`drop index concurrently if exists ${name}`);
  }

  #addWithLockTimeout(sql: string): void {
    this.addSql(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    this.addSql(sql);
    this.addSql('reset lock_timeout');
  }
}
