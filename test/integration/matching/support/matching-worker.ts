import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverProgram } from '../../../support/server-program.js';

const ROOT = join(import.meta.dirname, '../../../..');

/** The product's worker of matching in its own process. */
export interface MatchingWorker {
  readonly child: ChildProcess;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export function startMatchingWorker(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Default: the queue of matching. */
  readonly queues?: string;
}): MatchingWorker {
  const { databaseUrl, dataDir, env, queues = 'matching' } = options;
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [...serverProgram('worker'), '--queues', queues], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
