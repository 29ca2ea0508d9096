import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type CompressionPlan, exceedsDuration, planCompression, tooLong } from '../domain/compression-plan.js';
import type { Quality } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { MediaProbe } from '../domain/probe.js';
import type { Confinement } from './confinement.js';
import { type FfmpegInvocation, measureArguments, posterArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { MediaRejected } from './ffmpeg.errors.js';
import { runFfmpeg } from './ffmpeg-process.js';
import { probeFile } from './ffprobe.js';

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

export interface MadeFile {
  readonly kind: 'rendition' | 'poster';
  readonly label: string;
  readonly path: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
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
const steps = { probed: 2, measured: 5, transcoded: 95, posted: 100 } as const;

/** What an output may lack of what the header promised before we call the file incomplete: cuts round, containers lie a little. */
const tolerance = { share: 0.8, seconds: 2 } as const;

const threads = Math.min(mediaLimits.maxThreads, availableParallelism());

/**
 * Looks into a file, plans, and makes what the plan says.
 *
 * @throws MediaRejected when the file can never become a video, with the reason for its owner
 * @throws FfmpegFailed when it is worth another try
 */
export async function transcode(confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> {
  const { input, folder, quality, signal, onProgress } = request;
  const probe = await probeFile(confinement, input, signal);
  const planning = planCompression(probe, quality, mediaLimits);
  if ('rejected' in planning) throw new MediaRejected(planning.rejected);
  const { plan } = planning;
  onProgress(steps.probed);

  const duration = plan.duration ?? (await measure(confinement, request, plan));
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  onProgress(steps.measured);

  const renditionPath = (name: string): string => join(folder, `${name}.mp4`);
  await run(
    confinement,
    transcodeArguments(input, plan, ({ name }) => renditionPath(name), threads),
    duration,
    signal,
    (seconds) => onProgress(steps.measured + Math.min(1, seconds / duration) * (steps.transcoded - steps.measured)),
  );
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const made = await measureMade(confinement, renditionPath(best.name), probe.duration, signal);
  onProgress(steps.transcoded);

  const poster = join(folder, 'poster.jpg');
  await run(confinement, posterArguments(renditionPath(best.name), plan.poster, made, poster), 1, signal);
  onProgress(steps.posted);
  return {
    duration: made,
    width: best.width,
    height: best.height,
    sourceCodec: codecOf(probe, plan),
    files: [
      ...plan.renditions.map(({ name, width, height }) => {
        return {
          kind: 'rendition' as const,
          label: name,
          path: renditionPath(name),
          contentType: 'video/mp4',
          width,
          height,
        };
      }),
      { kind: 'poster', label: '', path: poster, contentType: 'image/jpeg', ...plan.poster },
    ],
  };
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

/** @param seconds length of the media, from which the time allowed follows */
function run(
  confinement: Confinement,
  invocation: FfmpegInvocation,
  seconds: number,
  signal: AbortSignal,
  onTime?: (seconds: number) => void,
): Promise<number> {
  const wallClockSeconds = mediaLimits.wallClockBaseSeconds + mediaLimits.wallClockPerMediaSecond * seconds;
  return runFfmpeg(confinement, invocation, {
    signal,
    wallClockMs: wallClockSeconds * 1000,
    silenceMs: mediaLimits.silenceSeconds * 1000,
    limits: {
      memoryBytes: mediaLimits.memoryBytes,
      cpuSeconds: Math.ceil(wallClockSeconds * threads),
      outputBytes: mediaLimits.outputBytes,
    },
    ...(onTime ? { onTime } : {}),
  });
}
