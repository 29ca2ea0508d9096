import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { planCompression } from '../domain/compression-plan.js';
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

interface Recordings {
  readonly parts: readonly JoinedPart[];
  readonly shape: JoinShape;
  readonly sourceCodec: string;
}

/**
 * Like `transcode`, for an original of several consecutive recordings.
 *
 * @param lengths bytes of each recording
 * @throws LongVideoInShortLane before any encoding
 * @throws MediaRejected if one of them can never be part of a video
 */
export function transcodeParts(lengths: readonly number[]) {
  return async (confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> => {
    const { input, folder, signal, onProgress } = request;
    const paths = await separate(confinement, input, folder, lengths, signal);
    await rm(input);
    const { parts, shape, sourceCodec } = await look(confinement, paths, request);
    const joined = join(folder, 'joined');
    await run(confinement, joinArguments(parts, shape, joined, threads), mediaLimits.maxDurationSeconds, signal);
    await Promise.all(paths.map((path) => rm(path)));
    onProgress(JOINED_PERCENT);
    const made = await transcode(confinement, {
      ...request,
      input: joined,
      onProgress: (percent) => onProgress(JOINED_PERCENT + (percent / 100) * (100 - JOINED_PERCENT)),
    });
    return { ...made, sourceCodec };
  };
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

/** Checks each recording like a separate video; the first with a picture defines the shape. */
async function look(
  confinement: Confinement,
  paths: readonly string[],
  { quality, signal, lane }: TranscodeRequest,
): Promise<Recordings> {
  const parts: JoinedPart[] = [];
  let seconds = 0;
  let first: Omit<Recordings, 'parts'> | null = null;
  for (const path of paths) {
    const probe = await probeFile(confinement, path, signal);
    const planning = planCompression(probe, quality, mediaLimits);
    if ('rejected' in planning) throw new MediaRejected(planning.rejected);
    const { videoTrack, audioTrack, frameRate, renditions } = planning.plan;
    if (lane === 'short') {
      seconds += planning.plan.duration ?? (await measure(confinement, { input: path, signal }, planning.plan));
      if (isLong(seconds)) throw new LongVideoInShortLane();
    }
    parts.push({ path, videoTrack, audioTrack });
    const [best] = renditions;
    if (!best) throw new RangeError('a plan without renditions');
    first ??= {
      shape: { width: best.width, height: best.height, frameRate },
      sourceCodec: probe.video.find(({ index }) => index === videoTrack)?.codec ?? 'unknown',
    };
  }
  if (!first) throw new RangeError('an upload of no recordings');
  return { parts, ...first };
}
