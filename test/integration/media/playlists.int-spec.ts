import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { MadeFile } from '../../../server/modules/media/ffmpeg/pack.js';
import { transcodeSound } from '../../../server/modules/media/ffmpeg/transcode-sound.js';
import { checkPlaylists } from '../../playlists/check-playlists.js';
import { ffmpegTool, probeTool } from '../../support/samples/ffmpeg-tool.js';
import { sample, type SampleName } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { readerOf } from './support/playlist-files.js';

jest.setTimeout(180_000);

describe('the playlists of a video', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  it.each<[SampleName, number]>([
    ['interview-moov-at-end.mp4', 2],
    ['phone-hevc-rotated-gps.mov', 1],
    ['browser-no-duration.webm', 1],
    ['webcam-no-audio.mkv', 2],
    ['tiny-16x16.mp4', 1],
    ['one-frame.mp4', 1],
    ['long-talk.mp4', 1],
  ])('of %s keep the rules of Safari, and the best rung is stored once', async (name, rungs) => {
    const { files } = await bench.make(await sample(name));
    const read = readerOf(files);
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    const main = (await read('main.m3u8')).toString();
    expect(main.match(/#EXT-X-STREAM-INF:.*CODECS="avc1\./g)).toHaveLength(rungs);
    expect(files.filter(({ kind }) => kind === 'stream')).toHaveLength(rungs - 1);
    expect(files.filter(({ kind, rung }) => kind === 'rendition' && rung !== undefined)).toHaveLength(1);
    // No file names the program that made it: a version helps an attacker.
    for (const { path } of files) expect((await readFile(path)).includes('Lavf')).toBe(false);
    const images = (await read('images.m3u8')).toString();
    expect(images).toMatch(/#EXT-X-TILES:RESOLUTION=\d+x\d+,LAYOUT=\d+x\d+,DURATION=\d+\nsprite\.jpg/);
  });

  it('of a picture that ends before its sound leave out what they cannot show', async () => {
    const clip = join(bench.root, 'long-sound.mp4');
    const [picture, sound] = ['testsrc2=size=320x240:rate=15:duration=2', 'sine=frequency=440:duration=10'];
    await ffmpegTool('-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound, '-c:v', 'mpeg4', '-c:a', 'aac', clip);
    const { files } = await bench.make(clip);
    const read = readerOf(files);
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    expect((await read('iframes.m3u8')).toString().match(/#EXTINF/g)?.length).toBeGreaterThan(0);
  });

  it('of sound alone name its codec, and it is stored once', async () => {
    const parts: { files: readonly MadeFile[] } = await bench.make(await sample('voice.mp3'), {
      maker: transcodeSound(null),
    });
    const read = readerOf(parts.files);
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    expect((await read('main.m3u8')).toString()).toContain('CODECS="mp4a.40.2"');
    for (const { path } of parts.files) expect((await readFile(path)).includes('Lavf')).toBe(false);
    expect(parts.files.filter(({ kind }) => kind === 'stream')).toEqual([]);
  });

  it('show the same pictures and sounds as the whole file', async () => {
    const { files, video, duration } = await bench.make(await sample('interview-moov-at-end.mp4'));
    const read = readerOf(files);
    const list = (await read('720p.m3u8')).toString();
    const [, size, offset] = /EXT-X-MAP:URI="720p\.mp4",BYTERANGE="(\d+)@(\d+)"/.exec(list) ?? [];
    const whole = await readFile(video);
    // To the index in front, everything from here on is data; to players of the ladder it is a file of its own.
    const segments = whole.subarray(Number(offset));
    expect(segments.toString('latin1', 4, 8)).toBe('ftyp');
    expect(Number(size)).toBeGreaterThan(0);
    const packets = async (path: string): Promise<string> =>
      (await ffmpegTool('-i', path, '-map', '0', '-c', 'copy', '-f', 'framemd5', '-')).toString();
    const alone = `${video}.segments.mp4`;
    await writeFile(alone, segments);
    const hashes = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .map((line) => `${line.split(',')[0]} ${line.split(',')[5]?.trim()}`)
        .sort();
    expect(hashes(await packets(video))).toEqual(hashes(await packets(alone)));
    expect(Number((await probeTool(video)).format.duration)).toBeCloseTo(duration, 2);
    // A player that seeks in the whole file finds a picture through its index.
    const late = await ffmpegTool('-ss', '5', '-i', video, '-frames:v', '1', '-f', 'rawvideo', '-');
    expect(late.length).toBeGreaterThan(0);
  });

  it('are found to be broken if they are', async () => {
    const { files } = await bench.make(await sample('interview-moov-at-end.mp4'));
    const read = readerOf(files);
    const changed = (name: string, from: RegExp | string, to: string) => async (asked: string) =>
      asked === name ? Buffer.from((await read(asked)).toString().replace(from, to)) : read(asked);
    const faults = (name: string, from: RegExp | string, to: string): Promise<readonly string[]> =>
      checkPlaylists(changed(name, from, to), 'main.m3u8');
    expect(await faults('main.m3u8', /,CODECS="[^"]*"/, '')).toContainEqual(expect.stringContaining('no CODECS'));
    expect(await faults('main.m3u8', 'avc1.64001f', 'avc1.640028')).toContainEqual(
      expect.stringMatching(/CODECS .* is not/),
    );
    expect(await faults('main.m3u8', /:BANDWIDTH=\d+/, ':BANDWIDTH=1000')).toContainEqual(
      expect.stringContaining('peak'),
    );
    expect(await faults('main.m3u8', /#EXT-X-I-FRAME.*\n/, '')).toContainEqual(expect.stringContaining('key frames'));
    expect(await faults('360p.m3u8', '#EXTINF:4.0', '#EXTINF:3.0')).toContainEqual(
      expect.stringContaining('different places'),
    );
    expect(await faults('360p.m3u8', /TARGETDURATION:\d+/, 'TARGETDURATION:1')).toContainEqual(
      expect.stringContaining('target'),
    );
    expect(await faults('iframes.m3u8', /BYTERANGE:(\d+)@(\d+)/, 'BYTERANGE:100@$2')).not.toEqual([]);
  });
});
