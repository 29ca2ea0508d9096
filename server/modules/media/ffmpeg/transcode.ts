import { type CompressionPlan, exceedsDuration, planCompression, tooLong } from '../domain/compression-plan.js';
import type { Quality } from '../domain/encoding-profiles.js';
import { isLong, type Lane } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { MediaProbe } from '../domain/probe.js';
import type { Confinement } from './confinement.js';
import { measureArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { LongVideoInShortLane, MediaRejected } from './ffmpeg.errors.js';
import { probeFile } from './ffprobe.js';
import { type MadeFile, makePictures, packStreams, renditionPath } from './pack.js';
import { run, runFor, threads } from './timed-run.js';

export interface TranscodeRequest {
  /** Absolute path of the original, inside `folder`. */
  readonly input: string;
  /** The job's folder, which contains all outputs. */
  readonly folder: string;
  readonly quality: Quality;
  /** In the lane of short videos a long one is only measured. */
  readonly lane: Lane;
  readonly signal: AbortSignal;
  /** Percent of the whole, 0 to 100; never falls. */
  readonly onProgress: (percent: number) => void;
}

export interface TranscodeResult {
  /** Seconds, measured on the output. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly sourceCodec: string;
  readonly files: readonly MadeFile[];
}

/** End of each step in percent: decoding and encoding is nearly all of the work. */
const steps = { probed: 2, measured: 5, transcoded: 92 } as const;
/** How much shorter than the header's duration an output may be: cuts are rounded, and containers are inexact. */
const tolerance = { share: 0.8, seconds: 2 } as const;

/**
 * Probes a file, plans, and makes the outputs.
 *
 * @throws MediaRejected if the file can never become a video, with the reason for its owner
 * @throws LongVideoInShortLane before any encoding
 * @throws FfmpegFailed if a retry can help
 */
export async function transcode(confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> {
  const { probe, plan, duration } = await prepare(confinement, request);
  const made = await make(confinement, request, plan, { duration, promised: probe.duration });
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  request.onProgress(100);
  return { ...made, width: best.width, height: best.height, sourceCodec: codecOf(probe, plan) };
}

export interface Prepared {
  readonly probe: MediaProbe;
  readonly plan: CompressionPlan;
  /** Seconds, of the header or measured. */
  readonly duration: number;
}

/**
 * Probes a file, plans, and measures it if its header does not say how long it is.
 *
 * @throws MediaRejected, LongVideoInShortLane before any encoding
 */
export async function prepare(confinement: Confinement, request: Omit<TranscodeRequest, 'folder'>): Promise<Prepared> {
  const { input, quality, signal, onProgress } = request;
  const probe = await probeFile(confinement, input, signal);
  const planning = planCompression(probe, quality, mediaLimits);
  if ('rejected' in planning) throw new MediaRejected(planning.rejected);
  const { plan } = planning;
  onProgress(steps.probed);

  const duration = plan.duration ?? (await measure(confinement, request, plan));
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  if (request.lane === 'short' && isLong(duration)) throw new LongVideoInShortLane();
  onProgress(steps.measured);
  return { probe, plan, duration };
}

/** Encodes and packs. A copied picture with slow seeking is encoded after all. */
async function make(
  confinement: Confinement,
  request: TranscodeRequest,
  plan: CompressionPlan,
  source: { readonly duration: number; readonly promised: number | null },
): Promise<Pick<TranscodeResult, 'duration' | 'files'>> {
  const { folder, signal, onProgress } = request;
  await encode(confinement, request, plan, source.duration);
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const duration = await measureMade(confinement, renditionPath(folder, best.name), source.promised, signal);
  onProgress(steps.transcoded);
  const packing = { folder, plan, duration, signal, run: runFor(confinement) };
  const streams = await packStreams(packing);
  if (streams === null) return make(confinement, request, { ...plan, keepsPicture: false }, source);
  return { duration, files: [...streams, ...(await makePictures(packing))] };
}

/** Encodes all rungs in one decoding pass. */
export async function encode(
  confinement: Confinement,
  { input, folder, signal, onProgress }: TranscodeRequest,
  plan: CompressionPlan,
  duration: number,
): Promise<void> {
  const span = steps.transcoded - steps.measured;
  await run(
    confinement,
    transcodeArguments(input, plan, ({ name }) => renditionPath(folder, name), threads),
    duration,
    signal,
    (seconds) => onProgress(steps.measured + Math.min(1, seconds / duration) * span),
  );
}

export const codecOf = (probe: MediaProbe, plan: CompressionPlan): string =>
  probe.video.find(({ index }) => index === plan.videoTrack)?.codec ?? 'unknown';

/** Measures a recording without a duration in the header, in seconds. @throws MediaRejected if it is unreadable. */
export async function measure(
  confinement: Confinement,
  request: Pick<TranscodeRequest, 'input' | 'signal'>,
  plan: CompressionPlan,
): Promise<number> {
  const seconds = await run(
    confinement,
    measureArguments(request.input, plan),
    mediaLimits.maxDurationSeconds,
    request.signal,
  );
  if (!(seconds > 0)) throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  return seconds;
}

/** Measures the output. @throws MediaRejected if it is shorter than the source. */
async function measureMade(
  confinement: Confinement,
  path: string,
  promised: number | null,
  signal: AbortSignal,
): Promise<number> {
  const { duration, video } = await probeFile(confinement, path, signal);
  if (!duration || video.length === 0) throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  // A truncated recording must not be published as complete.
  if (promised !== null && duration < promised * tolerance.share && promised - duration > tolerance.seconds) {
    throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  }
  return duration;
}
