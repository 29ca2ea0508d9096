import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { encodersOf, type FurtherEncoder } from '../../../server/modules/media/domain/further-codecs.js';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { findCodecs } from '../../../server/modules/media/ffmpeg/find-codecs.js';
import { checkPlaylists } from '../../playlists/check-playlists.js';
import { ffmpegTool, hasEncoder, probeTool } from '../../support/samples/ffmpeg-tool.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { readerOf } from './support/playlist-files.js';

jest.setTimeout(240_000);

/** The fastest presets: the files show their form, not their quality. */
const presets = { libsvtav1: '12', 'libaom-av1': '6', libx265: 'ultrafast' } as const;
const quick = (encoder: FurtherEncoder): FurtherEncoder => ({ ...encoder, preset: presets[encoder.encoder] });
const all = [...encodersOf.av1, ...encodersOf.hevc].map(quick);
const shown = {
  av1: /^av01\.0\.\d\dM\.08,mp4a\.40\.2$/,
  hevc: /^hvc1\.1\.[0-9A-F]+\.L\d+[.0-9A-F]*,mp4a\.40\.2$/,
} as const;

describe('a video in further codecs', () => {
  let bench: FfmpegBench;
  let clip: string;
  let short: string;

  /**
   * Pictures at 29.97 frames per second, where two seconds are no whole number of frames. The noise of a camera, because drawn pictures
   * alone need as many bytes in each codec.
   */
  async function clipOf(
    name: string,
    seconds: number,
    filters: readonly string[] = ['noise=alls=12:allf=t'],
  ): Promise<string> {
    const path = join(bench.root, name);
    const picture = [`testsrc2=size=640x480:rate=30000/1001:duration=${seconds}`, ...filters].join(',');
    const sound = `sine=frequency=440:duration=${seconds}`;
    const sources = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
    await ffmpegTool(...sources, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path);
    return path;
  }

  beforeAll(async () => {
    bench = await openFfmpegBench();
    [clip, short] = [await clipOf('turning.mp4', 9), await clipOf('short.mp4', 2)];
  });
  afterAll(() => bench.close());

  it('finds the encoders of this machine, the preferred one of each codec', async () => {
    const found = await findCodecs(bench.confinement, ['av1', 'hevc']);
    const listed: FurtherEncoder[] = [];
    for (const codec of ['av1', 'hevc'] as const) {
      for (const each of encodersOf[codec]) {
        if (!(await hasEncoder(each.encoder))) continue;
        listed.push(each);
        break;
      }
    }
    expect(found).toEqual(listed);
    expect(found.length).toBeGreaterThan(0);
  });

  it('can be made of the largest video within the memory of its job', async () => {
    const large = await clipOf('large.mp4', 1, ['scale=1920:1080', 'noise=alls=12:allf=t']);
    const dropped: string[] = [];
    const { files } = await bench.make(large, {
      quality: 'high',
      codecs: [quick(encodersOf.av1[0] as FurtherEncoder)],
      onDropped: (_, reason) => dropped.push(reason),
    });
    // Three encoders at once reserve more than a job of H.264 may have.
    expect(mediaLimits.codecMemoryBytes).toBeGreaterThan(mediaLimits.memoryBytes);
    expect(dropped).toEqual([]);
    expect(files.filter(({ label, kind }) => kind === 'stream' && label.endsWith('_av1'))).toHaveLength(3);
  });

  it.each(all)('made by $encoder, keeps the rules of Safari, and is cut where H.264 is', async (encoder) => {
    expect(await hasEncoder(encoder.encoder)).toBe(true);
    const dropped: string[] = [];
    const long = encoder.encoder !== 'libaom-av1';
    const { files, duration } = await bench.make(long ? clip : short, {
      codecs: [encoder],
      onDropped: (codec, reason) => dropped.push(`${codec}: ${reason}`),
    });
    expect(dropped).toEqual([]);
    const read = readerOf(files);
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    const main = (await read('main.m3u8')).toString();
    const { codec } = encoder;
    expect(main.split('\n').filter((line) => /^\d+p/.test(line))).toEqual([
      ...['720p.m3u8', '360p.m3u8'],
      ...[`720p_${codec}.m3u8`, `360p_${codec}.m3u8`],
    ]);
    const named = [...main.matchAll(/#EXT-X-STREAM-INF:.*CODECS="([^"]*)"/g)].map(([, codecs]) => codecs);
    expect(named.slice(2)).toEqual([expect.stringMatching(shown[codec]), expect.stringMatching(shown[codec])]);
    if (long) expect((await read(`720p_${codec}.m3u8`)).toString().match(/#EXTINF:4\.004/g)).toHaveLength(2);

    for (const height of [720, 360]) {
      const path = files.find(({ label, kind }) => kind === 'stream' && label === `${height}p_${codec}`)?.path ?? '';
      const { streams, format } = await probeTool(path);
      expect(streams.map(({ codec_name }) => codec_name).sort()).toEqual(['aac', codec].sort());
      expect(Number(format.duration)).toBeCloseTo(duration, 0);
      const bytes = await readFile(path);
      for (const maker of ['Lavf', 'Lavc', 'SVT', 'x265'])
        expect([maker, bytes.includes(maker)]).toEqual([maker, false]);
    }
  });

  it('has all of them side by side', async () => {
    const { files } = await bench.make(short, {
      codecs: [quick(all[0] as FurtherEncoder), quick(all[2] as FurtherEncoder)],
    });
    const read = readerOf(files);
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    expect(files.filter(({ kind }) => kind === 'stream').map(({ label }) => label)).toEqual([
      ...['360p', '720p_av1', '360p_av1', '720p_hevc', '360p_hevc'],
    ]);
    // Rungs that are missing in one codec, and a playlist that begins with another codec than H.264.
    const changed = async (change: (main: string) => string): Promise<readonly string[]> =>
      checkPlaylists(
        async (name) => (name === 'main.m3u8' ? Buffer.from(change((await read(name)).toString())) : read(name)),
        'main.m3u8',
      );
    const without = (pattern: RegExp) => (main: string) => main.replace(pattern, '');
    expect(await changed(without(/#EXT-X-STREAM-INF:.*\n360p_av1\.m3u8\n/))).toEqual([
      'main.m3u8: has other sizes in av01 than in H.264',
    ]);
    expect(await changed(without(/#EXT-X-STREAM-INF:.*\n(360|720)p\.m3u8\n/g))).toContain(
      'main.m3u8: does not begin with H.264',
    );
    expect(await changed((main) => main.replace(/av01\.0\.\d\dM/, 'av01.0.19M'))).toContainEqual(
      expect.stringMatching(/CODECS .* is not/),
    );
  });

  it('is published in H.264 alone if an encoder fails, or its files are not smaller', async () => {
    const dropped: string[] = [];
    const broken: FurtherEncoder = { codec: 'hevc', encoder: 'libx265', preset: 'none' };
    const onDropped = (codec: string, reason: string): void => void dropped.push(`${codec}: ${reason}`);
    const { files } = await bench.make(short, { codecs: [broken], onDropped });
    expect(dropped).toEqual([expect.stringMatching(/^hevc: ffmpeg /)]);
    expect(await checkPlaylists(readerOf(files), 'main.m3u8')).toEqual([]);
    expect(files.filter(({ kind }) => kind === 'stream').map(({ label }) => label)).toEqual(['360p']);

    // Of a still picture, nearly all bytes are its sound, which is the same in each codec.
    dropped.length = 0;
    const still = await clipOf('still.mp4', 4, ['trim=end_frame=1', 'loop=loop=-1:size=1', 'trim=duration=4']);
    const second = await bench.make(still, { codecs: [quick(encodersOf.av1[0] as FurtherEncoder)], onDropped });
    expect(dropped).toEqual(['av1: saves too little']);
    expect(second.files.filter(({ label }) => label.includes('av1'))).toEqual([]);
  });

  it('is not made of a video with one rung', async () => {
    const small = await clipOf('small.mp4', 2, ['scale=320:240']);
    const { files } = await bench.make(small, { codecs: all });
    expect(files.filter(({ kind }) => kind === 'stream')).toEqual([]);
  });
});
