import type { Cage, Launch } from './find-cage.js';
import { findCommand } from './find-command.js';
import { endsWell, type ResourceLimits } from './prefixes.js';

/** The open file on which the shell of a {@link Timer} writes. */
export const TIMES_FD = 3;

/**
 * Waits for the command, then writes the processor time that the kernel counted for it and its children. The command has no access to that
 * file, so it cannot write other figures.
 */
const script = `"$@" ${TIMES_FD}>&-; code=$?; times >&${TIMES_FD}; exit "$code"`;

/** Wraps a command like a cage's `launch`, and also tells its processor time. */
export type Timer = Cage['launch'];

const TRIAL_LIMITS: ResourceLimits = { cpuSeconds: 10, outputBytes: 2 ** 20 };

/** The shell, which must be among the files that the programs of a measured cage read. Null if there is none. */
export const findShell = (): Promise<string | null> => findCommand('sh');

/**
 * Measures commands of a cage. Behind a wall the shell runs inside: bubblewrap does not wait for the process that waits for the command, so
 * its time would be lost outside. Without a wall the shell runs outside and ends with our process, as the command would without it.
 *
 * @returns null if this machine cannot, for example without `setpriv` (macOS)
 */
export async function findTimer({ launch, level }: Pick<Cage, 'launch' | 'level'>): Promise<Timer | null> {
  const shell = await findShell();
  if (shell === null) return null;
  if (level === 'wall') {
    const trial = launch(shell, ['-c', 'times'], TRIAL_LIMITS, null);
    if (!(await endsWell(trial.command, trial.args))) return null;
    return (command, args, limits, folder) => launch(shell, ['-c', script, 'sh', command, ...args], limits, folder);
  }
  const before = ['--pdeathsig', 'KILL', '--', shell, '-c'];
  if (!(await endsWell('setpriv', [...before, 'times']))) return null;
  return (command, args, limits, folder): Launch => {
    const caged = launch(command, args, limits, folder);
    return { command: 'setpriv', args: [...before, script, 'sh', caged.command, ...caged.args] };
  };
}

const time = /^(\d+)m(\d+(?:\.\d+)?)s (\d+)m(\d+(?:\.\d+)?)s$/;

/**
 * Seconds of processor time, user and system, in what `times` wrote: a line for the shell, then one for the command.
 *
 * @example secondsOfTimes('0m0.00s 0m0.00s\n1m2.50s 0m0.25s\n') // 62.75
 */
export function secondsOfTimes(written: string): number | null {
  const found = time.exec(written.trim().split('\n')[1] ?? '');
  if (!found) return null;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = found.slice(1).map(Number);
  return (userMinutes + systemMinutes) * 60 + user + system;
}
