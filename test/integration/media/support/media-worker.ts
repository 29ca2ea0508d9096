import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverProgram } from '../../../support/server-program.js';

const ROOT = join(import.meta.dirname, '../../../..');

/** The product's worker in its own process, for the queues of media. */
export interface MediaWorker {
  readonly pid: number;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export function startMediaWorker(
  options: { databaseUrl: string; dataDir: string },
  {
    queues = 'media,media-long,media-erasure,media-upkeep',
    env = {},
  }: { queues?: string; env?: Readonly<Record<string, string>> } = {},
): MediaWorker {
  const child: ChildProcess = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    [...serverProgram('worker'), '--queues', queues],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
        DATABASE_URL: options.databaseUrl,
        DATA_DIR: options.dataDir,
        WORKER: 'none',
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return {
    pid: child.pid ?? 0,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
