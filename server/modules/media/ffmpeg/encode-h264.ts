import { rm } from 'node:fs/promises';
import type { CompressionPlan } from '../domain/compression-plan.js';
import type { WayToMake } from '../domain/hardware-encoder.js';
import { acceptRung } from './accept-rung.js';
import type { Confinement } from './confinement.js';
import { renditionPath } from './cut-rung.js';
import { ResultRefused } from './encoder-fault.js';
import { transcodeArguments } from './ffmpeg-arguments.js';
import { FfmpegFailed, MediaRejected } from './ffmpeg.errors.js';
import type { Hardware } from './find-hardware.js';
import { run, threads } from './timed-run.js';
import type { TranscodeRequest } from './transcode.js';

type Encoding = Pick<TranscodeRequest, 'input' | 'folder' | 'treatment' | 'hardware' | 'onFallback' | 'signal'>;

/**
 * Encodes all rungs of H.264 in one decoding pass: by the hardware if there is one, and by software if that fails or makes something else
 * than planned.
 *
 * @param duration of the source, in seconds
 * @param onTime seconds that are done; begins again with the second attempt
 * @returns how they were encoded
 */
export async function encodeH264(
  confinement: Confinement,
  encoding: Encoding,
  plan: CompressionPlan,
  duration: number,
  onTime: (seconds: number) => void,
): Promise<WayToMake> {
  const { input, folder, treatment, hardware, signal, onFallback } = encoding;
  const pathOf = ({ name }: { readonly name: string }): string => renditionPath(folder, name);
  const encode = (caged: Confinement, device: Hardware | null): Promise<number> =>
    run(caged, transcodeArguments(input, plan, pathOf, threads, treatment, device), duration, signal, onTime);
  if (!hardware || plan.keepsPicture) {
    await encode(confinement, null);
    return 'software';
  }
  const { onProcessorTime } = confinement;
  const caged = { ...hardware.confinement, ...(onProcessorTime && { onProcessorTime }) };
  try {
    await encode(caged, hardware);
    const hasSound = plan.audioTrack !== null;
    for (const rung of plan.renditions)
      await acceptRung(confinement, pathOf(rung), { rung, duration, hasSound }, signal);
    return hardware.kind;
  } catch (error) {
    signal.throwIfAborted();
    if (!canSoftwareHelp(error)) throw error;
    onFallback?.(hardware.kind, error.message);
    for (const rung of plan.renditions) await rm(pathOf(rung), { force: true });
  }
  await encode(confinement, null);
  return 'fallback';
}

/** Whatever a device reports is tried again without it, also a missing file: only a full disk would be as full. */
const canSoftwareHelp = (error: unknown): error is Error =>
  error instanceof ResultRefused ||
  error instanceof MediaRejected ||
  (error instanceof FfmpegFailed && error.fault !== 'disk-full');
