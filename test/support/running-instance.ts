import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from './database.js';

const root = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

/** The built product as real processes: an API and a worker on their own database. */
export interface RunningInstance {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly api: ChildProcess;
  readonly workers: ChildProcess[];
  /** Kills the API with SIGKILL and starts another one at the same address. */
  killApi(): Promise<void>;
  /** Ends the API; nothing answers at its address until `startApi`. */
  stopApi(): Promise<void>;
  /** Starts the API at the same address again, also with other settings or from another build. */
  startApi(changes?: ApiChanges): Promise<void>;
  /** Starts another API at its own address. */
  addApi(): Promise<string>;
  /** Starts another worker. */
  addWorker(): ChildProcess;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Signals a process and waits until it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function waitUntilReady(url: string, api: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (api.exitCode !== null) throw new Error(`the API ended with ${api.exitCode}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the API did not get ready');
}

export interface ApiChanges {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder with `server` and `client`, instead of `dist`. */
  readonly build?: string;
}

export interface InstanceOptions {
  /** Without a worker no job runs, and about 70 fewer database connections are open. */
  readonly withWorker?: boolean;
}

/** Starts the built product. Needs `npm run build`; `npm test` builds once before the journeys. */
export async function startInstance(
  env: Readonly<Record<string, string>> = {},
  { withWorker = true }: InstanceOptions = {},
): Promise<RunningInstance> {
  const main = join(root, 'dist/server/main.js');
  if (!existsSync(main)) throw new Error('dist/server is not built: npm run build');
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'entrevue-journey-'));
  const port = Number(env['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const childEnv = {
    ...process.env,
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    WORKER: 'none',
    RATE_LIMIT: 'off',
    ...env,
  };
  const start = (file: string, own: Readonly<Record<string, string>> = {}, build = join(root, 'dist')): ChildProcess =>
    spawn(process.execPath, [join(build, 'server', file)], {
      env: { ...childEnv, ...own },
      stdio: ['ignore', 'inherit', 'inherit'],
    });

  let api = start('main.js');
  const workers: ChildProcess[] = [];
  const addWorker = (): ChildProcess => {
    const worker = start('worker.js');
    workers.push(worker);
    return worker;
  };
  const others: ChildProcess[] = [];
  const addApi = async (): Promise<string> => {
    const otherPort = await freePort();
    const address = `http://127.0.0.1:${otherPort}`;
    const other = start('main.js', { PORT: String(otherPort) });
    others.push(other);
    await waitUntilReady(address, other);
    return address;
  };
  const stop = async (): Promise<void> => {
    await Promise.all([api, ...others, ...workers].map((child) => end(child)));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const startApi = async ({ env: own = {}, build }: ApiChanges = {}): Promise<void> => {
    await end(api);
    api = start('main.js', own, build);
    await waitUntilReady(url, api);
  };
  const killApi = async (): Promise<void> => {
    await end(api, 'SIGKILL');
    await startApi();
  };
  if (withWorker) addWorker();
  try {
    await waitUntilReady(url, api);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    get api() {
      return api;
    },
    workers,
    addApi,
    addWorker,
    killApi,
    stopApi: () => end(api),
    startApi,
    stop,
  };
}
