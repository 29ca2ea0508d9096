import type { KeptSpan } from '../domain/kept-span.js';
import { encoding } from '../domain/encoding-profiles.js';
import { soundEncoding } from '../domain/sound-plan.js';
import type { SoundTreatment } from '../domain/sound-treatment.js';
import { type FfmpegInvocation, readLimit, runOptions, stripEverything } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';
import { treatmentFilters } from './sound-filters.js';
import { trimFilters } from './trim-filters.js';

/** A recording of sound: a file and the track in it. */
export interface SoundPart {
  /** Absolute path. */
  readonly path: string;
  readonly audioTrack: number;
  /** The kept span; null for all. */
  readonly span: KeptSpan | null;
}

/** Reads the whole track without decoding, for recordings without a duration in the header. */
export function measureSoundArguments({ path, audioTrack }: Omit<SoundPart, 'span'>): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards, ...readLimit],
    input: fileArgument(path),
    outputs: [{ options: ['-map', `0:${audioTrack}`, '-c', 'copy', '-f', 'null'], target: '-' }],
  };
}

/** One AAC file from one or several recordings, in order. */
export function encodeSoundArguments(
  parts: readonly SoundPart[],
  channels: number,
  target: string,
  threads: number,
  treatment: SoundTreatment,
): FfmpegInvocation {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('no recording of sound');
  const layout = channels === 1 ? 'mono' : 'stereo';
  // One format for all parts: a person can change the microphone between two answers.
  const same = [`aresample=${encoding.audioSampleRate}`, `aformat=channel_layouts=${layout}`];
  const read = parts.map(({ audioTrack, span }, place) => {
    const filters = ['aresample=async=1000:first_pts=0', ...trimFilters(span, 'sound'), ...same];
    return `[${place}:${audioTrack}]${filters.join(',')}[a${place}]`;
  });
  const all = parts.map((_, place) => `[a${place}]`).join('');
  const level = treatmentFilters(treatment).join(',');
  const graph = [...read, `${all}concat=n=${parts.length}:v=0:a=1,${level}[sound]`].join(';');
  const guards = ['-threads', '1', ...inputGuards, ...readLimit];
  return {
    inputOptions: [...runOptions, '-filter_complex', graph, '-filter_complex_threads', String(threads), ...guards],
    input: fileArgument(first.path),
    moreInputs: others.map(({ path }) => ({ options: guards, source: fileArgument(path) })),
    outputs: [
      {
        options: [
          ['-map', '[sound]', '-vn', '-c:a', 'aac', '-b:a', `${soundEncoding.audioRate}k`],
          ['-ar', String(encoding.audioSampleRate), '-ac', String(channels)],
          readLimit,
          stripEverything,
          ['-movflags', '+faststart', '-f', 'mp4'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/** A still drawing of the level of the sound over its whole length: quiet colours, nothing of the voice can be heard from it. */
export function drawSoundArguments(rendition: string, target: string): FfmpegInvocation {
  const { width, height, line, ground, colour } = soundEncoding.drawing;
  const filters = [
    `[0:a:0]aformat=channel_layouts=mono,showwavespic=s=${width - 160}x${line}:colors=${colour}:scale=sqrt[wave]`,
    `color=c=${ground}:s=${width}x${height}:d=1[ground]`,
    '[ground][wave]overlay=(W-w)/2:(H-h)/2:format=auto,format=yuvj420p[drawing]',
  ].join(';');
  return {
    inputOptions: [...runOptions, '-filter_complex', filters, ...inputGuards],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '[drawing]', '-an'],
          stripEverything,
          ['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', String(encoding.poster.quality)],
          ['-f', 'mjpeg'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}
