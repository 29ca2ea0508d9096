import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { mediaLimits } from '../domain/media-limits.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const run = promisify(execFile);

/** `nobody` on every Unix: owns no file, may signal nobody's processes but its own. */
const UNPRIVILEGED_ID = 65_534;

/** What one run may use; the kernel enforces it. */
export interface ResourceLimits {
  /** Address space, bytes. */
  readonly memoryBytes: number;
  /** Processor time of all threads together, seconds. */
  readonly cpuSeconds: number;
  /** Largest file it may write, bytes. */
  readonly outputBytes: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** How strangers' files are kept from doing harm on this machine: everything that was found to work here. */
export interface Confinement {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Folder that holds one folder a job; writable for the user ffmpeg runs as. */
  readonly workRoot: string;
  /** Put before a command. Every part replaces itself with the next, so the process started is ffmpeg itself. */
  launch(command: string, args: readonly string[], limits: ResourceLimits): Launch;
  /** Gives a file or folder to the user that ffmpeg runs as. */
  handOver(path: string): Promise<void>;
  /** Protections that this machine does not offer, in words for the log. */
  readonly missing: readonly string[];
}

/** The only variables ffmpeg sees: no secret of ours is in its environment. One arena keeps the address space honest. */
export const confinedEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', MALLOC_ARENA_MAX: '2' };

interface Prefixes {
  readonly network: readonly string[];
  readonly limits: ((limits: ResourceLimits) => readonly string[]) | null;
  readonly privileges: readonly string[];
  readonly priority: readonly string[];
}

async function works(argv: readonly string[]): Promise<boolean> {
  const [command, ...args] = argv;
  if (!command) return true;
  try {
    await run(command, [...args, 'true'], { env: confinedEnvironment, timeout: 5_000 });
    return true;
  } catch {
    // Any failure has one meaning here: this machine does not offer it.
    return false;
  }
}

async function firstThatWorks(candidates: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const candidate of candidates) if (await works(candidate)) return candidate;
  return [];
}

function limitArguments(asOwnUser: boolean) {
  return ({ memoryBytes, cpuSeconds, outputBytes }: ResourceLimits): readonly string[] => [
    'prlimit',
    `--as=${memoryBytes}`,
    // First the signal that tells why, then the one that cannot be ignored.
    `--cpu=${cpuSeconds}:${cpuSeconds + 5}`,
    `--fsize=${outputBytes}`,
    '--core=0',
    // Counted over all processes of a user: only meaningful for one that runs nothing else.
    ...(asOwnUser ? [`--nproc=${mediaLimits.maxProcesses}`] : []),
    '--',
  ];
}

async function findPrefixes(isRoot: boolean): Promise<Prefixes> {
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];
  const asNobody = [
    ...dieWithParent,
    '--reuid',
    `${UNPRIVILEGED_ID}`,
    '--regid',
    `${UNPRIVILEGED_ID}`,
    '--clear-groups',
  ];
  const [network, privileges, priority] = await Promise.all([
    firstThatWorks([
      ['unshare', '--net', '--'],
      ['unshare', '--user', '--net', '--'],
    ]),
    firstThatWorks([
      ...(isRoot
        ? [
            [...asNobody, '--bounding-set=-all', '--'],
            [...asNobody, '--'],
          ]
        : []),
      [...dieWithParent, '--'],
    ]),
    firstThatWorks([['nice', '-n', String(mediaLimits.niceness)]]),
  ]);
  const limits = limitArguments(privileges.includes('--reuid'));
  const probe: ResourceLimits = {
    memoryBytes: mediaLimits.memoryBytes,
    cpuSeconds: 10,
    outputBytes: mediaLimits.outputBytes,
  };
  return { network, limits: (await works(limits(probe))) ? limits : null, privileges, priority };
}

async function find(binary: string): Promise<string> {
  for (const folder of (process.env['PATH'] ?? confinedEnvironment['PATH'] ?? '').split(delimiter)) {
    const path = join(folder || '.', binary);
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  throw new FfmpegMissing(`${binary} was not found on the PATH; install ffmpeg`);
}

/** In a folder that everybody may write to, a name that somebody else took first is not ours to use. */
async function isOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder);
  return stats.isDirectory() && stats.uid === process.getuid?.();
}

/** The first folder that the unprivileged user can really reach and write: a home directory often lets nobody through. */
async function findWorkRoot(
  preferred: string,
  prefix: readonly string[],
  handOver: Confinement['handOver'],
): Promise<string | null> {
  for (const root of [preferred, join(tmpdir(), `entrevue-media-${process.getuid?.() ?? 'user'}`)]) {
    await mkdir(root, { recursive: true, mode: 0o711 });
    if (!(await isOurs(root))) continue;
    await chmod(root, 0o711);
    const trial = await mkdtemp(join(root, 'trial-'));
    try {
      await handOver(trial);
      const [command = 'mkdir', ...args] = [...prefix, 'mkdir', join(trial, 'x')];
      await run(command, args, { env: confinedEnvironment, timeout: 5_000 });
      return root;
    } catch {
      continue;
    } finally {
      await rm(trial, { recursive: true, force: true });
    }
  }
  return null;
}

function missingOf({ network, limits, privileges, priority }: Prefixes, isRoot: boolean): string[] {
  return [
    ...(network.length === 0
      ? ['no network namespace (unshare): the protocol whitelist alone keeps ffmpeg off the network']
      : []),
    ...(limits === null ? ['no resource limits (prlimit)'] : []),
    ...(privileges.length === 0 ? ['ffmpeg outlives a killed worker (setpriv)'] : []),
    ...(isRoot && !privileges.includes('--reuid') ? ['ffmpeg runs as root'] : []),
    ...(priority.length === 0 ? ['normal priority (nice)'] : []),
  ];
}

/**
 * Finds by trying which protections this machine offers: a network namespace without a network, kernel limits, a user
 * without rights, death with the worker, low priority.
 *
 * @param preferredWorkRoot used when the user that ffmpeg runs as can reach it
 * @throws Error when ffmpeg or ffprobe is missing
 */
export async function detectConfinement(preferredWorkRoot: string): Promise<Confinement> {
  const [ffmpeg, ffprobe] = await Promise.all([find('ffmpeg'), find('ffprobe')]);
  const isRoot = process.getuid?.() === 0;
  let prefixes = await findPrefixes(isRoot);
  const giveAway = async (path: string): Promise<void> => chown(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const keep = async (): Promise<void> => {};
  let handOver = prefixes.privileges.includes('--reuid') ? giveAway : keep;
  let workRoot = await findWorkRoot(preferredWorkRoot, prefixes.privileges, handOver);
  if (workRoot === null) {
    // No folder can be shared with the user without rights. Everything else still holds.
    prefixes = await findPrefixes(false);
    handOver = keep;
    workRoot = preferredWorkRoot;
  }
  const { network, limits, privileges, priority } = prefixes;
  return {
    ffmpeg,
    ffprobe,
    workRoot,
    handOver,
    missing: missingOf(prefixes, isRoot),
    launch: (command, args, resources) => {
      // The user namespace and the limits need rights that the next part gives up; death with the parent is set last,
      // because a change of user clears it.
      const line = [...network, ...(limits?.(resources) ?? []), ...privileges, ...priority, command, ...args];
      const [first = command, ...rest] = line;
      return { command: first, args: rest };
    },
  };
}
