import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressionPlan, planCompression } from '../domain/compression-plan.js';
import { areAligned } from '../domain/encoded-rung.js';
import { refusalWords } from '../domain/encoder-refusal.js';
import type { Quality } from '../domain/encoding-profiles.js';
import {
  codecLadder,
  codecOfName,
  type CodecRungPlan,
  type FurtherCodec,
  type LadderName,
} from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { MediaProbe } from '../domain/probe.js';
import { isSeekable } from '../domain/streams.js';
import { compareRung, decodeRung } from './accept-rung.js';
import type { Confinement } from './confinement.js';
import { renditionPath } from './cut-rung.js';
import { ResultRefused } from './encoder-fault.js';
import { FfmpegFailed, MediaRejected } from './ffmpeg.errors.js';
import { pack } from './pack.js';
import { remuxArguments } from './remux.js';
import { run, runFor } from './timed-run.js';
import { codecOf, prepare, type TranscodeResult } from './transcode.js';
import { look, separate } from './transcode-parts.js';

/** A stranger encoded something else than we asked for. */
export class RungsRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RungsRefused';
  }
}

/** The outputs that an original must have. */
export interface Wanted {
  readonly plan: CompressionPlan;
  /** Seconds. */
  readonly duration: number;
  readonly sourceCodec: string;
}

export interface OriginalFile {
  /** Absolute path, inside `folder`. */
  readonly input: string;
  readonly folder: string;
  readonly quality: Quality;
  /** Bytes of each recording in it; null if it is one. */
  readonly parts: readonly number[] | null;
}

/**
 * Plans the outputs of an original, as a worker that encodes it would.
 *
 * @throws MediaRejected if it can never become a video
 */
export async function wantedOf(
  confinement: Confinement,
  { input, folder, quality, parts }: OriginalFile,
  signal: AbortSignal,
): Promise<Wanted> {
  const request = { input, quality, signal, lane: 'long' as const, onProgress: () => {} };
  if (parts === null) {
    const { probe, plan, duration } = await prepare(confinement, request);
    return { plan: { ...plan, keepsPicture: false }, duration, sourceCodec: codecOf(probe, plan) };
  }
  const paths = await separate(confinement, input, folder, parts, signal);
  const {
    shape,
    sourceCodec,
    seconds,
    parts: recordings,
  } = await look(confinement, paths, {
    ...request,
    measures: true,
  });
  await Promise.all(paths.map((path) => rm(path)));
  const hasSound = recordings.some(({ audioTrack }) => audioTrack !== null);
  const planning = planCompression(joinedProbe(shape, hasSound), quality, mediaLimits);
  if ('rejected' in planning) throw new MediaRejected(planning.rejected);
  return { plan: { ...planning.plan, keepsPicture: false }, duration: seconds, sourceCodec };
}

/** The file that joined recordings become (`join-arguments.ts`). */
const joinedProbe = (
  { width, height, frameRate }: Pick<MediaProbe['video'][number], 'width' | 'height' | 'frameRate'>,
  hasSound: boolean,
): MediaProbe => ({
  formats: ['matroska'],
  duration: null,
  video: [{ index: 0, codec: 'h264', width, height, rotation: 0, pixelAspect: 1, frameRate }],
  audio: hasSound ? [{ index: 1, codec: 'flac', channels: 2 }] : [],
  trackCount: hasSound ? 2 : 1,
});

export interface Checking {
  readonly folder: string;
  readonly wanted: Wanted;
  /** Absolute path of each file that arrived, inside `folder`. */
  readonly given: ReadonlyMap<LadderName, string>;
  /** Codecs besides H.264 that the encoder was asked for. It may leave one out as a whole. */
  readonly codecs: readonly FurtherCodec[];
  /** Called for a codec whose rungs are left out. */
  readonly onDropped?: (codec: FurtherCodec, reason: string) => void;
  readonly signal: AbortSignal;
  /** Percent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/**
 * Checks the rungs of a stranger, writes them again, and makes everything else from them: segments, playlists and pictures are ours.
 *
 * @throws RungsRefused with the reason
 */
export async function checkRungs(confinement: Confinement, checking: Checking): Promise<TranscodeResult> {
  try {
    return await check(confinement, checking);
  } catch (error) {
    if (error instanceof ResultRefused) throw new RungsRefused(error.message);
    // Here the file is the encoder's, so its fault is too.
    if (error instanceof MediaRejected) throw new RungsRefused(`${refusalWords.UNREADABLE}${error.rejection.code}`);
    if (error instanceof FfmpegFailed && error.fault === 'unclear') throw new RungsRefused(error.message);
    throw error;
  }
}

async function check(
  confinement: Confinement,
  { folder, wanted, given, codecs, signal, onProgress, onDropped }: Checking,
): Promise<TranscodeResult> {
  const { plan } = wanted;
  const further = furtherOf(plan, codecs, given);
  const rungs = [...plan.renditions, ...further];
  const names = rungs.map(({ name }) => name);
  if (given.size !== names.length || !names.every((name) => given.has(name)))
    throw new RungsRefused(`${refusalWords.OTHER_FILES}${[...given.keys()].join(', ')} instead of ${names.join(', ')}`);
  const hasSound = plan.audioTrack !== null;
  let length = 0;
  for (const [place, rung] of rungs.entries()) {
    const path = given.get(rung.name) ?? '';
    const duration = await compareRung(confinement, path, { rung, duration: wanted.duration, hasSound }, signal);
    if (place === 0) length = duration;
    const target = renditionPath(folder, rung.name);
    await run(confinement, remuxArguments(path, target, codecOfName(rung.name)), duration, signal);
    await rm(path);
    await decodeRung(confinement, target, duration, signal);
    onProgress(((place + 1) / names.length) * 80);
  }
  const packing = { folder, plan, duration: length, signal, run: runFor(confinement), further };
  const files = await pack({ ...packing, ...(onDropped && { onDropped }) });
  const lists = await Promise.all(plan.renditions.map(({ name }) => readFile(join(folder, `${name}.m3u8`), 'utf8')));
  if (files === null || !lists.every(isSeekable)) throw new RungsRefused(refusalWords.FEW_KEY_FRAMES);
  if (!areAligned(lists)) throw new RungsRefused(refusalWords.OTHER_CUTS);
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  onProgress(100);
  return {
    duration: length,
    width: best.width,
    height: best.height,
    sourceCodec: wanted.sourceCodec,
    files,
  };
}

/** The rungs of further codecs that must be there: all of a codec of which one is given. */
const furtherOf = (
  plan: CompressionPlan,
  codecs: readonly FurtherCodec[],
  given: ReadonlyMap<LadderName, string>,
): readonly CodecRungPlan[] =>
  codecs
    .filter((codec) => [...given.keys()].some((name) => codecOfName(name) === codec))
    .flatMap((codec) => codecLadder(plan, codec));
