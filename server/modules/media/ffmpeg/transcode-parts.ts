import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { planCompression } from '../domain/compression-plan.js';
import { keptSecondsMin, keptSecondsOf, type KeptSpans, keptTooShort } from '../domain/kept-span.js';
import { isLong } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import { LongVideoInShortLane, MediaRejected } from './ffmpeg.errors.js';
import { probeFile } from './ffprobe.js';
import { joinArguments, type JoinedPart, type JoinShape } from './join-arguments.js';
import { run, threads } from './timed-run.js';
import { measure, transcode, type TranscodeRequest, type TranscodeResult } from './transcode.js';

/** Share of joining in percent: it decodes once, while the ladder encodes several times. */
const JOINED_PERCENT = 20;

/** Several recordings before they are joined. */
export interface Recordings {
  readonly parts: readonly JoinedPart[];
  readonly shape: JoinShape;
  readonly sourceCodec: string;
  /** Seconds of all, if they were measured. */
  readonly seconds: number;
}

/**
 * Like `transcode`, for an original of several consecutive recordings, or of one that is trimmed.
 *
 * @param lengths bytes of each recording; null for a single one
 * @param kept what is kept of each; null if nothing is trimmed
 * @throws LongVideoInShortLane before any encoding
 * @throws MediaRejected if one of them can never be part of a video
 */
export function transcodeParts(lengths: readonly number[] | null, kept: KeptSpans | null = null) {
  return async (confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> => {
    const { request: ofJoined, sourceCodec } = await joinRecordings(confinement, request, lengths, kept);
    return { ...(await transcode(confinement, ofJoined)), sourceCodec };
  };
}

/** @returns the request for the joined file */
export async function joinRecordings(
  confinement: Confinement,
  request: TranscodeRequest,
  lengths: readonly number[] | null,
  kept: KeptSpans | null = null,
): Promise<{ readonly request: TranscodeRequest; readonly sourceCodec: string }> {
  const { input, folder, signal, onProgress } = request;
  const paths = lengths === null ? [input] : await separate(confinement, input, folder, lengths, signal);
  if (lengths !== null) await rm(input);
  const { parts, shape, sourceCodec } = await look(confinement, paths, { ...request, kept });
  const joined = join(folder, 'joined');
  await run(confinement, joinArguments(parts, shape, joined, threads), mediaLimits.maxDurationSeconds, signal);
  await Promise.all(paths.map((path) => rm(path)));
  onProgress(JOINED_PERCENT);
  const rest = (percent: number): void => onProgress(JOINED_PERCENT + (percent / 100) * (100 - JOINED_PERCENT));
  return { request: { ...request, input: joined, onProgress: rest }, sourceCodec };
}

/** Writes one file per recording, with our own names. */
export async function separate(
  confinement: Confinement,
  input: string,
  folder: string,
  lengths: readonly number[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const paths: string[] = [];
  let start = 0;
  for (const [place, length] of lengths.entries()) {
    const path = join(folder, `part-${place}`);
    await pipeline(createReadStream(input, { start, end: start + length - 1 }), createWriteStream(path), { signal });
    await confinement.handOver(path);
    paths.push(path);
    start += length;
  }
  return paths;
}

/**
 * Checks each recording like a separate video; the first with a picture defines the shape.
 *
 * @param looking `measures`: also in the lane of long videos. `kept`: what is kept of each, if anything is trimmed
 */
export async function look(
  confinement: Confinement,
  paths: readonly string[],
  looking: Pick<TranscodeRequest, 'quality' | 'signal' | 'lane'> & {
    readonly measures?: boolean;
    readonly kept?: KeptSpans | null;
  },
): Promise<Recordings> {
  const { quality, signal, lane, kept = null, measures = lane === 'short' || kept !== null } = looking;
  const parts: JoinedPart[] = [];
  let seconds = 0;
  let first: Omit<Recordings, 'parts' | 'seconds'> | null = null;
  for (const [place, path] of paths.entries()) {
    const span = kept?.[place] ?? null;
    const probe = await probeFile(confinement, path, signal);
    const planning = planCompression(probe, quality, mediaLimits);
    if ('rejected' in planning) throw new MediaRejected(planning.rejected);
    const { videoTrack, audioTrack, frameRate, renditions } = planning.plan;
    if (measures) {
      const length = planning.plan.duration ?? (await measure(confinement, { input: path, signal }, planning.plan));
      seconds += keptSecondsOf(span, length);
      if (lane === 'short' && isLong(seconds)) throw new LongVideoInShortLane();
    }
    parts.push({ path, videoTrack, audioTrack, span });
    const [best] = renditions;
    if (!best) throw new RangeError('a plan without renditions');
    first ??= {
      shape: { width: best.width, height: best.height, frameRate },
      sourceCodec: probe.video.find(({ index }) => index === videoTrack)?.codec ?? 'unknown',
    };
  }
  if (!first) throw new RangeError('an upload of no recordings');
  if (kept !== null && seconds < keptSecondsMin) throw new MediaRejected(keptTooShort);
  return { parts, seconds, ...first };
}
