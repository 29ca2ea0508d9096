import type { CompressionPlan } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { type CodecRungPlan, framesPerKeyFrame, type FurtherEncoder } from '../domain/further-codecs.js';
import {
  codecTag,
  type FfmpegInvocation,
  pictureGraph,
  readLimit,
  runOptions,
  stripEverything,
} from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';

type Quality = Pick<CodecRungPlan, 'crf' | 'maxRate'>;

const capped = ({ crf, maxRate }: Quality): string[] => [
  ...['-crf', String(crf), '-maxrate', `${maxRate}k`, '-bufsize', `${maxRate * encoding.bufferSeconds}k`],
];

/** @param frames between key frames, of which there are no others */
const optionsOf: Readonly<
  Record<FurtherEncoder['encoder'], (quality: Quality, preset: string, frames: string, threads: string) => string[]>
> = {
  libsvtav1: (quality, preset, frames, threads) => [
    ...['-c:v', 'libsvtav1', '-preset', preset, ...capped(quality), '-g', frames],
    // It starts threads for all cores otherwise. Scenes begin no key frames.
    ...['-svtav1-params', `lp=${threads}:scd=0`],
  ],
  'libaom-av1': ({ crf, maxRate }, preset, frames, threads) => [
    ...['-c:v', 'libaom-av1', '-usage', 'good', '-cpu-used', preset, '-row-mt', '1', '-threads:v', threads],
    // With a constant quality, its bit rate is the highest that it may use.
    ...['-crf', String(crf), '-b:v', `${maxRate}k`, '-g', frames, '-keyint_min', frames],
  ],
  libx265: (quality, preset, frames, threads) => [
    ...['-c:v', 'libx265', '-preset', preset, '-profile:v', 'main', ...capped(quality)],
    ...['-g', frames, '-keyint_min', frames],
    // No names of the encoder in the file, and nothing but errors on its output.
    ...['-x265-params', `scenecut=0:open-gop=0:info=0:log-level=error:pools=${threads}`],
  ],
};

/** Options of the picture of one rung. */
export function codecOptions(
  { encoder, preset, codec }: FurtherEncoder,
  quality: Quality,
  frames: number,
  threads: number,
): readonly string[] {
  return [...optionsOf[encoder](quality, preset, String(frames), String(threads)), ...codecTag(codec)];
}

/**
 * All rungs of a further codec from one decode of the original, with the sound of the finished rungs of H.264.
 *
 * @param pathOf absolute path of a rung by its name
 */
export function codecArguments(
  input: string,
  plan: CompressionPlan,
  rungs: readonly CodecRungPlan[],
  encoder: FurtherEncoder,
  pathOf: (name: string) => string,
  threads: number,
): FfmpegInvocation {
  const hasSound = plan.audioTrack !== null;
  const frames = framesPerKeyFrame(plan.frameRate);
  return {
    inputOptions: [
      ...runOptions,
      ...['-filter_complex', pictureGraph(plan, rungs).join(';')],
      ...['-filter_complex_threads', String(threads), '-threads', String(threads)],
      ...inputGuards,
      ...readLimit,
    ],
    input: fileArgument(input),
    moreInputs: hasSound
      ? rungs.map(({ of }) => ({ options: [...inputGuards], source: fileArgument(pathOf(of)) }))
      : [],
    outputs: rungs.map((rung, place) => ({
      options: [
        ['-map', `[v${rung.name}]`],
        codecOptions(encoder, rung, frames, threads),
        hasSound ? ['-map', `${place + 1}:a:0`, '-c:a', 'copy'] : ['-an'],
        stripEverything,
        ['-movflags', '+faststart', '-f', 'mp4'],
      ].flat(),
      target: fileArgument(pathOf(rung.name)),
    })),
  };
}
