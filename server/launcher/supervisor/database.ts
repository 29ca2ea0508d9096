import { DatabaseIsNewer, migrateDatabase } from '../../platform/database/migrate.js';
import { MigrationBlocked } from '../../platform/database/retry-while-locked.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.js';
import { LauncherError } from '../launcher-error.js';
import type { LauncherSettings } from './settings.js';

const CHECK_EVERY_MS = 1_000;

/** The product's database: the embedded one, restarted if it dies, or an external one. */
export class Database {
  private opening: Promise<EmbeddedPostgres> | null = null;
  private embedded: EmbeddedPostgres | null = null;
  private watch: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private address = '';

  constructor(private readonly settings: LauncherSettings) {}

  /** @returns its name for the user */
  async open(): Promise<string> {
    if (this.settings.externalDatabase) {
      this.address = this.settings.env.DATABASE_URL;
      return 'Database of DATABASE_URL';
    }
    this.opening = startEmbeddedPostgres({ dataDir: this.settings.env.DATA_DIR });
    const embedded = await this.opening;
    this.embedded = embedded;
    this.address = embedded.url;
    return embedded.adopted ? 'PostgreSQL (still running, taken over)' : 'PostgreSQL';
  }

  /** Connection URL with its password. */
  get url(): string {
    return this.address;
  }

  /**
   * @param say prints a line for the user, such as a migration that waits
   * @throws LauncherError if it belongs to a newer version that this one does not work with, or other sessions hold it for too long
   */
  async migrate(say: (line: string) => void): Promise<void> {
    const { externalDatabase, env } = this.settings;
    try {
      // A pooler does not keep the lock of the session that migrates.
      await migrateDatabase(externalDatabase ? env.DATABASE_DIRECT_URL : this.address, { say });
    } catch (error) {
      if (error instanceof MigrationBlocked) throw new LauncherError(`Not started: ${error.message}.`);
      if (error instanceof DatabaseIsNewer) {
        throw new LauncherError(`Not started: ${error.message}. Start the newer version, or set another DATA_DIR.`);
      }
      throw error;
    }
  }

  /**
   * Restarts the embedded database if its process is gone, on the same port if possible.
   * @param onMoved called if the URL has changed
   * @param say prints a line for the user
   */
  watchOver(onMoved: () => Promise<void>, say: (line: string) => void): void {
    if (this.embedded === null) return;
    const look = async (): Promise<void> => {
      if (this.embedded === null || (await this.embedded.isRunning())) return;
      say('PostgreSQL ended unexpectedly; starting it again.');
      const before = this.address;
      await this.open();
      if (this.address !== before) await onMoved();
    };
    const next = (): void => {
      this.watch = setTimeout(() => {
        this.looking = look().catch((error: unknown) => say(`PostgreSQL cannot be started: ${String(error)}`));
        void this.looking.then(() => {
          if (this.watch !== null) next();
        });
      }, CHECK_EVERY_MS);
    };
    next();
  }

  /** Stops the embedded database, with about `budgetMs` for its checkpoint; an external one is not touched. */
  async close(budgetMs: number): Promise<void> {
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = null;
    // Also stops a server that is still starting.
    await this.looking;
    const embedded = await this.opening?.catch(() => null); // The caller that started it has already reported the error.
    this.embedded = null;
    await embedded?.stop(budgetMs);
  }
}
