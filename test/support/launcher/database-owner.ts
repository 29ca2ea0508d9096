import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { LauncherCopy } from './launcher-copy.js';

/** A process that has started or adopted an embedded database and keeps running. */
export interface DatabaseOwner {
  readonly url: string;
  readonly adopted: boolean;
  readonly tookMs: number;
  /** Kills the process like a crash; the database stays. */
  kill(): Promise<void>;
  /** Stops the database and the process. */
  stop(): Promise<void>;
}

/**
 * Starts an owner process on a data folder.
 * @throws Error with the process's output if it ends instead
 */
export async function startOwner(
  copy: LauncherCopy,
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
): Promise<DatabaseOwner> {
  const child = spawn(copy.node, [copy.owner, dataDir], { ...user, cwd: copy.folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk));
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => text as string),
    once(child, 'close').then(() => null),
  ]);
  if (line === null) throw new Error(complaints);
  const { url, adopted, tookMs } = JSON.parse(line) as { url: string; adopted: boolean; tookMs: number };
  return {
    url,
    adopted,
    tookMs,
    kill: () => ended(child, () => child.kill('SIGKILL')),
    stop: () => ended(child, () => child.stdin.write('stop\n')),
  };
}

async function ended(child: ChildProcess, how: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  how();
  await exit;
}
