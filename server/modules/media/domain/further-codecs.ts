import type { CompressionPlan, Size } from './compression-plan.js';
import { encoding, encodingProfiles, type RungName } from './encoding-profiles.js';

/** Codecs of the picture besides H.264, which every ladder has (decision 0088). */
export const furtherCodecs = ['av1', 'hevc'] as const;
export type FurtherCodec = (typeof furtherCodecs)[number];

/** Several codecs as one column of a table. */
export type CodecList = '' | FurtherCodec | 'av1,hevc';
export const codecList = (codecs: readonly FurtherCodec[]): CodecList =>
  furtherCodecs.filter((codec) => codecs.includes(codec)).join(',') as CodecList;
export const codecsIn = (list: CodecList): readonly FurtherCodec[] =>
  furtherCodecs.filter((codec) => list.split(',').includes(codec));

/** Label of a rung in a further codec. Example: `720p_av1`. */
export type CodecRungName = `${RungName}_${FurtherCodec}`;
/** Label of a rung in any codec. */
export type LadderName = RungName | CodecRungName;

/** All of them. */
export const ladderNames: readonly LadderName[] = encodingProfiles.flatMap(({ name }) => [
  name,
  ...furtherCodecs.map((codec) => `${name}_${codec}` as const),
]);

/** An encoder of ffmpeg, with the preset that is fast enough for a worker. */
export interface FurtherEncoder {
  readonly codec: FurtherCodec;
  readonly encoder: 'libsvtav1' | 'libaom-av1' | 'libx265';
  readonly preset: string;
}

/** In order of preference: the first that works on this machine is used. */
export const encodersOf: Readonly<Record<FurtherCodec, readonly FurtherEncoder[]>> = {
  av1: [
    { codec: 'av1', encoder: 'libsvtav1', preset: '8' },
    // Slower at equal quality, but more builds of ffmpeg have it.
    { codec: 'av1', encoder: 'libaom-av1', preset: '6' },
  ],
  hevc: [{ codec: 'hevc', encoder: 'libx265', preset: 'veryfast' }],
};

interface CodecQuality {
  /** Constant rate factor of the encoder; lower is better. */
  readonly crf: number;
  /** kbit/s */
  readonly maxRate: number;
}

/** At most 60 % (AV1) or 70 % (HEVC) of the rates of H.264, at about equal quality. */
const qualities: Readonly<Record<FurtherCodec, Readonly<Record<RungName, CodecQuality>>>> = {
  av1: {
    '360p': { crf: 38, maxRate: 480 },
    '720p': { crf: 36, maxRate: 1_500 },
    '1080p': { crf: 35, maxRate: 3_000 },
  },
  hevc: {
    '360p': { crf: 28, maxRate: 560 },
    '720p': { crf: 26, maxRate: 1_750 },
    '1080p': { crf: 25, maxRate: 3_500 },
  },
};

/** A rung of the ladder in a further codec. */
export interface CodecRungPlan extends Size, CodecQuality {
  readonly name: CodecRungName;
  readonly codec: FurtherCodec;
  /** The rung of H.264 with the same size; its sound is used. */
  readonly of: RungName;
  /** kbit/s */
  readonly audioRate: number;
}

/**
 * The ladder in a further codec: the same sizes as that of H.264. A video of one rung gets none: its files are small, and often copied
 * without encoding. Otherwise all rungs, because players stay in one codec while they adapt to the connection.
 */
export function codecLadder(
  { renditions }: Pick<CompressionPlan, 'renditions'>,
  codec: FurtherCodec,
): readonly CodecRungPlan[] {
  if (renditions.length === 1) return [];
  return renditions.map(({ name, width, height, audioRate }) => ({
    name: `${name}_${codec}` as const,
    codec,
    of: name,
    width,
    height,
    audioRate,
    ...qualities[codec][name],
  }));
}

/** Null for a rung of H.264. */
export const codecOfName = (name: LadderName): FurtherCodec | null =>
  furtherCodecs.find((codec) => name.endsWith(`_${codec}`)) ?? null;

/** The rung of H.264 with the same size. */
export const baseOfName = (name: LadderName): RungName => name.split('_')[0] as RungName;

/** Max rate of a rung in a further codec, in kbit/s. */
export const codecMaxRate = (name: RungName, codec: FurtherCodec): number => qualities[codec][name].maxRate;

/**
 * Frames between two key frames. Encoders of further codecs count frames instead of seconds, so with them all rungs do: times would differ by
 * a frame every half minute at 29.97 frames per second.
 */
export const framesPerKeyFrame = ({ numerator, denominator }: CompressionPlan['frameRate']): number =>
  Math.ceil((encoding.keyFrameSeconds * numerator) / denominator - 1e-6);

/** A ladder that saves less than this share of the bytes of H.264 is not worth its storage. */
const MIN_SAVING = 0.1;

/** Whether a ladder in a further codec saves enough. @param bytes of its rungs @param ofH264 of the same rungs in H.264 */
export const savesEnough = (bytes: number, ofH264: number): boolean => bytes <= ofH264 * (1 - MIN_SAVING);
