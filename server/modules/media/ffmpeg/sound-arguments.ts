import { encoding } from '../domain/encoding-profiles.js';
import { soundEncoding } from '../domain/sound-plan.js';
import { type FfmpegInvocation, readLimit, runOptions, stripEverything } from './ffmpeg-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** A recording of sound: a file and the track in it. */
export interface SoundPart {
  /** Absolute path. */
  readonly path: string;
  readonly audioTrack: number;
}

/** Reads the whole track without decoding, for recordings without a duration in the header. */
export function measureSoundArguments({ path, audioTrack }: SoundPart): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards, ...readLimit],
    input: fileArgument(path),
    outputs: [{ options: ['-map', `0:${audioTrack}`, '-c', 'copy', '-f', 'null'], target: '-' }],
  };
}

/** One AAC file from one or several recordings, in order, at the loudness of all our videos. */
export function encodeSoundArguments(
  parts: readonly SoundPart[],
  channels: number,
  target: string,
  threads: number,
): FfmpegInvocation {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('no recording of sound');
  const { integrated, truePeak, range } = encoding.loudness;
  const layout = channels === 1 ? 'mono' : 'stereo';
  // One format for all parts: a person can change the microphone between two answers.
  const same = `aresample=async=1000:first_pts=0,aresample=${encoding.audioSampleRate},aformat=channel_layouts=${layout}`;
  const read = parts.map(({ audioTrack }, place) => `[${place}:${audioTrack}]${same}[a${place}]`);
  const all = parts.map((_, place) => `[a${place}]`).join('');
  const level = [
    `loudnorm=I=${integrated}:TP=${truePeak}:LRA=${range}`,
    // The loudness filter works at four times the rate.
    `aresample=${encoding.audioSampleRate}`,
  ].join(',');
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
