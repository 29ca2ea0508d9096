import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CageGap } from './cage-gaps.js';

const run = promisify(execFile);

/** `nobody` on every Unix: owns no files, and can signal only its own processes. */
export const UNPRIVILEGED_ID = 65_534;
/** Processes and threads of the unprivileged user, for all caged programs of one machine. */
const MAX_PROCESSES = 512;
/** Lower priority than all interactive processes. */
export const NICENESS = 10;

/** Limits of one run, enforced by the kernel. */
export interface ResourceLimits {
  /** Address space, bytes. Absent for Node, which reserves far more than it uses. */
  readonly memoryBytes?: number;
  /** CPU time of all threads, in seconds. */
  readonly cpuSeconds: number;
  /** Largest output file, in bytes. */
  readonly outputBytes: number;
}

/**
 * The whole environment of a caged program, without secrets. One malloc arena keeps the address space small. Node.js does not start if it
 * may not read its OpenSSL settings, so it reads empty ones.
 */
export const confinedEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  MALLOC_ARENA_MAX: '2',
  OPENSSL_CONF: '/dev/null',
};

/** Commands that start the next command with less. Empty or null if this machine does not offer it. */
export interface Prefixes {
  readonly network: readonly string[];
  readonly limits: ((limits: ResourceLimits) => readonly string[]) | null;
  readonly privileges: readonly string[];
  readonly priority: readonly string[];
}

/** Whether a command ends well within five seconds, in the environment of caged programs. */
export async function endsWell(command: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(command, [...args], { env: confinedEnvironment, timeout: 5_000, killSignal: 'SIGKILL' });
    return true;
  } catch {
    // Any failure means that this machine does not offer it.
    return false;
  }
}

async function firstThatWorks(candidates: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const candidate of candidates) {
    const [command = 'true', ...args] = candidate;
    if (await endsWell(command, [...args, 'true'])) return candidate;
  }
  return [];
}

export const asUnprivileged: readonly string[] = [
  '--reuid',
  `${UNPRIVILEGED_ID}`,
  '--regid',
  `${UNPRIVILEGED_ID}`,
  '--clear-groups',
];

function limitArguments(asOwnUser: boolean) {
  return ({ memoryBytes, cpuSeconds, outputBytes }: ResourceLimits): readonly string[] => [
    'prlimit',
    ...(memoryBytes === undefined ? [] : [`--as=${memoryBytes}`]),
    // First the signal that tells the reason, then the one that cannot be ignored.
    `--cpu=${cpuSeconds}:${cpuSeconds + 5}`,
    `--fsize=${outputBytes}`,
    '--core=0',
    // Counts all processes of a user, so it works only for a user that runs nothing else.
    ...(asOwnUser ? [`--nproc=${MAX_PROCESSES}`] : []),
    '--',
  ];
}

/** Tries which prefixes work here. @param asNobody whether to change to an unprivileged user, which only root can */
export async function findPrefixes(asNobody: boolean): Promise<Prefixes> {
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];
  const [network, privileges, priority] = await Promise.all([
    firstThatWorks([
      ['unshare', '--net', '--'],
      ['unshare', '--user', '--net', '--'],
    ]),
    firstThatWorks([
      ...(asNobody
        ? [
            [...dieWithParent, ...asUnprivileged, '--bounding-set=-all', '--'],
            [...dieWithParent, ...asUnprivileged, '--'],
          ]
        : []),
      [...dieWithParent, '--'],
    ]),
    firstThatWorks([['nice', '-n', String(NICENESS)]]),
  ]);
  const limits = limitArguments(privileges.includes('--reuid'));
  const [command = 'prlimit', ...args] = limits({ memoryBytes: 2 ** 31, cpuSeconds: 10, outputBytes: 2 ** 20 });
  return { network, limits: (await endsWell(command, [...args, 'true'])) ? limits : null, privileges, priority };
}

/** The protections that these prefixes lack, in words for the log. */
export function missingOf({ network, limits, privileges, priority }: Prefixes, isRoot: boolean): CageGap[] {
  const gaps: readonly (readonly [boolean, CageGap])[] = [
    [network.length === 0, 'no network namespace (unshare)'],
    [limits === null, 'no resource limits (prlimit)'],
    [privileges.length === 0, 'programs outlive a killed process (setpriv)'],
    [isRoot && !privileges.includes('--reuid'), 'programs run as root'],
    [priority.length === 0, 'normal priority (nice)'],
  ];
  return gaps.filter(([isMissing]) => isMissing).map(([, gap]) => gap);
}
