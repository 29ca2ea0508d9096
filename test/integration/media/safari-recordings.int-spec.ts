import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { probeTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import {
  lengthOfFragments,
  makeSafariRecording,
  type SafariRecording,
  signalsOf,
} from '../../support/samples/safari-recording.js';
import { type FfmpegBench, type Made, openFfmpegBench } from './support/ffmpeg-bench.js';

jest.setTimeout(180_000);

/** No iPhone is available, so these files are generated with the structure that WebKit's source code writes. */
describe('a recording of Safari', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  async function recorded(name: string, recording: SafariRecording): Promise<string> {
    const path = join(bench.root, name);
    await makeSafariRecording(path, recording);
    return path;
  }
  const boxesOf = (bytes: Buffer): string[] => {
    const names: string[] = [];
    for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
      names.push(bytes.toString('latin1', at + 4, at + 8));
    return names;
  };
  /** Red at the top left, green at the top right, blue below, as in the recording. */
  async function expectUpright(path: string, seconds: number): Promise<void> {
    const strongest = (await quartersOf(path, seconds)).map((colour) => colour.indexOf(Math.max(...colour)));
    expect([seconds, strongest]).toEqual([seconds, [0, 1, 2, 2]]);
  }
  /** Flashes and beeps are at the expected times, and in sync. */
  async function expectSignals(made: Made, at: readonly number[]): Promise<void> {
    const { seen, heard } = await signalsOf(made.video);
    expect([seen.length, heard.length]).toEqual([at.length, at.length]);
    for (const [place, seconds] of at.entries()) {
      expect(Math.abs((seen[place] ?? 0) - seconds)).toBeLessThan(0.15);
      // A camera's frame lasts 1/30 s; people do not notice an offset of less than two frames.
      expect(Math.abs((seen[place] ?? 0) - (heard[place] ?? 9))).toBeLessThan(0.06);
    }
  }

  it.each([
    ['an iPhone held upright', true, { width: 360, height: 640 }],
    ['a Mac', false, { width: 640, height: 360 }],
  ])('on %s becomes an upright video of the same length, in sync', async (_, isUpright, size) => {
    const source = await recorded(`alone-${isUpright}`, { seconds: 4, signalAt: 2.5, isUpright });
    // The file has Safari's properties: fragments, an index without a length, a variable frame rate, a rotation by a quarter.
    const boxes = boxesOf(await readFile(source));
    expect(boxes.slice(0, 2)).toEqual(['ftyp', 'moov']);
    expect(boxes.filter((name) => name === 'moof')).toHaveLength(4);
    expect(boxes).not.toContain('mfra');
    const [picture] = (await probeTool(source)).streams.filter(({ codec_type: type }) => type === 'video');
    expect(picture).toMatchObject({ codec_name: 'h264', profile: 'Constrained Baseline', width: 640, height: 360 });
    expect(JSON.stringify(picture?.side_data_list ?? [])).toContain(isUpright ? '"rotation":' : '[]');

    const made = await bench.make(source);
    expect(made).toMatchObject({ ...size, sourceCodec: 'h264' });
    expect(made.duration).toBeCloseTo(4, 0);
    const { streams, format } = await probeTool(made.video);
    expect(streams.map(({ codec_name: codec }) => codec).sort()).toEqual(['aac', 'h264']);
    expect(streams.flatMap(({ side_data_list: notes = [] }) => notes)).toEqual([]);
    expect(Number(format.duration)).toBeCloseTo(4, 0);
    // Seeking to the last second shows a complete frame.
    for (const seconds of [0.5, 3.6]) await expectUpright(made.video, seconds);
    await expectSignals(made, [2.5]);
  });

  it('in several parts, one of them cut off by a killed tab, becomes one video that is in sync throughout', async () => {
    const pieces = await Promise.all([
      recorded('first', { seconds: 3, signalAt: 1.5, isUpright: true }).then((path) => readFile(path)),
      // Killed in its fourth second. Safari delivers complete fragments, so three of them were stored on the device.
      recorded('killed', { seconds: 5, signalAt: 2, isUpright: true })
        .then((path) => readFile(path))
        .then((bytes) => bytes.subarray(0, lengthOfFragments(bytes, 3))),
      recorded('continued', { seconds: 3, signalAt: 1, isUpright: true }).then((path) => readFile(path)),
    ]);
    const source = join(bench.root, 'parts');
    await writeFile(source, Buffer.concat(pieces));
    const made = await bench.make(source, { parts: pieces.map(({ length }) => length) });
    expect(made).toMatchObject({ width: 360, height: 640, sourceCodec: 'h264' });
    expect(Math.abs(made.duration - 9)).toBeLessThan(0.3);
    for (const seconds of [0.5, 3.5, 6.5]) await expectUpright(made.video, seconds);
    await expectSignals(made, [1.5, 5, 7]);
  });
});
