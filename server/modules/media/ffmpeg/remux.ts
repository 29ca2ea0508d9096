import { encoding } from '../domain/encoding-profiles.js';
import type { FurtherCodec } from '../domain/further-codecs.js';
import { codecTag, type FfmpegInvocation, runOptions, stripEverything } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** Ends with an error instead of going on behind damage. */
const strictly = ['-xerror', '-max_error_rate', '0'] as const;

/** Types of units inside of a picture's stream with captions, settings of the encoder and other texts. */
const textUnits: Readonly<Record<FurtherCodec | 'h264', string>> = { h264: '6', hevc: '39|40', av1: '5' };

/** Writes a rung again: its packets only, without any tag, track or box that came with it. */
export function remuxArguments(given: string, target: string, codec: FurtherCodec | null): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...strictly, ...inputGuards],
    input: fileArgument(given),
    outputs: [
      {
        options: [
          ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'],
          ['-bsf:v', `filter_units=remove_types=${textUnits[codec ?? 'h264']}`],
          codecTag(codec),
          stripEverything,
          ['-movflags', '+faststart', '-f', 'mp4'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/** Decodes a rung completely, to refuse files that cannot be played. */
export function decodeArguments(rung: string, threads: number): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...strictly, '-threads', String(threads), ...inputGuards],
    input: fileArgument(rung),
    outputs: [{ options: ['-map', '0', '-r', String(encoding.maxFrameRate), '-f', 'null'], target: '-' }],
  };
}
