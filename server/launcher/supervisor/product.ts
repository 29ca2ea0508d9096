import { join } from 'node:path';

import { Database } from './database.js';
import { DemoContent } from './demo-content.js';
import { LogFile } from './log-file.js';
import { type LauncherSettings, processEnvironment } from './settings.js';
import { type Program, SupervisedProcess } from './supervised-process.js';
import type { Terminal } from './terminal.js';
import { waitUntilReady } from './wait-until-ready.js';

/** dist/server: the compiled processes are beside the launcher's folder. */
const SERVER = join(import.meta.dirname, '../..');
const ROTATE_EVERY_MS = 10 * 60_000;

/** Ctrl-C ends everything within five seconds: most of it for the processes, the rest for the database. */
const PROCESSES_GRACE_MS = 3_800;
const DATABASE_GRACE_MS = 700;

/** The running product: database and processes, started and stopped in order. */
export class Product {
  private readonly database: Database;
  private readonly abort = new AbortController();
  private readonly logs = new Map<string, LogFile>();
  private processes: SupervisedProcess[] = [];
  private rotation: NodeJS.Timeout | null = null;
  private demo: DemoContent | null = null;

  constructor(
    private readonly settings: LauncherSettings,
    private readonly terminal: Terminal,
  ) {
    this.database = new Database(settings);
  }

  /**
   * Starts everything and waits until it serves.
   * @returns the demo content's lines for the user: its accounts
   */
  async start(): Promise<string[]> {
    const { terminal, settings } = this;
    await terminal.step(
      'PostgreSQL',
      () => this.database.open(),
      (name) => name,
    );
    this.abort.signal.throwIfAborted();
    await terminal.step('Database schema', () => this.database.migrate(terminal.say));
    this.abort.signal.throwIfAborted();

    const api = new SupervisedProcess(this.program('API', 'main.js', 'api.log'), terminal.say);
    this.processes = [api];
    if (settings.env.WORKER === 'inline') {
      this.processes.push(new SupervisedProcess(this.program('Worker', 'worker.js', 'worker.log'), terminal.say));
    }
    if (process.env['BACKUP_DIR']) {
      this.processes.push(
        new SupervisedProcess(this.program('Backup', 'launcher/lone-backup.js', 'backup.log'), terminal.say),
      );
    }
    this.database.watchOver(() => this.restart(), terminal.say);
    this.rotation = setInterval(() => void this.rotateLogs(), ROTATE_EVERY_MS);
    await Promise.all(this.processes.map((process) => process.start()));
    await terminal.step(settings.env.WORKER === 'inline' ? 'API and worker' : 'API', () =>
      waitUntilReady(settings.origin, api, this.abort.signal),
    );
    if (!settings.env.DEMO_MODE) return [];
    // Only now, because on two cores a third start would make the API's slower, and people wait for that one.
    const demo = new DemoContent(
      this.program('Demo content', 'demo/seed.js', 'demo.log'),
      terminal.say,
      this.abort.signal,
    );
    this.demo = demo;
    demo.start();
    const accounts = await terminal.step(
      'Demo content',
      () => demo.made(),
      (lines) => (lines === null ? 'Demo content: later' : 'Demo content'),
    );
    return accounts ?? [];
  }

  /** Restarts the processes, because the database moved or the code was rebuilt. */
  async restart(): Promise<void> {
    const env = processEnvironment(this.settings, this.database.url);
    await Promise.all(this.processes.map((process) => process.restartWith(env, PROCESSES_GRACE_MS)));
  }

  /** Stops everything in order within five seconds; `atOnce` does not wait for running work. Loses nothing acknowledged. */
  async stop({ atOnce = false } = {}): Promise<void> {
    this.abort.abort(new Error('stopped'));
    if (this.rotation !== null) clearInterval(this.rotation);
    const graceMs = atOnce ? 0 : PROCESSES_GRACE_MS;
    await Promise.allSettled([...this.processes.map((process) => process.stop(graceMs)), this.demo?.ended()]);
    await this.database.close(DATABASE_GRACE_MS);
  }

  private program(name: string, script: string, logName: string): Program {
    const log = new LogFile(join(this.settings.logFolder, logName));
    this.logs.set(logName, log);
    return { name, script: join(SERVER, script), env: processEnvironment(this.settings, this.database.url), log };
  }

  private async rotateLogs(): Promise<void> {
    for (const log of this.logs.values()) {
      await log
        .rotate()
        .catch((error: unknown) => this.terminal.say(`${log.path} cannot be rotated: ${String(error)}`));
    }
  }
}
