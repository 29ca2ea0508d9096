import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes; 0 if it has ended. */
export function memoryOf(pid: number | undefined): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All processes of this machine. */
export function allProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

/** The processes that a process started, and those that they started. */
export function descendants(pid: number, all = allProcesses()): RunningProcess[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendants(child.pid, all)]);
}

/** False for a process that has ended, even while its parent has not read the exit code. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
