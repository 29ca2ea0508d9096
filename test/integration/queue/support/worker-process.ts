import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const START_MS = 60_000;

export interface WorkerProcess {
  readonly pid: number;
  readonly child: ChildProcess;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
}

/** Starts a worker as a real process and waits until it is ready. */
export async function startWorkerProcess(options: {
  databaseUrl: string;
  queueUrl?: string | undefined;
  queues?: readonly string[];
  /** File with the modules of this worker, in the folder of `worker-program.ts`. Default: those of `test-jobs.ts`. */
  module?: string;
}): Promise<WorkerProcess> {
  const child = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    ['--import', join(import.meta.dirname, 'run-typescript.mjs'), join(import.meta.dirname, 'worker-program.ts')],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: process.env['LOG_LEVEL'],
        TEST_DATABASE_URL: options.databaseUrl,
        TEST_QUEUE_URL: options.queueUrl ?? '',
        TEST_QUEUES: options.queues?.join(',') ?? '',
        TEST_MODULE: options.module ?? '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await ready(child);
  // Print its later output instead of collecting it, because a full pipe would block it.
  child.stdout?.pipe(process.stderr, { end: false });
  return {
    pid: child.pid ?? 0,
    child,
    end: async (signal) => {
      const at = performance.now();
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return { code: child.exitCode, ms: performance.now() - at };
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no worker after ${START_MS} ms`)), START_MS);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (!said.includes('ready\n')) return;
      clearTimeout(timer);
      child.stdout?.removeAllListeners('data');
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the worker ended with ${code} before it was ready`));
    });
  });
}
