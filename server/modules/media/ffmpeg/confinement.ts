import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Cage,
  type CageLevel,
  type CageOptions,
  confinedEnvironment,
  findCage,
  findCommand,
  findShell,
  findTimer,
  type ResourceLimits,
  type Timer,
  UNPRIVILEGED_ID,
} from '../../../platform/cage/index.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const run = promisify(execFile);
const TRIAL_LIMITS: ResourceLimits = { cpuSeconds: 10, outputBytes: 2 ** 20 };

/** The cage of ffmpeg and ffprobe, and the folder of its jobs. */
export interface Confinement extends Pick<Cage, 'launch' | 'level' | 'missing'> {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Parent of the jobs' folders; writable for the user that runs ffmpeg. */
  readonly workRoot: string;
  /** Measures the processor time of a run; null if this machine cannot. */
  readonly timer: Timer | null;
  /** Address space of a run of ffmpeg, if it is not the usual one. */
  readonly memoryBytes?: number;
  /** Called after each run of ffmpeg. @param seconds of processor time; null if it was not measured */
  readonly onProcessorTime?: (seconds: number | null) => void;
  /** Gives a file or folder to the user that runs ffmpeg. */
  handOver(path: string): Promise<void>;
  /**
   * The same with devices that ffmpeg may open.
   *
   * @param reads more files and folders that a driver reads
   * @returns null if ffmpeg does not start with them, or only in a weaker cage
   */
  withDevices(devices: readonly string[], reads: readonly string[]): Promise<Confinement | null>;
}

async function find(binary: string): Promise<string> {
  const path = await findCommand(binary);
  if (path === null) throw new FfmpegMissing(`${binary} was not found on the PATH; install ffmpeg`);
  return path;
}

/** In a world-writable folder, do not use a name that another user created. */
async function isOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder);
  return stats.isDirectory() && stats.uid === process.getuid?.();
}

const changeOwner = (path: string): Promise<void> => chown(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
const keep = async (): Promise<void> => {};

/** The first folder in which the caged programs can write; home directories often block other users. */
async function findWorkRoot(preferred: string, cage: Cage, shell: string | null): Promise<string | null> {
  for (const root of [preferred, join(tmpdir(), `entrevue-media-${process.getuid?.() ?? 'user'}`)]) {
    await mkdir(root, { recursive: true, mode: 0o711 });
    if (!(await isOurs(root))) continue;
    await chmod(root, 0o711);
    const trial = await mkdtemp(join(root, 'trial-'));
    try {
      await (cage.asNobody ? changeOwner : keep)(trial);
      // Behind a wall the folder exists, even if its parents do not.
      if (cage.level !== 'wall') {
        // The shell itself writes the file: Landlock allows no other command.
        const { command, args } = cage.launch(shell ?? 'sh', ['-c', ': >"$0"', join(trial, 'x')], TRIAL_LIMITS, trial);
        await run(command, [...args], { env: confinedEnvironment, timeout: 5_000 });
      }
      return root;
    } catch {
      continue;
    } finally {
      await rm(trial, { recursive: true, force: true });
    }
  }
  return null;
}

/**
 * Finds the strongest cage in which ffmpeg and ffprobe start.
 *
 * @param preferredWorkRoot used if the user that runs ffmpeg can reach it
 * @param strongest for tests and measurements of weaker levels
 * @throws FfmpegMissing if ffmpeg or ffprobe is missing
 */
export async function detectConfinement(preferredWorkRoot: string, strongest?: CageLevel): Promise<Confinement> {
  const [ffmpeg, ffprobe] = await Promise.all([find('ffmpeg'), find('ffprobe')]);
  const shell = await findShell();
  const program = { commands: [ffmpeg, ffprobe], trial: ['-version'], reads: shell === null ? [] : [shell] };
  let options: CageOptions = strongest === undefined ? {} : { strongest };
  let cage = await findCage(program, options);
  let workRoot = await findWorkRoot(preferredWorkRoot, cage, shell);
  if (workRoot === null) {
    // No folder can be shared with the unprivileged user. All other protections still apply.
    options = { ...options, keepsUser: true };
    cage = await findCage(program, options);
    workRoot = preferredWorkRoot;
  }
  const { level, missing, launch, asNobody } = cage;
  const found: Confinement = {
    ...{ ffmpeg, ffprobe, workRoot, level, missing, launch },
    timer: await findTimer(cage),
    handOver: asNobody ? changeOwner : keep,
    withDevices: async (devices, reads) => {
      const other = await findCage({ ...program, reads: [...program.reads, ...reads], devices }, options);
      // Another user could not write into the job's folder.
      if (other.level !== level || other.asNobody !== asNobody) return null;
      return { ...found, launch: other.launch, timer: await findTimer(other) };
    },
  };
  return found;
}
