import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveSettings } from '../live-settings.js';

const ROOT = join(import.meta.dirname, '../../..');
const SUPERVISOR = join(ROOT, 'dist/server/launcher/supervisor.js');

/** The built product, running like under `npm start` after the setup. */
export interface ProductRun {
  readonly child: ChildProcess;
  /** For example http://localhost:40123. */
  readonly origin: string;
  /** All output so far. */
  printed(): string;
  /** Pid of the API or the worker. */
  pidOf(script: 'main.js' | 'worker.js'): number | null;
}

/** A run that ended before it was ready. */
export interface Refused {
  readonly exitCode: number | null;
  readonly printed: string;
}

/** Starts the product without demo content on a free port, and waits until it is ready or ends. */
export async function startProduct(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ProductRun | Refused> {
  if (!existsSync(SUPERVISOR)) throw new Error('dist/server is missing: npm run build:server');
  const child = spawn(process.execPath, [SUPERVISOR], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', DEMO_MODE: 'false', ...liveSettings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'close');
  for (;;) {
    const origin = /is ready in .*: {2}(http\S+)/.exec(printed)?.[1];
    if (origin !== undefined) {
      const pidOf = (script: string): number | null => childWith(child.pid ?? 0, script);
      return { child, origin, printed: () => printed, pidOf };
    }
    if (child.exitCode !== null) {
      await ended;
      return { exitCode: child.exitCode, printed: printed.trim() };
    }
    await sleep(20);
  }
}

/** Like `startProduct`, but throws if it does not start. */
export async function startedProduct(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ProductRun> {
  const run = await startProduct(dataDir, env);
  if (!('child' in run)) throw new Error(`not started (exit code ${run.exitCode}): ${run.printed}`);
  return run;
}

/** Sends Ctrl-C. @returns milliseconds until the product had ended */
export async function interrupt(run: ProductRun): Promise<number> {
  const since = Date.now();
  const ended = once(run.child, 'exit');
  run.child.kill('SIGINT');
  await ended;
  return Date.now() - since;
}

/** Waits until `condition` is true. @throws Error after `withinMs` */
export async function eventually(
  what: string,
  condition: () => Promise<boolean> | boolean,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}

/** Whether the product answers requests now. */
export async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Pid of the child process that runs a script, or null. */
function childWith(parent: number, script: string): number | null {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (ppid === parent && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(`/dist/server/${script}`)) {
        return Number(entry);
      }
    } catch {
      continue; // The process has ended meanwhile.
    }
  }
  return null;
}
