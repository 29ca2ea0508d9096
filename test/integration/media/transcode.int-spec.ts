import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { probeTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import { boxOffset } from '../../support/samples/mp4-boxes.js';
import { sample, type SampleName, secretTags } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';

jest.setTimeout(180_000);
const execute = promisify(execFile);

/** The dominant colour: the quarters of the samples are red, green, blue and grey. */
function colourOf([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 40) return most > 60 ? 'grey' : 'black';
  return most === red ? 'red' : most === green ? 'green' : 'blue';
}

const upright = ['red', 'green', 'blue', 'grey'];

describe('a video that is processed', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  it.each<[SampleName, { width: number; height: number; seconds: number; sound: boolean; codec: string }]>([
    ['browser-no-duration.webm', { width: 320, height: 240, seconds: 5, sound: true, codec: 'vp8' }],
    ['browser-fragmented.mp4', { width: 320, height: 240, seconds: 3, sound: true, codec: 'vp9' }],
    ['webcam-no-audio.mkv', { width: 640, height: 480, seconds: 2, sound: false, codec: 'h264' }],
    ['phone-hevc-rotated-gps.mov', { width: 360, height: 640, seconds: 4, sound: true, codec: 'hevc' }],
    ['camcorder-mpeg4-mp3.avi', { width: 640, height: 480, seconds: 3, sound: true, codec: 'mpeg4' }],
    ['interview-moov-at-end.mp4', { width: 1280, height: 720, seconds: 6, sound: true, codec: 'h264' }],
    ['anamorphic.mp4', { width: 768, height: 576, seconds: 2, sound: false, codec: 'h264' }],
    ['subtitled.mkv', { width: 320, height: 240, seconds: 2, sound: false, codec: 'h264' }],
    ['sixty-frames.mp4', { width: 320, height: 240, seconds: 2, sound: false, codec: 'h264' }],
  ])('%s plays everywhere, upright, from its first bytes, and tells nothing of its maker', async (name, expected) => {
    const made = await bench.make(await sample(name));
    const { streams, format, chapters } = await probeTool(made.video);
    const video = streams.find((stream) => stream.codec_type === 'video');
    const audio = streams.find((stream) => stream.codec_type === 'audio');

    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width: expected.width,
      height: expected.height,
      sample_aspect_ratio: '1:1',
    });
    expect(audio?.codec_name).toBe(expected.sound ? 'aac' : undefined);
    expect(streams).toHaveLength(expected.sound ? 2 : 1);
    expect(Number(format.duration)).toBeCloseTo(expected.seconds, 0);
    const { width, height } = expected;
    expect(made).toMatchObject({
      width,
      height,
      sourceCodec: name.startsWith('phone') ? expect.stringMatching(/hevc|h264/) : expected.codec,
    });
    expect(made.duration).toBeCloseTo(Number(format.duration), 2);
    const [frames = 0, seconds = 1] = (video?.avg_frame_rate ?? '').split('/').map(Number);
    expect(frames / seconds).toBeLessThanOrEqual(30.1);

    expect((await quartersOf(made.video, expected.seconds / 2)).map(colourOf)).toEqual(upright);
    expect((await quartersOf(made.poster)).map(colourOf)).toEqual(upright);
    expect((await readFile(made.poster)).subarray(0, 2).toString('hex')).toBe('ffd8');

    const [index, data] = [await boxOffset(made.video, 'moov'), await boxOffset(made.video, 'mdat')];
    expect(index).toBeGreaterThan(0);
    expect(data).toBeGreaterThan(index);

    expect(chapters).toEqual([]);
    expect(Object.keys(format.tags ?? {}).sort()).toEqual(['compatible_brands', 'major_brand', 'minor_version']);
    for (const stream of streams) expect(stream.side_data_list ?? []).toEqual([]);
    for (const path of [made.video, made.poster]) {
      const bytes = (await readFile(path)).toString('latin1');
      for (const secret of [...Object.values(secretTags), '45.5017', 'quicktime', 'Lavf5', 'Exif'])
        expect(bytes).not.toContain(secret);
    }

    expect(made.progress.length).toBeGreaterThan(3);
    expect([...made.progress].sort((a, b) => a - b)).toEqual(made.progress);
    expect(made.progress.at(-1)).toBe(100);
  });

  it('starts from a clip that does have the position, the model and a rotated picture', async () => {
    const source = await sample('phone-hevc-rotated-gps.mov');
    const bytes = (await readFile(source)).toString('latin1');
    for (const secret of Object.values(secretTags)) expect(bytes).toContain(secret);
    const [video] = (await probeTool(source)).streams;
    expect(video).toMatchObject({ width: 640, height: 360 });
    expect(JSON.stringify(video?.side_data_list ?? video?.tags)).toMatch(/rotat/i);
    expect((await probeTool(await sample('browser-no-duration.webm'))).format.duration).toBeUndefined();
    const endsWithIndex = await sample('interview-moov-at-end.mp4');
    expect(await boxOffset(endsWithIndex, 'moov')).toBeGreaterThan(await boxOffset(endsWithIndex, 'mdat'));
  });

  it.each([
    ['low', { width: 640, height: 360 }],
    ['medium', { width: 1280, height: 720 }],
    ['high', { width: 1280, height: 720 }],
  ] as const)('in %s quality is never enlarged', async (quality, size) => {
    expect(await bench.make(await sample('interview-moov-at-end.mp4'), { quality })).toMatchObject(size);
  });

  it('may be very small, and only one frame long', async () => {
    expect(await bench.make(await sample('tiny-16x16.mp4'))).toMatchObject({ width: 16, height: 16 });
    const short = await bench.make(await sample('one-frame.mp4'));
    expect(short.duration).toBeGreaterThan(0);
    expect((await quartersOf(short.poster)).map(colourOf)).toEqual(['red', 'red', 'red', 'red']);
  });

  it('supports seeking: it has a key frame every two seconds', async () => {
    const { video } = await bench.make(await sample('interview-moov-at-end.mp4'));
    const args = ['-v', 'error', '-skip_frame', 'nokey', '-select_streams', 'v', '-show_entries', 'frame=pts_time'];
    const { stdout: times } = await execute('ffprobe', [...args, '-of', 'csv=p=0', video]);
    expect(
      times
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => Math.round(parseFloat(line))),
    ).toEqual([0, 2, 4]);
  });
});
