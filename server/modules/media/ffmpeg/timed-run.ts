import { availableParallelism } from 'node:os';
import { traced } from '../../../platform/tracing/active-span.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import type { FfmpegInvocation } from './ffmpeg-arguments.js';
import { runFfmpeg } from './ffmpeg-process.js';

export const threads = Math.min(mediaLimits.maxThreads, availableParallelism());

/** Runs ffmpeg with limits that depend on the media's length. @param seconds length of the media */
export function run(
  confinement: Confinement,
  invocation: FfmpegInvocation,
  seconds: number,
  signal: AbortSignal,
  onTime?: (seconds: number) => void,
): Promise<number> {
  const wallClockSeconds = mediaLimits.wallClockBaseSeconds + mediaLimits.wallClockPerMediaSecond * seconds;
  const options = {
    signal,
    wallClockMs: wallClockSeconds * 1000,
    silenceMs: mediaLimits.silenceSeconds * 1000,
    limits: {
      memoryBytes: confinement.memoryBytes ?? mediaLimits.memoryBytes,
      cpuSeconds: Math.ceil(wallClockSeconds * threads),
      outputBytes: mediaLimits.outputBytes,
    },
    ...(onTime ? { onTime } : {}),
  };
  return traced('ffmpeg', 'client', () => runFfmpeg(confinement, invocation, options), {
    'entrevue.video_seconds': seconds,
  });
}

/** Runs the steps after an encode. */
export type Run = (invocation: FfmpegInvocation, seconds: number, signal: AbortSignal) => Promise<unknown>;
export const runFor =
  (confinement: Confinement): Run =>
  (invocation, seconds, signal) =>
    run(confinement, invocation, seconds, signal);
