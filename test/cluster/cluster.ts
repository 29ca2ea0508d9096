import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/launcher/postgres/free-port.js';
import { LogFile } from '../../server/launcher/supervisor/log-file.js';
import { runOnce } from '../../server/launcher/supervisor/one-time-process.js';
import { type Program, SupervisedProcess } from '../../server/launcher/supervisor/supervised-process.js';
import type { Terminal } from '../../server/launcher/supervisor/terminal.js';
import { waitUntilReady } from '../../server/launcher/supervisor/wait-until-ready.js';
import { startMailCatcher } from './parts/mail.js';
import { type Pooler, startPooler } from './parts/pooler.js';
import { type Postgres, startPostgres } from './parts/postgres.js';
import { type RunningProgram, startProgram } from './parts/programs.js';
import { type Proxy, startProxy } from './parts/proxy.js';
import { queuesByWorker } from './parts/queues.js';
import { startStore, type Store } from './parts/store.js';

const SERVER = join(import.meta.dirname, '../../dist/server');
const API_COUNT = 2;
const matchingNames = ['matching 1', 'matching 2'];
const workerNames = ['media 1', 'media 2', ...matchingNames];
/** As in docker/compose.yml. */
const STOP_NOTICE_SECONDS = 3;
/** How long a deployment lets an API drain, in milliseconds: as `stop_grace_period` there. */
const DRAIN_MS = 30_000;
/** The same at the end, when no client waits for an answer. */
const END_MS = 8_000;

/** One API of the cluster. */
export interface ClusterApi {
  readonly origin: string;
  process: SupervisedProcess;
}

/** All parts of docker/compose.yml on this machine, in one temporary folder. Started by `Cluster.start`. */
export class Cluster {
  readonly apis: ClusterApi[] = [];
  readonly workers: SupervisedProcess[] = [];
  postgres!: Postgres;
  pooler!: Pooler;
  redis!: RunningProgram;
  store!: Store;
  proxy!: Proxy;
  /** The address of the proxy. */
  url = '';
  #env: NodeJS.ProcessEnv = {};
  #redisPort = 0;
  readonly #abort = new AbortController();
  readonly #stops: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly folder: string,
    private readonly terminal: Terminal,
  ) {}

  /**
   * @param env further settings of the product
   * @param signal ends the start
   */
  static async start(terminal: Terminal, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-cluster-'));
    // PostgreSQL, PgBouncer and nginx's workers run as other users if root starts them.
    await chmod(folder, 0o755);
    const cluster = new Cluster(folder, terminal);
    signal.addEventListener('abort', () => cluster.#abort.abort(signal.reason));
    try {
      await cluster.#startParts(env);
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Settings of all processes of the product. */
  get env(): NodeJS.ProcessEnv {
    return this.#env;
  }

  program(name: string, script: string, more: { env?: NodeJS.ProcessEnv; args?: readonly string[] } = {}): Program {
    const log = new LogFile(join(this.folder, 'logs', `${name.toLowerCase().replaceAll(' ', '-')}.log`));
    const { args = [], env = {} } = more;
    return { name, script: join(SERVER, script), args, env: { ...this.#env, ...env }, log };
  }

  /** Stops an API as a deployment does, starts it again, and waits until it is ready. @returns milliseconds of both */
  async restartApi({ origin, process }: ClusterApi): Promise<{ readonly stopMs: number; readonly startMs: number }> {
    const since = performance.now();
    await process.stop(DRAIN_MS);
    const stopped = performance.now();
    await process.start();
    await waitUntilReady(origin, process, this.#abort.signal);
    return { stopMs: stopped - since, startMs: performance.now() - stopped };
  }

  /**
   * Replaces an API by that of another build, as a rolling update does.
   * @param server the folder `dist/server` of that build
   */
  async replaceApi(api: ClusterApi, server: string): Promise<void> {
    await api.process.stop(DRAIN_MS);
    const { port } = new URL(api.origin);
    const program = this.program(`API ${this.apis.indexOf(api) + 1}`, 'main.js', { env: { PORT: port } });
    api.process = this.#supervised({ ...program, script: join(server, 'main.js') });
    await api.process.start();
    await waitUntilReady(api.origin, api.process, this.#abort.signal);
  }

  /** The same for a worker. It is not known when a worker begins to work: the emails of the load show whether it does. */
  async replaceWorker(index: number, server: string): Promise<void> {
    await this.workers[index]?.stop(DRAIN_MS);
    const program = this.#workerProgram(index);
    const worker = this.#supervised({ ...program, script: join(server, 'worker.js') });
    this.workers[index] = worker;
    await worker.start();
  }

  /** The workers of matching. Each holds one shard of the index, so without one of them no matches are computed. */
  get matchingWorkers(): readonly SupervisedProcess[] {
    return this.workers.slice(-matchingNames.length);
  }

  /** Stops a worker as a deployment does. It can be started again. */
  stopWorker(worker: SupervisedProcess): Promise<void> {
    return worker.stop(DRAIN_MS);
  }

  /** Starts Redis, with the jobs that it has stored. */
  async restartRedis(): Promise<void> {
    const [port, log] = [this.#redisPort, join(this.folder, 'redis.log')];
    const kept = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--dir', this.folder];
    this.redis = await startProgram('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...kept], {
      port,
      log,
    });
  }

  /** Stops everything in order and removes the folder. */
  async stop(): Promise<void> {
    this.#abort.abort(new Error('stopped'));
    for (const stop of this.#stops.toReversed()) {
      await stop().catch((error: unknown) => this.terminal.say(`A part did not stop: ${String(error)}`));
    }
    this.#stops.length = 0;
    await rm(this.folder, { recursive: true, force: true });
  }

  async #startParts(more: NodeJS.ProcessEnv): Promise<void> {
    const { folder, terminal } = this;
    const at = (name: string): string => join(folder, name);
    const { signal } = this.#abort;
    await terminal.step('PostgreSQL and its replica', async () => {
      this.postgres = await startPostgres(folder);
      this.#stops.push(() => this.postgres.stop());
    });
    signal.throwIfAborted();
    await terminal.step('PgBouncer, Redis, S3 store, mail catcher', async () => {
      this.pooler = await startPooler(at('pgbouncer'), this.postgres.url);
      this.#stops.push(() => this.pooler.stop());
      this.#redisPort = await freePort();
      await this.restartRedis();
      this.#stops.push(() => this.redis.stop());
      this.store = await startStore(at('store'));
      this.#stops.push(() => this.store.stop());
      const mail = await startMailCatcher(at('data/mail'));
      this.#stops.push(() => mail.close());
      const port = await freePort();
      this.url = `http://127.0.0.1:${port}`;
      const redisUrl = `redis://127.0.0.1:${this.#redisPort}`;
      this.#env = {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        DATABASE_URL: this.pooler.url,
        DATABASE_DIRECT_URL: this.postgres.url,
        QUEUE_URL: redisUrl,
        REDIS_URL: redisUrl,
        ...this.store.env,
        SMTP_URL: mail.url,
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        TRUSTED_PROXIES: 'loopback',
        WORKER: 'none',
        DEMO_MODE: 'true',
        SECRETS_KEY: randomBytes(32).toString('hex'),
        STOP_NOTICE_SECONDS: String(STOP_NOTICE_SECONDS),
        MATCHING_SHARDS: String(matchingNames.length),
        ...more,
      };
    });
    await terminal.step('Database schema', () =>
      runOnce(this.program('Migration', 'platform/database/migrate-cli.js'), signal),
    );
    await terminal.step('2 APIs, 4 workers, nginx', () => this.#startProcesses());
  }

  #supervised(program: Program): SupervisedProcess {
    return new SupervisedProcess(program, this.terminal.say);
  }

  #workerProgram(index: number): Program {
    const name = workerNames[index] ?? '';
    const queues = queuesByWorker()[name.startsWith('media') ? 'media' : 'matching'];
    return this.program(`Worker ${name}`, 'worker.js', { args: ['--queues', queues.join(',')] });
  }

  async #startProcesses(): Promise<void> {
    this.workers.push(...workerNames.map((_, index) => this.#supervised(this.#workerProgram(index))));
    for (let n = 1; n <= API_COUNT; n += 1) {
      const port = await freePort();
      const program = this.program(`API ${n}`, 'main.js', { env: { PORT: String(port) } });
      this.apis.push({
        origin: `http://127.0.0.1:${port}`,
        process: this.#supervised(program),
      });
    }
    this.#stops.push(() => Promise.all(this.workers.map((worker) => worker.stop(END_MS))));
    this.#stops.push(() => Promise.all(this.apis.map(({ process }) => process.stop(END_MS))));
    await Promise.all([...this.workers, ...this.apis.map(({ process }) => process)].map((each) => each.start()));
    await Promise.all(this.apis.map(({ origin, process }) => waitUntilReady(origin, process, this.#abort.signal)));
    const ports = this.apis.map(({ origin }) => Number(new URL(origin).port));
    this.proxy = await startProxy(join(this.folder, 'nginx'), Number(new URL(this.url).port), ports);
    this.#stops.push(() => this.proxy.stop('SIGQUIT'));
  }
}
