import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What `processStartedAt` answers for a process that exists but hides its start (another user's, under hidepid). */
const HIDDEN = 'hidden';

/** Whether the process `pid` is still the one that recorded `startedAt`. In doubt: yes. */
export async function isSameProcess(pid: number, startedAt: string): Promise<boolean> {
  const now = await processStartedAt(pid);
  return now === startedAt || now === HIDDEN;
}

/**
 * When a process was started, as an opaque text; null when no such process runs. A pid alone is not an identity: after a
 * crash the system gives the same number to somebody else, so locks keep both.
 */
export async function processStartedAt(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return 'running';
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null; // ps exits 1 when the process has ended meanwhile.
  }
}

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false; // 0 and below would address process groups.
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
    // The second field is the command in brackets and may itself hold spaces and brackets: count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null; // A zombie runs nothing; its parent has only not read its exit code yet.
    return `${fields[19] ?? ''}@${boot.trim()}`; // Field 22 of stat(5), clock ticks since this boot.
  } catch {
    return isAlive(pid) ? HIDDEN : null;
  }
}
