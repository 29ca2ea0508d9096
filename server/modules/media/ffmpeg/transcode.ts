import { rm } from 'node:fs/promises';
import { type CompressionPlan, exceedsDuration, planCompression, tooLong } from '../domain/compression-plan.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { CodecRungPlan, FurtherCodec, FurtherEncoder } from '../domain/further-codecs.js';
import { type HardwareKind, isHardware, type WayToMake } from '../domain/hardware-encoder.js';
import { isLong, type Lane } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { MediaProbe } from '../domain/probe.js';
import type { SoundTreatment } from '../domain/sound-treatment.js';
import type { Confinement } from './confinement.js';
import { pathsOf, renditionPath } from './cut-rung.js';
import { encodeCodecs } from './encode-codecs.js';
import { encodeH264 } from './encode-h264.js';
import { measureArguments } from './ffmpeg-arguments.js';
import { LongVideoInShortLane, MediaRejected } from './ffmpeg.errors.js';
import { probeFile } from './ffprobe.js';
import type { Hardware } from './find-hardware.js';
import { type MadeFile, pack } from './pack.js';
import { run, runFor } from './timed-run.js';

export interface TranscodeRequest {
  /** Absolute path of the original, inside `folder`. */
  readonly input: string;
  /** The job's folder, which contains all outputs. */
  readonly folder: string;
  readonly quality: Quality;
  /** In the lane of short videos a long one is only measured. */
  readonly lane: Lane;
  /** Default: `usualTreatment`. */
  readonly treatment?: SoundTreatment;
  /** Encoders of further codecs; default: H.264 only. */
  readonly codecs?: readonly FurtherEncoder[];
  /** Called for a codec whose rungs are left out. @param reason for operators */
  readonly onDropped?: (codec: FurtherCodec, reason: string) => void;
  /** Encodes H.264; default: software. */
  readonly hardware?: Hardware;
  /** Called when software encodes instead of the hardware. @param reason for operators */
  readonly onFallback?: (kind: HardwareKind, reason: string) => void;
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
  /** How the rungs of H.264 were encoded here; absent for sound, and for rungs that another machine encoded. */
  readonly madeWith?: WayToMake;
  readonly files: readonly MadeFile[];
}

/** End of each step in percent: decoding and encoding is nearly all of the work. */
const steps = { probed: 2, measured: 5, transcoded: 92 } as const;
/** A further codec takes two (HEVC) to four (AV1) times as long as H.264. */
const CODEC_TIMES = 3;
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
  const plan = { ...planning.plan, countsFrames: countsFrames(planning.plan, request.codecs) };
  onProgress(steps.probed);

  const duration = plan.duration ?? (await measure(confinement, request, plan));
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  if (request.lane === 'short' && isLong(duration)) throw new LongVideoInShortLane();
  onProgress(steps.measured);
  return { probe, plan, duration };
}

const countsFrames = ({ renditions }: CompressionPlan, codecs: TranscodeRequest['codecs'] = []): boolean =>
  codecs.length > 0 && renditions.length > 1;

/** Encodes and packs. A copied picture with slow seeking is encoded after all. */
async function make(
  confinement: Confinement,
  request: TranscodeRequest,
  plan: CompressionPlan,
  source: { readonly duration: number; readonly promised: number | null },
): Promise<Pick<TranscodeResult, 'duration' | 'files' | 'madeWith'>> {
  const { folder, signal, onProgress, onDropped } = request;
  const madeWith = await encode(confinement, request, plan, source.duration);
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const duration = await measureMade(confinement, renditionPath(folder, best.name), source.promised, signal);
  const further = await encodeFurther(confinement, request, plan, duration);
  onProgress(steps.transcoded);
  const packing = {
    folder,
    plan,
    duration,
    signal,
    run: runFor(confinement),
    further,
    mustAlign: isHardware(madeWith),
    ...(onDropped && { onDropped }),
  };
  const files = await pack(packing);
  if (files) return { duration, files, madeWith };
  // ffmpeg overwrites nothing.
  for (const { name } of [...plan.renditions, ...further])
    for (const path of pathsOf(folder, name)) await rm(path, { force: true });
  if (!isHardware(madeWith)) return make(confinement, request, { ...plan, keepsPicture: false }, source);
  request.onFallback?.(madeWith, 'key frames at other places');
  const { hardware: _, ...bySoftware } = request;
  return { ...(await make(confinement, bySoftware, plan, source)), madeWith: 'fallback' };
}

/** Percent at which the rungs of H.264 are made. */
const h264End = ({ countsFrames: hasMore }: CompressionPlan, { codecs = [] }: TranscodeRequest): number =>
  steps.measured + (steps.transcoded - steps.measured) / (1 + (hasMore === true ? CODEC_TIMES * codecs.length : 0));

/** Encodes the rungs of further codecs, after those of H.264. @param duration of the finished rungs, in seconds */
export function encodeFurther(
  confinement: Confinement,
  request: TranscodeRequest,
  plan: CompressionPlan,
  duration: number,
): Promise<readonly CodecRungPlan[]> {
  const from = h264End(plan, request);
  return encodeCodecs(confinement, request, plan, duration, (share) =>
    request.onProgress(from + share * (steps.transcoded - from)),
  );
}

/** Encodes all rungs of H.264 in one decoding pass. */
export async function encode(
  confinement: Confinement,
  request: TranscodeRequest,
  plan: CompressionPlan,
  duration: number,
): Promise<WayToMake> {
  const span = h264End(plan, request) - steps.measured;
  return encodeH264(confinement, request, plan, duration, (seconds) =>
    request.onProgress(steps.measured + Math.min(1, seconds / duration) * span),
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
