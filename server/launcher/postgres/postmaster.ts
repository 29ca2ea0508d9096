import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { isAlive, processStartedAt } from '../process-identity.js';

const run = promisify(execFile);

/** What postmaster.pid says. */
export interface PostmasterFile {
  readonly pid: number;
  /** Null until the server has got far enough to write it. */
  readonly port: number | null;
}

/** Reads postmaster.pid of a data folder; null when there is none, or when it is unreadable rubbish. */
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
  if ((await processStartedAt(pid)) === null) return false; // Gone, or a zombie that only waits to be collected.
  if (process.platform === 'linux') return worksIn(pid, dataFolder);
  if (process.platform === 'win32') return isAlive(pid);
  try {
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataFolder);
  } catch {
    return false;
  }
}

/** Every process of the server of `dataFolder`: the postmaster and, after its death, what it left behind. Linux only. */
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
    // The kernel adds " (deleted)" when node_modules was reinstalled under a running server.
    return folder === dataFolder && basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
  } catch {
    return false; // Ended meanwhile, or another user's: a server we may not look at is not ours.
  }
}

/** Sends one signal after the other to `pid`, waiting after each as long as said, until the process has ended. */
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
