import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { ffmpegTool, hasEncoder } from './ffmpeg-tool.js';

/** Clips are made once and kept between runs; none is committed. */
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/video-samples');
/** Change it with a recipe, so that tests do not use old clips. */
const VERSION = '1';

/** Metadata that must never be served: a position near Montréal, a device and a comment. */
export const secretTags = { location: '+45.5017-073.5673/', model: 'Telephone-7C1F', comment: 'note-9E2B' } as const;

const tone = (seconds: number): string[] => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
/** A moving box, and four different quarters: red top left, green top right, blue bottom left, grey bottom right. */
const quarters = (size: string, seconds: number, rate = 30): string[] => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const box = (x: number, y: number, colour: string): string =>
    `drawbox=x=${x}:y=${y}:w=${width / 2}:h=${height / 2}:color=${colour}:t=fill`;
  const boxes = [
    box(0, 0, 'red'),
    box(width / 2, 0, 'green'),
    box(0, height / 2, 'blue'),
    box(width / 2, height / 2, 'gray'),
  ];
  const moving = `drawbox=x='mod(t*40,${width - 16})':y=${height / 2 - 8}:w=16:h=16:color=white:t=fill`;
  return [
    '-f',
    'lavfi',
    '-i',
    `color=c=black:size=${size}:rate=${rate}:duration=${seconds},${boxes.join(',')},${moving}`,
  ];
};

type Recipe = (target: string) => Promise<unknown>;

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

async function cutInHalf(source: string, target: string): Promise<void> {
  const whole = await readFile(source);
  await writeFile(target, whole.subarray(0, Math.floor(whole.length / 2)));
}

/** Sound alone, in the formats that phones, recorders and browsers write. */
const voice =
  (...codec: string[]): Recipe =>
  (target) =>
    ffmpegTool(...tone(4), ...codec, target);

const recipes = {
  'voice.mp3': voice('-c:a', 'libmp3lame', '-metadata', `comment=${secretTags.comment}`),
  'voice.m4a': voice('-c:a', 'aac', '-metadata', `comment=${secretTags.comment}`),
  'voice.wav': voice('-c:a', 'pcm_s16le'),
  'voice.ogg': voice('-c:a', 'libopus'),
  'voice.weba': voice('-c:a', 'libopus', '-f', 'webm'),
  /** Like a phone: HEVC stored sideways with a rotation tag, a position, a model and a comment. Displayed upright: 360 × 640. */
  'phone-hevc-rotated-gps.mov': async (target) => {
    const codec = (await hasEncoder('libx265'))
      ? ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-tag:v', 'hvc1']
      : h264;
    const stored = `${target}.stored.mov`;
    // Rotated a quarter counterclockwise for storage, and tagged to be rotated back.
    const [f = '', lavfi = '', i = '', graph = ''] = quarters('360x640', 4);
    await ffmpegTool(
      f,
      lavfi,
      i,
      `${graph},transpose=cclock`,
      ...tone(4),
      ...codec,
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-shortest',
      stored,
    );
    const tags = [
      ['-metadata', `location=${secretTags.location}`],
      ['-metadata', `com.apple.quicktime.location.ISO6709=${secretTags.location}`],
      ['-metadata', `com.apple.quicktime.model=${secretTags.model}`],
      ['-metadata', `comment=${secretTags.comment}`],
      ['-metadata:s:v', `title=${secretTags.model}`],
      ['-metadata:s:a', `title=${secretTags.comment}`],
    ].flat();
    const rest = ['-i', stored, '-c', 'copy', '-movflags', 'use_metadata_tags', ...tags];
    // ffmpeg 6 and later rotate with an option, earlier versions with a tag.
    await ffmpegTool('-display_rotation', '-90', ...rest, target).catch(() =>
      ffmpegTool(...rest, '-metadata:s:v:0', 'rotate=270', target),
    );
    await rm(stored);
  },
  /** Like a browser's recording: VP8 and Opus through a pipe, so there is no duration and no index. */
  'browser-no-duration.webm': async (target) =>
    writeFile(
      target,
      await ffmpegTool(
        ...quarters('320x240', 5),
        ...tone(5),
        '-c:v',
        'libvpx',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
        '-c:a',
        'libopus',
        '-f',
        'webm',
        '-live',
        '1',
        '-',
      ),
    ),
  /** Like a browser's MP4: VP9 and Opus, fragmented. */
  'browser-fragmented.mp4': (target) =>
    ffmpegTool(
      ...quarters('320x240', 3),
      ...tone(3),
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      '-c:a',
      'libopus',
      '-strict',
      '-2',
      '-movflags',
      'frag_keyframe+empty_moov',
      target,
    ),
  'webcam-no-audio.mkv': (target) => ffmpegTool(...quarters('640x480', 2), ...h264, '-pix_fmt', 'yuvj420p', target),
  'camcorder-mpeg4-mp3.avi': (target) =>
    ffmpegTool(...quarters('640x480', 3), ...tone(3), '-c:v', 'mpeg4', '-c:a', 'libmp3lame', target),
  /** The index is at the end, as most cameras write it. */
  'interview-moov-at-end.mp4': (target) =>
    ffmpegTool(...quarters('1280x720', 6), ...tone(6), ...h264, '-c:a', 'aac', '-shortest', target),
  /** Seconds of work, so that a test can kill a worker meanwhile, and more than 2 MiB, so that an upload can be cut. */
  'long-work.mp4': (target) =>
    ffmpegTool(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=1280x720:rate=30:duration=10',
      ...tone(10),
      ...h264,
      '-crf',
      '20',
      '-c:a',
      'aac',
      target,
    ),
  /** Longer than a short video, and seconds of work. */
  'long-talk.mp4': (target) =>
    ffmpegTool('-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=15:duration=130', ...h264, '-crf', '40', target),
  /** Like an old camcorder, with non-square pixels: stored 720 × 576, displayed 768 × 576. */
  'anamorphic.mp4': (target) => ffmpegTool(...quarters('720x576', 2, 25), '-vf', 'setsar=16/15', ...h264, target),
  'tiny-16x16.mp4': (target) =>
    ffmpegTool('-f', 'lavfi', '-i', 'color=c=red:size=16x16:rate=10:duration=1', ...h264, target),
  'one-frame.mp4': (target) =>
    ffmpegTool('-f', 'lavfi', '-i', 'color=c=red:size=64x64:rate=30:duration=1', '-frames:v', '1', ...h264, target),
  'sixty-frames.mp4': (target) => ffmpegTool(...quarters('320x240', 2, 60), ...h264, target),
  'subtitled.mkv': async (target) => {
    const subtitles = `${target}.srt`;
    await writeFile(subtitles, `1\n00:00:00,000 --> 00:00:01,000\n${secretTags.comment}\n`);
    await ffmpegTool(
      ...quarters('320x240', 2),
      '-i',
      subtitles,
      ...h264,
      '-c:s',
      'srt',
      '-map',
      '0:v',
      '-map',
      '1:s',
      target,
    );
    await rm(subtitles);
  },
  'bad-truncated.mp4': async (target): Promise<void> => cutInHalf(await sample('interview-moov-at-end.mp4'), target),
  /** The index at the start declares six seconds, but only half of the file is there. */
  'bad-cut-off.mp4': async (target): Promise<void> => {
    const whole = `${target}.whole.mp4`;
    await ffmpegTool('-i', await sample('interview-moov-at-end.mp4'), '-c', 'copy', '-movflags', '+faststart', whole);
    await cutInHalf(whole, target);
    await rm(whole);
  },
  'bad-text-named.mp4': (target) => writeFile(target, 'this is not a video\n'),
  'bad-empty.mp4': async (target) => {
    await writeFile(target, '');
    await truncate(target, 0);
  },
  'bad-audio-only.mp4': (target) => ffmpegTool(...tone(3), '-c:a', 'aac', target),
  'bad-cover-art-only.mp4': (target) =>
    ffmpegTool(
      ...tone(2),
      '-f',
      'lavfi',
      '-i',
      'color=c=blue:size=64x64:duration=1:rate=1',
      '-map',
      '0',
      '-map',
      '1',
      '-c:a',
      'aac',
      '-c:v',
      'mjpeg',
      '-frames:v',
      '1',
      '-disposition:v',
      'attached_pic',
      target,
    ),
  /** A few hundred kilobytes that decode to 108 million pixels per frame. */
  'bad-pixel-bomb.mp4': (target) =>
    ffmpegTool('-f', 'lavfi', '-i', 'color=size=12000x9000:rate=1:duration=2', ...h264, target),
  /** 24 hours long, one frame per minute. */
  'bad-24h-long.mp4': (target) =>
    ffmpegTool('-f', 'lavfi', '-i', 'color=size=64x64:rate=1/60:duration=86400', ...h264, target),
  /** 24 hours long without a duration: the header of a piped recording has none. */
  'bad-24h-unsaid.webm': async (target) =>
    writeFile(
      target,
      await ffmpegTool(
        '-f',
        'lavfi',
        '-i',
        'color=size=64x64:rate=1/60:duration=86400',
        '-c:v',
        'libvpx',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
        '-f',
        'webm',
        '-live',
        '1',
        '-',
      ),
    ),
  'bad-forty-tracks.mp4': (target) =>
    ffmpegTool(
      ...quarters('64x64', 1),
      ...tone(1),
      '-map',
      '0',
      ...Array.from({ length: 40 }, () => ['-map', '1']).flat(),
      ...h264,
      '-c:a',
      'aac',
      target,
    ),
  'bad-rare-codec.avi': (target) => ffmpegTool(...quarters('64x64', 1), '-c:v', 'cinepak', target),
  'bad-rare-sound.mkv': (target) => ffmpegTool(...quarters('64x64', 1), ...tone(1), ...h264, '-c:a', 'wmav2', target),
} as const satisfies Record<string, Recipe>;

export type SampleName = keyof typeof recipes;

const making = new Map<SampleName, Promise<string>>();

/** The path of a clip, made by ffmpeg on first use. Do not modify the file. */
export function sample(name: SampleName): Promise<string> {
  const made = making.get(name) ?? make(name);
  making.set(name, made);
  return made;
}

async function make(name: SampleName): Promise<string> {
  const { [name]: recipe } = recipes as Readonly<Record<SampleName, Recipe>>;
  const hash = createHash('sha256')
    .update(`${VERSION} ${recipe.toString()} ${quarters.toString()}`)
    .digest('hex')
    .slice(0, 12);
  const path = join(CACHE, hash, name);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  // Several test processes may make it in parallel: each writes its own file, the last rename wins, and all are identical.
  const unfinished = join(CACHE, `${randomUUID()}${extname(name)}`);
  await recipe(unfinished);
  await rename(unfinished, path);
  return path;
}
