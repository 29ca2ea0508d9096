import { planWall, type Wall } from './bubblewrap.js';
import type { CageGap } from './cage-gaps.js';
import type { CageLevel } from './cage-level.js';
import { endsWell, findPrefixes, missingOf, type Prefixes, type ResourceLimits } from './prefixes.js';
import { seccompFilter } from './seccomp.js';

/** A program that runs in a cage. */
export interface CagedProgram {
  /** Full paths of the commands. */
  readonly commands: readonly string[];
  /** Arguments with which each command starts and exits successfully: the cage is tested with them. */
  readonly trial: readonly string[];
  /** More files and folders that it reads. */
  readonly reads: readonly string[];
  /** Devices that it opens, such as a graphics card; behind a wall there are no others. */
  readonly devices?: readonly string[];
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** The strongest protection with which a program could start. */
export interface Cage {
  readonly level: CageLevel;
  /** Whether it runs as an unprivileged user who must own the job's folder. */
  readonly asNobody: boolean;
  /** Protections that are missing on this machine, in words for the log. */
  readonly missing: readonly CageGap[];
  /**
   * Wraps a command.
   *
   * @param folder the job's; behind a wall nothing else can be written or, but for the program, read
   */
  launch(command: string, args: readonly string[], limits: ResourceLimits, folder: string | null): Launch;
}

const hasFilter = seccompFilter() !== null;
const TRIAL_LIMITS: ResourceLimits = { cpuSeconds: 10, outputBytes: 2 ** 20 };

/** Root or not, the prefixes of a machine do not change while a process runs. */
const known = new Map<boolean, Promise<Prefixes>>();
function prefixesOf(asNobody: boolean): Promise<Prefixes> {
  const found = known.get(asNobody) ?? findPrefixes(asNobody);
  known.set(asNobody, found);
  return found;
}

function cageOf(prefixes: Prefixes, wall: Wall | null, asNobody: boolean, more: readonly CageGap[] = []): Cage {
  const { network, limits, privileges, priority } = prefixes;
  const isRoot = process.getuid?.() === 0;
  const hasLimits = limits !== null && privileges.length > 0;
  const missing: readonly CageGap[] =
    wall === null
      ? ['no filesystem wall (bubblewrap)', ...missingOf(prefixes, isRoot)]
      : missingOf({ ...prefixes, network: ['bwrap'], privileges: asNobody ? ['--reuid'] : ['bwrap'] }, isRoot);
  return {
    level: wall !== null ? 'wall' : hasLimits ? 'limits' : 'none',
    asNobody,
    missing: [...more, ...missing],
    launch: (command, args, resources, folder) => {
      // The namespaces and the limits need rights that the next part drops. Death with the parent is set last, because changing
      // the user clears it.
      const before =
        wall === null
          ? [...network, ...(limits?.(resources) ?? []), ...privileges, ...priority]
          : [...(limits?.(resources) ?? []), ...priority, ...wall.around(folder)];
      const [first = command, ...rest] = [...before, command, ...args];
      return { command: first, args: rest };
    },
  };
}

async function starts(cage: Cage, { commands, trial }: CagedProgram): Promise<boolean> {
  for (const command of commands) {
    const launch = cage.launch(command, trial, TRIAL_LIMITS, null);
    if (!(await endsWell(launch.command, launch.args))) return false;
  }
  return true;
}

export interface CageOptions {
  /** For tests and measurements of weaker levels. */
  readonly strongest?: CageLevel;
  /** Never change the user, for example because it cannot reach the job's folder. */
  readonly keepsUser?: boolean;
}

/** Finds the strongest cage of this machine by starting the program in it. */
export async function findCage(
  program: CagedProgram,
  { strongest = 'wall', keepsUser = false }: CageOptions = {},
): Promise<Cage> {
  const users = process.getuid?.() === 0 && !keepsUser ? [true, false] : [false];
  if (strongest === 'wall') {
    for (const asNobody of users) {
      for (const isFiltered of hasFilter ? [true, false] : [false]) {
        const { commands, reads, devices = [] } = program;
        const wall = await planWall(commands, reads, { asNobody, isFiltered, devices });
        if (wall === null) continue;
        const more: readonly CageGap[] = isFiltered ? [] : ['no filter of system calls (seccomp)'];
        const cage = cageOf(await prefixesOf(asNobody), wall, asNobody, more);
        if (await starts(cage, program)) return cage;
      }
    }
  }
  if (strongest !== 'none') {
    for (const asNobody of users) {
      const prefixes = await prefixesOf(asNobody);
      const cage = cageOf(prefixes, null, prefixes.privileges.includes('--reuid'));
      if (await starts(cage, program)) return cage;
    }
  }
  return cageOf({ network: [], limits: null, privileges: [], priority: [] }, null, false);
}
