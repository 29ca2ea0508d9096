import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';

import type { OperatingUser } from '../postgres/operating-user.js';
import { serverEnvironment } from '../postgres/server-environment.js';

/**
 * Runs statements in a stopped database without a password, which only the owner of its files can do. One statement a line.
 * @throws Error with PostgreSQL's words if one fails
 */
export async function runSingleUser(
  postgres: string,
  dataFolder: string,
  user: OperatingUser,
  statements: readonly string[],
): Promise<void> {
  const server = spawn(postgres, ['--single', '-D', dataFolder, '-c', 'logging_collector=off', 'postgres'], {
    ...user,
    cwd: dirname(dataFolder),
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  // Its exit code is more useful than the error of a closed pipe.
  server.stdin.on('error', () => undefined);
  server.stdin.end(statements.map((statement) => `${statement}\n`).join(''));
  const [code] = (await once(server, 'close')) as [number | null];
  if (code !== 0 || /^.*(ERROR|FATAL):/m.test(output)) {
    throw new Error(`PostgreSQL refused in single-user mode:\n${output.trim().slice(-2_000)}`);
  }
}
