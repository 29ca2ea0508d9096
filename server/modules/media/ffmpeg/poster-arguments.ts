import { fit, type Size } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { type FfmpegInvocation, jpegOutput, runOptions } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';

const { atSeconds, samples, sampleSide, quality } = encoding.poster;

/** Which frames of a rendition are looked at for its poster. */
interface Sampling {
  readonly options: readonly string[];
  /** The same frames in each run, so that one can be found again by its place. */
  readonly select: string;
}

function samplingOf(duration: number): Sampling {
  // A camera needs a moment until its light is right. A video of a few frames can have none later.
  const seek = duration < 2 * atSeconds ? 0 : Math.min(atSeconds, duration / 10);
  const interval = (duration - seek) / samples;
  // Frames between key frames cost as much as playing the video, so only a short one is decoded completely.
  const keyFramesOnly = interval >= encoding.keyFrameSeconds ? ['-skip_frame', 'nokey'] : [];
  return {
    options: [...keyFramesOnly, '-ss', seek.toFixed(3)],
    select: `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${interval.toFixed(3)})'`,
  };
}

/** Size of the small copies in which frames are compared. */
export const sampleSizeOf = (rendition: Size): Size => {
  const long = Math.max(rendition.width, rendition.height);
  const short = Math.min(rendition.width, rendition.height);
  return fit(rendition, Math.max(2, (short * sampleSide) / long));
};

/** Small copies of the frames among which the poster is chosen, as raw planes (4:4:4), one after the other. */
export function sampleArguments(rendition: string, size: Size, duration: number, target: string): FfmpegInvocation {
  const { options, select } = samplingOf(duration);
  const filters = [
    select,
    `scale=${size.width}:${size.height}:flags=area`,
    'format=yuv444p',
    // Evenly spaced, so that none is repeated or left out.
    'setpts=N/(25*TB)',
  ];
  return {
    inputOptions: [...runOptions, ...inputGuards, ...options],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:v:0', '-an'],
          ['-filter:v', filters.join(','), '-r', '25', '-frames:v', String(samples)],
          ['-c:v', 'rawvideo', '-f', 'rawvideo'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/**
 * One of the sampled frames as a picture.
 *
 * @param duration of the rendition, in seconds
 * @param place of the frame among the samples
 */
export function posterArguments(
  rendition: string,
  size: Size,
  { duration, place }: { readonly duration: number; readonly place: number },
  target: string,
): FfmpegInvocation {
  const { options, select } = samplingOf(duration);
  const filters = [
    select,
    `select='eq(n,${place})'`,
    `scale=${size.width}:${size.height}:flags=bicubic`,
    'setsar=1',
    'format=yuvj420p',
  ];
  return {
    inputOptions: [...runOptions, ...inputGuards, ...options],
    input: fileArgument(rendition),
    outputs: [jpegOutput(filters, quality, target)],
  };
}
