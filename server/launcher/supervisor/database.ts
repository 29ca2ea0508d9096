import { DatabaseIsNewer, migrateDatabase } from '../../platform/database/migrate.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.js';
import { LauncherError } from '../launcher-error.js';
import type { LauncherSettings } from './settings.js';

const LOOK_EVERY_MS = 1_000;

/** The database the product uses: the embedded one, watched and started again when it dies, or somebody else's. */
export class Database {
  private opening: Promise<EmbeddedPostgres> | null = null;
  private embedded: EmbeddedPostgres | null = null;
  private watch: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private address = '';

  constructor(private readonly settings: LauncherSettings) {}

  /** @returns a name for it, for the person */
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

  /** Where to connect; holds the password. */
  get url(): string {
    return this.address;
  }

  /** @throws LauncherError when it belongs to a newer version of the product */
  async migrate(): Promise<void> {
    try {
      await migrateDatabase(this.address);
    } catch (error) {
      if (error instanceof DatabaseIsNewer) {
        throw new LauncherError(`Not started: ${error.message}. Start that version, or set another DATA_DIR.`);
      }
      throw error;
    }
  }

  /**
   * Starts the embedded database again when its process is gone, on the same port when that is still free.
   * @param onMoved called when the address has changed
   * @param say prints a line to the person
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
      }, LOOK_EVERY_MS);
    };
    next();
  }

  /** Stops the embedded database, waiting about `budgetMs` for its checkpoint; leaves another one alone. */
  async close(budgetMs: number): Promise<void> {
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = null;
    // A server that is just being started, for the first time or again, is stopped too.
    await this.looking;
    const embedded = await this.opening?.catch(() => null); // Why it did not start, who asked for it has been told.
    this.embedded = null;
    await embedded?.stop(budgetMs);
  }
}
