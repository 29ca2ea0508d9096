import { planWall, type Wall } from './bubblewrap.js';
import type { CageGap } from './cage-gaps.js';
import { type CageLevel, isWeaker } from './cage-level.js';
import { type Landlock, planLandlock } from './landlock.js';
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

/** The command line up to the program. */
type Before = (resources: ResourceLimits, folder: string | null) => readonly string[];

const launchAfter =
  (before: Before): Cage['launch'] =>
  (command, args, resources, folder) => {
    const [first = command, ...rest] = [...before(resources, folder), command, ...args];
    return { command: first, args: rest };
  };

const isRoot = (): boolean => process.getuid?.() === 0;

function cageWithWall(prefixes: Prefixes, wall: Wall, asNobody: boolean, isFiltered: boolean): Cage {
  const { limits, priority } = prefixes;
  const replaced = { ...prefixes, network: ['bwrap'], privileges: asNobody ? ['--reuid'] : ['bwrap'] };
  return {
    level: 'wall',
    asNobody,
    missing: [
      ...(isFiltered ? [] : (['no filter of system calls (seccomp)'] as const)),
      ...missingOf(replaced, isRoot()),
    ],
    launch: launchAfter((resources, folder) => [...(limits?.(resources) ?? []), ...priority, ...wall.around(folder)]),
  };
}

function gapsOf(landlock: Landlock | null): readonly CageGap[] {
  if (landlock === null) return ['no rules on files (Landlock)', 'no filter of system calls (seccomp)'];
  return landlock.refusesSignals ? [] : ['signals reach other processes (Linux 6.12)'];
}

/** Without a wall. The filter that comes with Landlock refuses the network, with or without a namespace. */
function cageInPlace(prefixes: Prefixes, landlock: Landlock | null): Cage {
  const { network, limits, privileges, priority } = prefixes;
  const hasLimits = limits !== null && privileges.length > 0;
  return {
    level: !hasLimits ? 'none' : landlock === null ? 'limits' : 'landlock',
    asNobody: privileges.includes('--reuid'),
    missing: [
      'no filesystem wall (bubblewrap)',
      ...gapsOf(landlock),
      ...missingOf(landlock === null ? prefixes : { ...prefixes, network: ['seccomp'] }, isRoot()),
    ],
    // The namespaces and the limits need rights that the next part drops. Death with the parent is set after the change of the
    // user, which clears it. Landlock is last: it allows the program alone, not the commands before it.
    launch: launchAfter((resources, folder) => [
      ...network,
      ...(limits?.(resources) ?? []),
      ...privileges,
      ...priority,
      ...(landlock?.around(folder) ?? []),
    ]),
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

/** The cages to try, strongest first. */
async function* cagesOf(
  { commands, reads, devices = [] }: CagedProgram,
  { strongest = 'wall', keepsUser = false }: CageOptions,
): AsyncGenerator<Cage> {
  const users = isRoot() && !keepsUser ? [true, false] : [false];
  if (!isWeaker(strongest, 'wall')) {
    for (const asNobody of users) {
      for (const isFiltered of hasFilter ? [true, false] : [false]) {
        const wall = await planWall(commands, reads, { asNobody, isFiltered, devices });
        if (wall !== null) yield cageWithWall(await prefixesOf(asNobody), wall, asNobody, isFiltered);
      }
    }
  }
  const landlock = isWeaker(strongest, 'landlock') ? null : await planLandlock(commands, reads, devices);
  if (strongest === 'none') return;
  for (const rules of landlock === null ? [null] : [landlock, null]) {
    for (const asNobody of users) yield cageInPlace(await prefixesOf(asNobody), rules);
  }
}

/** Finds the strongest cage of this machine by starting the program in it. */
export async function findCage(program: CagedProgram, options: CageOptions = {}): Promise<Cage> {
  for await (const cage of cagesOf(program, options)) if (await starts(cage, program)) return cage;
  return cageInPlace({ network: [], limits: null, privileges: [], priority: [] }, null);
}
