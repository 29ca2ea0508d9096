import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { isAlive, processStartedAt } from '../process-identity.js';

const run = promisify(execFile);

/** Content of postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number;
  /** Null until the server has written it. */
  readonly port: number | null;
}

/** Reads postmaster.pid of a data folder; null if it is missing or invalid. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  try {
    const lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    const port = Number.parseInt(lines[3] ?? '', 10);
    return pid > 0 ? { pid, port: port > 0 ? port : null } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether process `pid` is the postmaster of `dataFolder`. */
export async function isPostmasterOf(pid: number, dataFolder: string): Promise<boolean> {
  if ((await processStartedAt(pid)) === null) return false; // Gone, or a zombie.
  if (process.platform === 'linux') return worksIn(pid, dataFolder);
  if (process.platform === 'win32') return isAlive(pid);
  try {
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataFolder);
  } catch {
    return false;
  }
}

/** All processes of the server of `dataFolder`: the postmaster and, after its death, its leftovers. Linux only. */
export async function serverProcesses(dataFolder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid));
  const ours = await Promise.all(pids.map((pid) => worksIn(pid, dataFolder)));
  return pids.filter((_, index) => ours[index]);
}

/** All processes of a server have its data folder as their working directory. */
async function worksIn(pid: number, dataFolder: string): Promise<boolean> {
  try {
    const [folder, program] = await Promise.all([readlink(`/proc/${pid}/cwd`), readlink(`/proc/${pid}/exe`)]);
    // The kernel appends " (deleted)" if node_modules was reinstalled under a running server.
    return folder === dataFolder && basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
  } catch {
    return false; // It has ended, or belongs to another user: a server we cannot inspect is not ours.
  }
}

/** Sends the signals to `pid` one after the other, with the given wait after each, until the process has ended. */
export async function endProcess(pid: number, steps: readonly (readonly [NodeJS.Signals, number])[]): Promise<boolean> {
  for (const [signal, waitMs] of steps) {
    if (!send(pid, signal)) return true;
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if ((await processStartedAt(pid)) === null) return true;
      await sleep(20);
    }
  }
  return (await processStartedAt(pid)) === null;
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
