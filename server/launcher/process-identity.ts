import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Result of `processStartedAt` for a process that hides its start time (another user's, under hidepid). */
const HIDDEN = 'hidden';

/** Whether process `pid` is still the one that recorded `startedAt`. If unsure: true. */
export async function isSameProcess(pid: number, startedAt: string): Promise<boolean> {
  const now = await processStartedAt(pid);
  return now === startedAt || now === HIDDEN;
}

/**
 * Start time of a process as an opaque string; null if it does not run. A pid alone does not identify a process, because the
 * system reuses pids, so locks store both.
 */
export async function processStartedAt(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return 'running';
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null; // ps exits with 1 if the process has ended meanwhile.
  }
}

/** Whether a process with this pid exists, for any owner. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false; // 0 and below address process groups.
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function linuxStart(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field is the command in brackets, which can contain spaces and brackets: parse after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null; // A zombie runs nothing; its parent has only not read its exit code.
    return `${fields[19] ?? ''}@${boot.trim()}`; // Field 22 of stat(5), clock ticks since boot.
  } catch {
    return isAlive(pid) ? HIDDEN : null;
  }
}
