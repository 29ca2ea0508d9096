import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../integration/media/support/processes.js';
import { serverProgram } from './server-program.js';

const ROOT = join(import.meta.dirname, '../..');
/** Compiling the sources takes long on a busy machine. */
const READY_WITHIN_MS = 120_000;

/** The product's API in its own process. */
export interface ApiProcess {
  /** Sends a signal and waits for the end. @returns the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts it and waits until it answers. */
export async function startApi(options: {
  databaseUrl: string;
  dataDir: string;
  port: number;
  env?: Readonly<Record<string, string>>;
}): Promise<ApiProcess> {
  const { databaseUrl, dataDir, port, env = {} } = options;
  const child: ChildProcess = spawn(join(ROOT, 'node_modules/.bin/node'), serverProgram('main'), {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT: 'off',
      WORKER: 'none',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  try {
    await eventually(
      'an API that is ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`);
        const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
        return answer?.ok ? true : undefined;
      },
      READY_WITHIN_MS,
    );
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { end };
}
