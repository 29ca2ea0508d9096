import { rm } from 'node:fs/promises';
import type { CompressionPlan } from '../domain/compression-plan.js';
import { codecLadder, type CodecRungPlan } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import { acceptRung } from './accept-rung.js';
import { codecArguments } from './codec-arguments.js';
import type { Confinement } from './confinement.js';
import { renditionPath } from './cut-rung.js';
import { isOfEncoder } from './encoder-fault.js';
import { run, threads } from './timed-run.js';
import type { TranscodeRequest } from './transcode.js';

/**
 * Encodes the rungs of further codecs, after those of H.264. A codec that fails is left out: the video is published without it.
 *
 * @param duration of the finished rungs of H.264, in seconds
 * @param onShare share of the work that is done, 0 to 1
 * @returns the rungs that were made
 * @throws FfmpegFailed for a fault of the machine, such as a full disk
 */
export async function encodeCodecs(
  confinement: Confinement,
  request: Pick<TranscodeRequest, 'input' | 'folder' | 'codecs' | 'onDropped' | 'signal'>,
  plan: CompressionPlan,
  duration: number,
  onShare: (share: number) => void,
): Promise<readonly CodecRungPlan[]> {
  const { input, folder, codecs = [], signal, onDropped } = request;
  const roomy = { ...confinement, memoryBytes: mediaLimits.codecMemoryBytes };
  const hasSound = plan.audioTrack !== null;
  const made: CodecRungPlan[] = [];
  for (const [place, encoder] of codecs.entries()) {
    const rungs = codecLadder(plan, encoder.codec);
    if (rungs.length === 0) continue;
    const pathOf = (name: string): string => renditionPath(folder, name);
    try {
      await run(roomy, codecArguments(input, plan, rungs, encoder, pathOf, threads), duration, signal, (seconds) =>
        onShare((place + Math.min(1, seconds / duration)) / codecs.length),
      );
      for (const rung of rungs) await acceptRung(confinement, pathOf(rung.name), { rung, duration, hasSound }, signal);
      made.push(...rungs);
    } catch (error) {
      signal.throwIfAborted();
      if (!isOfEncoder(error)) throw error;
      for (const { name } of rungs) await rm(pathOf(name), { force: true });
      onDropped?.(encoder.codec, error.message);
    }
  }
  return made;
}
