import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MediaRejected } from '../../../server/modules/media/ffmpeg/ffmpeg.errors.js';
import { ffmpegTool, probeTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import { sample, type SampleName } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';

jest.setTimeout(180_000);

describe('several recordings in one upload', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  /** Joins files one after the other, like a recorder that sends its answers. */
  async function inOne(...pieces: readonly Buffer[]): Promise<{ source: string; parts: number[] }> {
    const source = join(bench.root, `recordings-${pieces.length}`);
    await writeFile(source, Buffer.concat(pieces));
    return { source, parts: pieces.map(({ length }) => length) };
  }
  const bytesOf = async (name: SampleName): Promise<Buffer> => readFile(await sample(name));

  it('become one video: the first one determines the size, and each starts where the previous one ended', async () => {
    const first = await bytesOf('browser-no-duration.webm');
    const silentAndWider = await bytesOf('webcam-no-audio.mkv');
    // A killed tab: the file ends in the middle of a frame.
    const cut = first.subarray(0, Math.floor(first.length * 0.6));
    const { source, parts } = await inOne(first, silentAndWider, cut);
    const made = await bench.make(source, { parts });
    const { streams, format } = await probeTool(made.video);
    expect(streams.map(({ codec_name: codec }) => codec).sort()).toEqual(['aac', 'h264']);
    expect(made).toMatchObject({ width: 320, height: 240, sourceCodec: 'vp8' });
    expect(Number(format.duration)).toBeGreaterThan(5 + 2 + 1);
    expect(Number(format.duration)).toBeLessThan(5 + 2 + 5);
    // All three show the same four colours, and no frame between them is black.
    for (const seconds of [1, 5.8, 7.5]) {
      const [red, green] = await quartersOf(made.video, seconds);
      expect([seconds, (red?.[0] ?? 0) > (red?.[1] ?? 0), (green?.[1] ?? 0) > (green?.[0] ?? 0)]).toEqual([
        seconds,
        true,
        true,
      ]);
    }
    expect(made.progress.at(-1)).toBe(100);
    expect([...made.progress].sort((a, b) => a - b)).toEqual([...made.progress]);
  });

  it('without any sound make a video without sound', async () => {
    const silent = await bytesOf('webcam-no-audio.mkv');
    const { source, parts } = await inOne(silent, silent);
    const made = await bench.make(source, { parts });
    expect((await probeTool(made.video)).streams).toHaveLength(1);
    expect(made.duration).toBeCloseTo(4, 0);
  });

  /** Colours, sound and length of a recording made for this: red for 2 s, green for 2 s, blue for 2 s, with a tone in the green part only. */
  async function coloured(name: string): Promise<Buffer> {
    const path = join(bench.root, name);
    const colours = ['red', 'green', 'blue'].map((colour) => `color=${colour}:s=320x240:r=30:d=2`);
    await ffmpegTool(
      ...colours.flatMap((source) => ['-f', 'lavfi', '-i', source]),
      ...['-f', 'lavfi', '-i', 'sine=f=440:d=2', '-filter_complex'],
      '[0][1][2]concat=n=3:v=1:a=0[v];[3]adelay=2000:all=1,apad=whole_dur=6[a]',
      ...['-map', '[v]', '-map', '[a]', '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-live', '1'],
      ...['-f', 'webm', path],
    );
    return readFile(path);
  }
  /** First and last second in which something is heard. */
  async function toneSpan(path: string): Promise<readonly number[]> {
    const raw = await ffmpegTool('-i', path, '-vn', '-ac', '1', '-ar', '8000', '-f', 's16le', '-');
    const samples = new Int16Array(raw.buffer, raw.byteOffset, raw.length / 2);
    const isLoud = (sample: number): boolean => Math.abs(sample) > 600;
    return [samples.findIndex(isLoud) / 8_000, samples.findLastIndex(isLoud) / 8_000];
  }
  const isMostly = ([red, green, blue]: readonly number[]): string => {
    const most = Math.max(red ?? 0, green ?? 0, blue ?? 0);
    return most === red ? 'red' : most === green ? 'green' : 'blue';
  };

  it('keep only the wanted span of each, to the frame, and nothing else is in the video', async () => {
    const piece = await coloured('coloured.webm');
    const { source, parts } = await inOne(piece, piece);
    const made = await bench.make(source, {
      parts,
      kept: [
        { from: 2_000, to: 4_000 },
        { from: 4_000, to: 60_000 },
      ],
    });
    expect(made.duration).toBeGreaterThan(3.9);
    expect(made.duration).toBeLessThan(4.15);
    const seen: string[] = [];
    for (const seconds of [0.05, 1.9, 2.1, 3.8]) {
      seen.push(isMostly((await quartersOf(made.video, seconds))[0] ?? []));
    }
    expect(seen).toEqual(['green', 'green', 'blue', 'blue']);
  });

  it('keep the span of a single recording, and sound and picture start together', async () => {
    const source = join(bench.root, 'single.webm');
    await writeFile(source, await coloured('single-coloured.webm'));
    const made = await bench.make(source, { kept: [{ from: 1_000, to: 5_000 }] });
    expect(made.duration).toBeGreaterThan(3.9);
    expect(made.duration).toBeLessThan(4.15);
    expect(isMostly((await quartersOf(made.video, 0.9))[0] ?? [])).toBe('red');
    expect(isMostly((await quartersOf(made.video, 1.1))[0] ?? [])).toBe('green');
    expect(await toneSpan(made.video)).toEqual([expect.closeTo(1, 1), expect.closeTo(3, 1)]);
  });

  it.each([
    ['after its end', { from: 30_000, to: 40_000 }],
    ['too short to watch', { from: 5_500, to: 60_000 }],
  ])('are refused if what is kept of a single one is %s', async (_, span) => {
    const source = join(bench.root, 'refused.webm');
    await writeFile(source, await coloured('refused-coloured.webm'));
    await expect(bench.make(source, { kept: [span] })).rejects.toMatchObject({
      rejection: { code: 'MEDIA.KEPT_TOO_SHORT', params: { seconds: 1 } },
    });
  });

  it('are refused if one of them is not a recording', async () => {
    const { source, parts } = await inOne(await bytesOf('browser-no-duration.webm'), Buffer.from('not a video'));
    await expect(bench.make(source, { parts })).rejects.toThrow(MediaRejected);
  });
});
