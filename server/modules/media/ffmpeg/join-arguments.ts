import type { Size } from '../domain/compression-plan.js';
import type { KeptSpan } from '../domain/kept-span.js';
import { encoding } from '../domain/encoding-profiles.js';
import { type FfmpegInvocation, readLimit, runOptions, stripEverything } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';
import { trimFilters } from './trim-filters.js';

/** One of several recordings that become one video. */
export interface JoinedPart {
  /** Absolute path. */
  readonly path: string;
  readonly videoTrack: number;
  /** Null for a recording without sound. */
  readonly audioTrack: number | null;
  /** The kept span; null for all. */
  readonly span: KeptSpan | null;
}

/** The common format of all parts before they are joined. */
export interface JoinShape extends Size {
  readonly frameRate: { readonly numerator: number; readonly denominator: number };
}

/**
 * The ladder is made from this file, so a loss would be in every rung: nearly lossless for viewers. Limited, so that an hour stays below
 * the output limit.
 */
const intermediate = ['-preset', 'veryfast', '-crf', '18', '-maxrate', '4500k', '-bufsize', '9000k'];

function pictureOf({ videoTrack, span }: JoinedPart, place: number, { width, height, frameRate }: JoinShape): string {
  const filters = [
    `fps=${frameRate.numerator}/${frameRate.denominator}`,
    ...trimFilters(span, 'picture'),
    // If the phone was turned between two answers, later parts are padded to the shape of the first.
    `scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=bicubic`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
    'setsar=1',
    `format=${encoding.pixelFormat}`,
  ];
  return `[${place}:${videoTrack}]${filters.join(',')}[v${place}]`;
}

function soundOf({ audioTrack, span }: JoinedPart, place: number): string {
  const shape = `aresample=${encoding.audioSampleRate},aformat=sample_fmts=s16:channel_layouts=stereo`;
  // Concatenation pads short audio with silence, so a moment of silence is enough.
  if (audioTrack === null) return `anullsrc=r=${encoding.audioSampleRate}:cl=stereo,atrim=end=0.1,${shape}[a${place}]`;
  return `[${place}:${audioTrack}]${['aresample=async=1000:first_pts=0', ...trimFilters(span, 'sound'), shape].join(',')}[a${place}]`;
}

/**
 * Joins several recordings into one file. Decodes them, because they can differ: another camera, orientation, or a cut-off frame.
 * All get one format first, and the sound stays in sync.
 */
export function joinArguments(
  parts: readonly JoinedPart[],
  shape: JoinShape,
  target: string,
  threads: number,
): FfmpegInvocation {
  const hasSound = parts.some(({ audioTrack }) => audioTrack !== null);
  const chain = parts.map((_, place) => `[v${place}]${hasSound ? `[a${place}]` : ''}`).join('');
  const graph = [
    ...parts.map((part, place) => pictureOf(part, place, shape)),
    ...(hasSound ? parts.map(soundOf) : []),
    `${chain}concat=n=${parts.length}:v=1:a=${hasSound ? 1 : 0}[v]${hasSound ? '[a]' : ''}`,
  ].join(';');
  // One thread per decoder, because all are open but only one is read at a time.
  const guards = ['-threads', '1', ...inputGuards, ...readLimit];
  const [first, ...others] = parts;
  if (!first) throw new RangeError('nothing to join');
  return {
    inputOptions: [...runOptions, '-filter_complex', graph, '-filter_complex_threads', String(threads), ...guards],
    input: fileArgument(first.path),
    moreInputs: others.map(({ path }) => ({ options: guards, source: fileArgument(path) })),
    outputs: [
      {
        options: [
          ['-map', '[v]', ...(hasSound ? ['-map', '[a]'] : [])],
          ['-c:v', 'libx264', ...intermediate, '-threads:v', String(threads)],
          hasSound ? ['-c:a', 'flac'] : ['-an'],
          readLimit,
          stripEverything,
          ['-f', 'matroska'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}
