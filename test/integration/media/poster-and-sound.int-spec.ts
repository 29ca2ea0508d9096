import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { usualTreatment } from '../../../server/modules/media/domain/sound-treatment.js';
import { transcodeSound } from '../../../server/modules/media/ffmpeg/transcode-sound.js';
import { ffmpegTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';

jest.setTimeout(120_000);
const execute = promisify(execFile);

const scene = (seconds: number, filter: string): string[] => [
  ...['-f', 'lavfi', '-i'],
  `color=c=black:size=160x90:rate=10:duration=${seconds},${filter}`,
];
const box = (x: number, y: number, colour: string): string => `drawbox=x=${x}:y=${y}:w=80:h=45:color=${colour}:t=fill`;
/** A green and a red, below them a grey and a blue quarter. */
const quarters = [box(0, 0, 'green'), box(80, 0, 'red'), box(0, 45, 'gray'), box(80, 45, 'blue')].join(',');
const mirroredAndBlurred = `${quarters},hflip,gblur=sigma=10`;

/** The place of the strongest of red, green and blue in each quarter; -1 if there is none. */
const coloursOf = async (poster: string): Promise<readonly number[]> =>
  (await quartersOf(poster)).map((colours) => {
    const most = Math.max(...colours);
    return most - Math.min(...colours) < 40 ? -1 : colours.indexOf(most);
  });

/** Loudness of the whole, in LUFS (EBU R128). */
async function loudnessOf(path: string): Promise<number> {
  const { stderr } = await execute('ffmpeg', [
    '-nostats',
    '-i',
    path,
    '-map',
    '0:a',
    '-af',
    'ebur128',
    '-f',
    'null',
    '-',
  ]);
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1]);
}

describe('a finished video', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  it.each([
    ['that begins black and blurred', 'short.mp4', [1.5, 1.5, 1]],
    // Only its key frames are looked at.
    ['that is black for most of a minute', 'long.mp4', [38, 4, 10]],
  ])('%s has a poster of its clear part', async (_, name, [black = 0, blurred = 0, clear = 0]) => {
    const source = join(bench.root, name);
    await ffmpegTool(
      ...scene(black, 'null'),
      ...scene(blurred, mirroredAndBlurred),
      ...scene(clear, quarters),
      ...['-filter_complex', 'concat=n=3', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', source],
    );
    const { poster } = await bench.make(source);
    expect(await coloursOf(poster)).toEqual([1, 0, -1, 2]);
  });

  it('has the loudness of all others, or the level as recorded if the installation wants it', async () => {
    const source = join(bench.root, 'quiet.mkv');
    await ffmpegTool(
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=6,volume=-14dB'],
      ...scene(6, quarters),
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'flac', source],
    );
    const recorded = await loudnessOf(source);
    expect(recorded).toBeLessThan(-30);
    for (const [treatment, expected] of [
      [usualTreatment, -16],
      [{ ...usualTreatment, isLevelled: false }, recorded],
    ] as const) {
      const video = await bench.make(source, { treatment });
      const sound = await bench.make(source, { treatment, maker: transcodeSound(null) });
      for (const made of [video.video, sound.video]) {
        const difference = (await loudnessOf(made)) - expected;
        expect(Math.abs(difference)).toBeLessThan(1.5);
      }
    }
  });
});
