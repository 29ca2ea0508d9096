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

/** No iPhone runs here: files of the shape that WebKit's source gives them stand for those of one. */
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
  /** Red above left, green above right, blue below: as it was filmed. */
  async function expectUpright(path: string, seconds: number): Promise<void> {
    const strongest = (await quartersOf(path, seconds)).map((colour) => colour.indexOf(Math.max(...colour)));
    expect([seconds, strongest]).toEqual([seconds, [0, 1, 2, 2]]);
  }
  /** Flashes and beeps where they are expected, and together. */
  async function expectSignals(made: Made, at: readonly number[]): Promise<void> {
    const { seen, heard } = await signalsOf(made.video);
    expect([seen.length, heard.length]).toEqual([at.length, at.length]);
    for (const [place, seconds] of at.entries()) {
      expect(Math.abs((seen[place] ?? 0) - seconds)).toBeLessThan(0.15);
      // A picture of the camera is a thirtieth of a second long: less than two of them is what nobody notices.
      expect(Math.abs((seen[place] ?? 0) - (heard[place] ?? 9))).toBeLessThan(0.06);
    }
  }

  it.each([
    ['an iPhone held upright', true, { width: 360, height: 640 }],
    ['a Mac', false, { width: 640, height: 360 }],
  ])('on %s becomes a video that is upright, as long, and in step', async (_, isUpright, size) => {
    const source = await recorded(`alone-${isUpright}`, { seconds: 4, signalAt: 2.5, isUpright });
    // It is what it stands for: fragments, an index that says no length, no steady rate, a turn of a quarter.
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
    // Sought in its last second, and a whole picture stands there.
    for (const seconds of [0.5, 3.6]) await expectUpright(made.video, seconds);
    await expectSignals(made, [2.5]);
  });

  it('in several parts, of which a killed tab cut one off, becomes one video in step from end to end', async () => {
    const pieces = await Promise.all([
      recorded('first', { seconds: 3, signalAt: 1.5, isUpright: true }).then((path) => readFile(path)),
      // Gone in its fourth second. Safari hands over whole fragments: three of them were on the device.
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
