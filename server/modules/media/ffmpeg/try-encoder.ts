import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { confinedEnvironment } from '../../../platform/cage/index.js';
import { refusalOf } from '../domain/encoded-rung.js';
import { encoding } from '../domain/encoding-profiles.js';
import type { LadderName } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import { probeFile } from './ffprobe.js';
import { fileArgument, inputGuards } from './input-guards.js';

const execute = promisify(execFile);
/** A second of a moving picture costs a fraction of this; a driver that hangs costs all of it. */
const TRIAL = { seconds: 60, width: 320, height: 240, rate: 10, duration: 1 } as const;
/** Structural similarity (SSIM) of the result and the test picture. An unrelated picture has less than 0.5, a good encoder more than 0.95. */
const MIN_SIMILARITY = 0.9;
const REASON_MAX = 300;
const usual = ['-hide_banner', '-nostdin', '-nostats'] as const;
const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${TRIAL.width}x${TRIAL.height}:rate=${TRIAL.rate}:duration=1`];

/** The options of an encoder that is tried. */
export interface Trial {
  /** A rung that it would make, which says the codec. */
  readonly name: LadderName;
  /** Options before the input, which open a device. */
  readonly open?: readonly string[];
  /** Filters that bring pictures to a device. */
  readonly upload?: readonly string[];
  readonly options: readonly string[];
}

/** How encoders are tried. */
export interface Trials {
  /** Tries one encoder; another one for tests. */
  readonly faultOf?: typeof faultOfEncoder;
  /** Called for each encoder that does not work here. */
  readonly onFault?: (encoder: string, reason: string) => void;
}

/** The quality for a trial: so good that only a fault makes another picture. */
export const trialQuality = { crf: 20, maxRate: 800 } as const;
/** Frames between the key frames of a trial. */
export const trialFrames = TRIAL.rate;

/** @returns what ffmpeg printed */
async function runOnce(
  { launch, ffmpeg, memoryBytes = mediaLimits.memoryBytes }: Confinement,
  args: readonly string[],
  folder: string,
): Promise<string> {
  const limits = { memoryBytes, outputBytes: mediaLimits.outputBytes, cpuSeconds: TRIAL.seconds };
  const started = launch(ffmpeg, [...usual, ...args], limits, folder);
  const ends = { timeout: TRIAL.seconds * 1000, killSignal: 'SIGKILL' } as const;
  return (await execute(started.command, [...started.args], { env: confinedEnvironment, ...ends })).stderr;
}

/** Compares a file with the test picture. @returns SSIM, 1 if they are equal */
async function similarityOf(confinement: Confinement, file: string, folder: string): Promise<number> {
  const graph = `[0:v]format=${encoding.pixelFormat}[a];[1:v]format=${encoding.pixelFormat}[b];[a][b]ssim`;
  const args = [...inputGuards, '-i', fileArgument(file), ...picture, '-filter_complex', graph, '-f', 'null', '-'];
  const printed = await runOnce(confinement, ['-loglevel', 'info', ...args], folder);
  return Number(/SSIM .*All:([\d.]+)/.exec(printed)?.[1] ?? 0);
}

/** The last line that ffmpeg printed, which names the cause. */
function reasonOf(error: unknown): string {
  const { stderr = '', message = '' } = error as Partial<Error> & { readonly stderr?: string };
  return (stderr.trim().split('\n').at(-1) || message).slice(0, REASON_MAX);
}

/**
 * Tries an encoder on this machine: it encodes a second of a test picture, the file must pass the test of a rung, and decoded show that
 * picture.
 *
 * @param confinement in which the file is checked
 * @param caged in which it is made, for example with a device
 * @returns why it does not work here, for operators; null if it does
 */
export async function faultOfEncoder(
  confinement: Confinement,
  trial: Trial,
  caged = confinement,
): Promise<string | null> {
  const folder = await mkdtemp(join(confinement.workRoot, 'trial-'));
  const file = join(folder, 'trial.mp4');
  const { name, open = [], upload = [], options } = trial;
  const filters = [`format=${encoding.pixelFormat}`, ...upload].join(',');
  try {
    await confinement.handOver(folder);
    const target = [...options, '-an', '-f', 'mp4', fileArgument(file)];
    await runOnce(caged, ['-loglevel', 'error', ...open, ...picture, '-vf', filters, ...target], folder);
    const probe = await probeFile(confinement, file, AbortSignal.timeout(TRIAL.seconds * 1000));
    const wanted = { rung: { ...TRIAL, name }, duration: TRIAL.duration, hasSound: false };
    const refusal = refusalOf(probe, wanted, (await stat(file)).size);
    if (refusal !== null) return refusal;
    const similarity = await similarityOf(confinement, file, folder);
    return similarity >= MIN_SIMILARITY ? null : `shows another picture (SSIM ${similarity})`;
  } catch (error) {
    // An unknown encoder or option, or a library or device that does not work here: for each the next encoder is tried.
    return reasonOf(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
