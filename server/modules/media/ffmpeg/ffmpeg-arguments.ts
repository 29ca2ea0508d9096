import type { CompressionPlan, RenditionPlan, Size } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** One run of ffmpeg: what comes before `-i`, the input, and each output with its options. */
export interface FfmpegInvocation {
  readonly inputOptions: readonly string[];
  readonly input: string;
  readonly outputs: readonly { readonly options: readonly string[]; readonly target: string }[];
}

const runOptions: readonly string[] = [
  ['-hide_banner'],
  // Reads no keyboard, so a closed terminal can neither stop nor steer it.
  ['-nostdin'],
  ['-loglevel', 'error'],
  // Progress for a machine, on the channel that the runner listens to.
  ['-nostats', '-progress', 'pipe:2', '-stats_period', '0.5'],
].flat();

/** No tag, chapter, caption, data track or tool's name, of the source or of ours, in what we serve. */
const stripEverything: readonly string[] = [
  ['-map_metadata', '-1', '-map_chapters', '-1'],
  ['-sn', '-dn'],
  ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
].flat();

/** Stops reading a file that turns out longer than its header said; a little above the limit, so that it shows. */
const readLimit: readonly string[] = ['-t', String(mediaLimits.maxDurationSeconds + 2)];

/** Walks through the file without decoding it, for recordings whose header does not say how long they are. */
export function measureArguments(input: string, plan: CompressionPlan): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards, ...readLimit],
    input: fileArgument(input),
    outputs: [{ options: ['-map', `0:${plan.videoTrack}`, '-c', 'copy', '-f', 'null'], target: '-' }],
  };
}

function videoOptions(plan: CompressionPlan, rendition: RenditionPlan, threads: number): string[] {
  const { numerator, denominator } = plan.frameRate;
  const filters = [
    // ffmpeg turns the picture upright before this and drops the rotation tag. A constant frame rate first, so that no frame
    // is scaled to be thrown away.
    `fps=${numerator}/${denominator}`,
    `scale=${rendition.width}:${rendition.height}:flags=bicubic`,
    'setsar=1',
    `format=${encoding.pixelFormat}`,
  ];
  return [
    ['-map', `0:${plan.videoTrack}`],
    ['-filter:v', filters.join(',')],
    ['-c:v', 'libx264', '-preset', encoding.preset, '-profile:v', encoding.profile],
    ['-crf', String(rendition.crf), '-maxrate', `${rendition.maxRate}k`],
    ['-bufsize', `${rendition.maxRate * encoding.bufferSeconds}k`],
    // Key frames by the clock and nowhere else, so that every rung of a ladder can be cut at the same places.
    ['-force_key_frames', `expr:gte(t,n_forced*${encoding.keyFrameSeconds})`, '-sc_threshold', '0'],
    // Captions hidden in the picture's stream are text of the source, too.
    ['-a53cc', '0'],
    ['-threads:v', String(threads)],
  ].flat();
}

function audioOptions(plan: CompressionPlan, rendition: RenditionPlan): string[] {
  if (plan.audioTrack === null) return ['-an'];
  return [
    ['-map', `0:${plan.audioTrack}`],
    // Fills the gaps that browsers leave in a recording instead of letting lips and voice drift apart.
    ['-filter:a', 'aresample=async=1000:first_pts=0'],
    ['-c:a', 'aac', '-b:a', `${rendition.audioRate}k`],
    ['-ar', String(encoding.audioSampleRate), '-ac', String(plan.audioChannels)],
  ].flat();
}

/**
 * All renditions of a plan from one decode.
 *
 * @param target absolute path for each rendition
 */
export function transcodeArguments(
  input: string,
  plan: CompressionPlan,
  target: (rendition: RenditionPlan) => string,
  threads: number,
): FfmpegInvocation {
  const threading = ['-filter_threads', String(threads), '-threads', String(threads)];
  return {
    inputOptions: [...runOptions, ...threading, ...inputGuards, ...readLimit],
    input: fileArgument(input),
    outputs: plan.renditions.map((rendition) => ({
      options: [
        ...videoOptions(plan, rendition, threads),
        ...audioOptions(plan, rendition),
        ...stripEverything,
        // The index goes to the front, so that playing starts before the file is whole.
        ...['-movflags', '+faststart', '-f', 'mp4'],
      ],
      target: fileArgument(target(rendition)),
    })),
  };
}

/**
 * One picture out of a finished rendition.
 *
 * @param duration of the rendition, in seconds
 */
export function posterArguments(rendition: string, size: Size, duration: number, target: string): FfmpegInvocation {
  const { atSeconds, candidates, quality } = encoding.poster;
  // A video of a few frames may have none after its start.
  const seek = duration < 2 * atSeconds ? 0 : Math.min(atSeconds, duration / 10);
  const filters = [
    `thumbnail=${candidates}`,
    `scale=${size.width}:${size.height}:flags=bicubic`,
    'setsar=1',
    'format=yuvj420p',
  ];
  return {
    inputOptions: [...runOptions, ...inputGuards, '-ss', seek.toFixed(3)],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:v:0', '-an'],
          stripEverything,
          ['-filter:v', filters.join(','), '-frames:v', '1'],
          ['-c:v', 'mjpeg', '-q:v', String(quality)],
          // A JPEG file is a film of one JPEG; unlike the writer of pictures, this one reads no pattern into the name.
          ['-f', 'mjpeg'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}
