import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { mediaLimits } from '../domain/media-limits.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const run = promisify(execFile);

/** `nobody` on every Unix: owns no files, and can signal only its own processes. */
const UNPRIVILEGED_ID = 65_534;

/** Limits of one run, enforced by the kernel. */
export interface ResourceLimits {
  /** Address space, bytes. */
  readonly memoryBytes: number;
  /** CPU time of all threads, in seconds. */
  readonly cpuSeconds: number;
  /** Largest output file, in bytes. */
  readonly outputBytes: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** Protections that were found to work on this machine against malicious files. */
export interface Confinement {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Parent of the jobs' folders; writable for the user that runs ffmpeg. */
  readonly workRoot: string;
  /** Wraps a command. Each part replaces itself with the next, so the started process is ffmpeg itself. */
  launch(command: string, args: readonly string[], limits: ResourceLimits): Launch;
  /** Gives a file or folder to the user that runs ffmpeg. */
  handOver(path: string): Promise<void>;
  /** Protections that are missing on this machine, in words for the log. */
  readonly missing: readonly string[];
}

/** ffmpeg's whole environment, without secrets. One malloc arena keeps the address space small. */
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
    // Any failure means that this machine does not offer it.
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
    // First the signal that tells the reason, then the one that cannot be ignored.
    `--cpu=${cpuSeconds}:${cpuSeconds + 5}`,
    `--fsize=${outputBytes}`,
    '--core=0',
    // Counts all processes of a user, so it works only for a user that runs nothing else.
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

/** In a world-writable folder, do not use a name that another user created. */
async function isOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder);
  return stats.isDirectory() && stats.uid === process.getuid?.();
}

/** The first folder that the unprivileged user can reach and write; home directories often block others. */
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
 * Tests which protections this machine offers: an empty network namespace, kernel limits, an unprivileged user, death with the
 * worker, low priority.
 *
 * @param preferredWorkRoot used if the user that runs ffmpeg can reach it
 * @throws Error if ffmpeg or ffprobe is missing
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
    // No folder can be shared with the unprivileged user. All other protections still apply.
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
      // The user namespace and the limits need rights that the next part drops. Death with the parent is set last, because
      // changing the user clears it.
      const line = [...network, ...(limits?.(resources) ?? []), ...privileges, ...priority, command, ...args];
      const [first = command, ...rest] = line;
      return { command: first, args: rest };
    },
  };
}
