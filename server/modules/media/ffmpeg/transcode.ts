import { type CompressionPlan, exceedsDuration, planCompression, tooLong } from '../domain/compression-plan.js';
import type { Quality } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { MediaProbe } from '../domain/probe.js';
import type { Confinement } from './confinement.js';
import { measureArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { MediaRejected } from './ffmpeg.errors.js';
import { probeFile } from './ffprobe.js';
import { type MadeFile, makePictures, packStreams, renditionPath } from './pack.js';
import { run, runFor, threads } from './timed-run.js';

export interface TranscodeRequest {
  /** Absolute path of the original, inside `folder`. */
  readonly input: string;
  /** The job's own folder; everything made lies in it. */
  readonly folder: string;
  readonly quality: Quality;
  readonly signal: AbortSignal;
  /** Percent of the whole, 0 to 100; never falls. */
  readonly onProgress: (percent: number) => void;
}

export interface TranscodeResult {
  /** Seconds, measured on what was made. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly sourceCodec: string;
  readonly files: readonly MadeFile[];
}

/** Where each step ends, in percent: decoding and encoding is nearly all of the work. */
const steps = { probed: 2, measured: 5, transcoded: 92 } as const;
/** What an output may lack of what the header promised before we call the file incomplete: cuts round, containers lie a little. */
const tolerance = { share: 0.8, seconds: 2 } as const;

/**
 * Looks into a file, plans, and makes what the plan says.
 *
 * @throws MediaRejected when the file can never become a video, with the reason for its owner
 * @throws FfmpegFailed when it is worth another try
 */
export async function transcode(confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> {
  const { input, quality, signal, onProgress } = request;
  const probe = await probeFile(confinement, input, signal);
  const planning = planCompression(probe, quality, mediaLimits);
  if ('rejected' in planning) throw new MediaRejected(planning.rejected);
  const { plan } = planning;
  onProgress(steps.probed);

  const duration = plan.duration ?? (await measure(confinement, request, plan));
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  onProgress(steps.measured);

  const made = await make(confinement, request, plan, { duration, promised: probe.duration });
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  onProgress(100);
  return { ...made, width: best.width, height: best.height, sourceCodec: codecOf(probe, plan) };
}

/** Encodes and packs. A picture that was taken over and turns out hard to seek in is encoded after all. */
async function make(
  confinement: Confinement,
  request: TranscodeRequest,
  plan: CompressionPlan,
  source: { readonly duration: number; readonly promised: number | null },
): Promise<Pick<TranscodeResult, 'duration' | 'files'>> {
  const { input, folder, signal, onProgress } = request;
  const span = steps.transcoded - steps.measured;
  await run(
    confinement,
    transcodeArguments(input, plan, ({ name }) => renditionPath(folder, name), threads),
    source.duration,
    signal,
    (seconds) => onProgress(steps.measured + Math.min(1, seconds / source.duration) * span),
  );
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const duration = await measureMade(confinement, renditionPath(folder, best.name), source.promised, signal);
  onProgress(steps.transcoded);
  const packing = { folder, plan, duration, signal, run: runFor(confinement) };
  const streams = await packStreams(packing);
  if (streams === null) return make(confinement, request, { ...plan, keepsPicture: false }, source);
  return { duration, files: [...streams, ...(await makePictures(packing))] };
}

const codecOf = (probe: MediaProbe, plan: CompressionPlan): string =>
  probe.video.find(({ index }) => index === plan.videoTrack)?.codec ?? 'unknown';

/** Length of a recording whose header does not say, in seconds. @throws MediaRejected when nothing in it can be read. */
async function measure(confinement: Confinement, request: TranscodeRequest, plan: CompressionPlan): Promise<number> {
  const seconds = await run(
    confinement,
    measureArguments(request.input, plan),
    mediaLimits.maxDurationSeconds,
    request.signal,
  );
  if (!(seconds > 0)) throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  return seconds;
}

/** Length of what was made. @throws MediaRejected when it is not what the source promised. */
async function measureMade(
  confinement: Confinement,
  path: string,
  promised: number | null,
  signal: AbortSignal,
): Promise<number> {
  const { duration, video } = await probeFile(confinement, path, signal);
  if (!duration || video.length === 0) throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  // A recording cut off in the middle must not be published as if it were whole.
  if (promised !== null && duration < promised * tolerance.share && promised - duration > tolerance.seconds) {
    throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  }
  return duration;
}
