import type { Size } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { type FfmpegInvocation, readLimit, runOptions, stripEverything } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** One of several recordings that become one video. */
export interface JoinedPart {
  /** Absolute path. */
  readonly path: string;
  readonly videoTrack: number;
  /** Null for a recording without sound. */
  readonly audioTrack: number | null;
}

/** What all parts are brought to, before one follows the other. */
export interface JoinShape extends Size {
  readonly frameRate: { readonly numerator: number; readonly denominator: number };
}

/**
 * The ladder is made from it, and a loss here would be a loss in every rung: close to what an eye no longer tells from the
 * source. Bounded, so that an hour of it stays below the limit of every output.
 */
const intermediate = ['-preset', 'veryfast', '-crf', '18', '-maxrate', '4500k', '-bufsize', '9000k'];

function pictureOf({ videoTrack }: JoinedPart, place: number, { width, height, frameRate }: JoinShape): string {
  const filters = [
    `fps=${frameRate.numerator}/${frameRate.denominator}`,
    // A phone that was turned between two answers: the second one stands in the shape of the first, with bars beside it.
    `scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=bicubic`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
    'setsar=1',
    `format=${encoding.pixelFormat}`,
  ];
  return `[${place}:${videoTrack}]${filters.join(',')}[v${place}]`;
}

function soundOf({ audioTrack }: JoinedPart, place: number): string {
  const shape = `aresample=${encoding.audioSampleRate},aformat=sample_fmts=s16:channel_layouts=stereo`;
  // Joining fills up with silence what is shorter than its picture, so that a moment of it is enough.
  if (audioTrack === null) return `anullsrc=r=${encoding.audioSampleRate}:cl=stereo,atrim=end=0.1,${shape}[a${place}]`;
  return `[${place}:${audioTrack}]aresample=async=1000:first_pts=0,${shape}[a${place}]`;
}

/**
 * Several recordings one after the other as one file, decoded because no two of them need to agree: another camera, another
 * way of holding the phone, an end in the middle of a frame. The shape is settled before they meet, and the sound stays in step.
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
  // One thread for each decoder: all of them are open at once, and only one is read from.
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
