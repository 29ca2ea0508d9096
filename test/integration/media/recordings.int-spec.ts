import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MediaRejected } from '../../../server/modules/media/ffmpeg/ffmpeg.errors.js';
import { probeTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
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

  it('are refused if one of them is not a recording', async () => {
    const { source, parts } = await inOne(await bytesOf('browser-no-duration.webm'), Buffer.from('not a video'));
    await expect(bench.make(source, { parts })).rejects.toThrow(MediaRejected);
  });
});
