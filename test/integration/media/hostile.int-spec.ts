import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { FfmpegFailed, MediaRejected } from '../../../server/modules/media/ffmpeg/ffmpeg.errors.js';
import { ffmpegTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import { sample, type SampleName } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { placePlaylist, playlists } from './support/hostile-files.js';

jest.setTimeout(900_000);
const execute = promisify(execFile);
/** A soak test tries more: `TEST_MUTANTS=500`. */
const MUTANTS = Number(process.env['TEST_MUTANTS'] ?? 40);

describe('a hostile file', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  it.each<[SampleName, string]>([
    ['bad-truncated.mp4', 'MEDIA.UNREADABLE'],
    ['bad-cut-off.mp4', 'MEDIA.UNREADABLE'],
    ['bad-text-named.mp4', 'MEDIA.UNREADABLE'],
    ['bad-empty.mp4', 'MEDIA.UNREADABLE'],
    ['bad-audio-only.mp4', 'MEDIA.NO_VIDEO_TRACK'],
    ['bad-cover-art-only.mp4', 'MEDIA.NO_VIDEO_TRACK'],
    ['bad-pixel-bomb.mp4', 'MEDIA.TOO_MANY_PIXELS'],
    ['bad-24h-long.mp4', 'MEDIA.TOO_LONG'],
    ['bad-24h-unsaid.webm', 'MEDIA.TOO_LONG'],
    ['bad-forty-tracks.mp4', 'MEDIA.TOO_MANY_TRACKS'],
    ['bad-rare-codec.avi', 'MEDIA.UNSUPPORTED_CODEC'],
    ['bad-rare-sound.mkv', 'MEDIA.UNSUPPORTED_CODEC'],
  ])('%s ends with %s', async (name, code) => {
    expect(await bench.rejection(await sample(name))).toMatchObject({ code });
  });

  it('is refused by its size and length before anything is decoded', async () => {
    const bomb = await bench.rejection(await sample('bad-pixel-bomb.mp4'));
    expect(bomb.params).toEqual({ width: 12_000, height: 9_000 });
    expect(bomb.ms).toBeLessThan(5_000);
    const day = await bench.rejection(await sample('bad-24h-long.mp4'));
    expect(day.params).toEqual({ minutes: 60 });
    // Reading a video of 24 hours takes longer, even without decoding.
    expect(day.ms).toBeLessThan(5_000);
  });

  describe('that refers to other files', () => {
    let server: Server;
    let address: string;
    const visits: string[] = [];

    beforeAll(async () => {
      server = createServer((request, response) => {
        visits.push(request.url ?? '');
        response.end('nothing here');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const bound = server.address();
      address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it.each(playlists.map((playlist) => [playlist[0], playlist] as const))(
      '%s is refused, and nobody is asked',
      async (_, playlist) => {
        const path = await placePlaylist(join(bench.root, 'stored'), playlist, address);
        expect((await bench.rejection(path)).code).toBe('MEDIA.UNREADABLE');
        expect(visits).toEqual([]);
      },
    );

    it('would be followed by ffmpeg without our flags, so the test above is meaningful', async () => {
      const stolen = join(bench.root, 'stolen.mp4');
      await ffmpegTool('-i', join(bench.root, 'stored', 'c.mkv'), '-c', 'copy', stolen);
      const [first = []] = await quartersOf(stolen, 1);
      expect(first[0]).toBeGreaterThan(200);
    });

    it('cannot reach an address even when it runs', async () => {
      const { confinement } = bench;
      const args = ['-v', 'error', '-i', `${address}/video.mp4`, '-f', 'null', '-'];
      const limits = { memoryBytes: 2 ** 31, cpuSeconds: 10, outputBytes: 2 ** 20 };
      const confined = confinement.launch(confinement.ffmpeg, args, limits, null);
      await expect(execute(confined.command, [...confined.args], { timeout: 20_000 })).rejects.toThrow();
      // A machine that forbids namespaces still has the whitelist, proved above, and reports it to its operator.
      const isApart = !confinement.missing.some((text) => text.includes('network'));
      expect(visits).toHaveLength(isApart ? 0 : 1);
      await expect(execute(confinement.ffmpeg, args, { timeout: 20_000 })).rejects.toThrow();
      expect(visits.length).toBeGreaterThan(0);
    });
  });

  it('with any damage is refused or processed as far as possible, and the worker never hangs or crashes', async () => {
    const names = [
      'interview-moov-at-end.mp4',
      'browser-no-duration.webm',
      'camcorder-mpeg4-mp3.avi',
      'webcam-no-audio.mkv',
    ] as const;
    const outcomes: Record<string, number> = {};
    for (let seed = 1; seed <= MUTANTS; seed += 1) {
      const source = await readFile(await sample(names[seed % names.length] ?? names[0]));
      const path = join(bench.root, `mutant-${seed}`);
      await writeFile(path, mutant(source, seed));
      const outcome = await bench.make(path, { quality: 'low' }).then(
        () => 'made',
        (error: unknown) => {
          if (error instanceof MediaRejected) return error.rejection.code;
          if (error instanceof FfmpegFailed) return `failed: ${error.message} ${error.tail}`;
          throw error;
        },
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    // Some are processed, some are refused; none is reported as our fault.
    expect(Object.keys(outcomes).filter((outcome) => outcome.startsWith('failed'))).toEqual([]);
    expect(Object.keys(outcomes).length).toBeGreaterThan(1);
  });
});

/** Changes some bytes everywhere, and more in the header; the same seed gives the same damage. */
function mutant(source: Buffer, seed: number): Buffer {
  let state = seed * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
  const damaged = Buffer.from(source);
  const count = 1 + next(60);
  for (let i = 0; i < count; i += 1) damaged[next(damaged.length)] = next(256);
  for (let i = 0; i < count / 4; i += 1) damaged[next(Math.min(4_096, damaged.length))] = next(256);
  return next(4) === 0 ? damaged.subarray(0, next(damaged.length)) : damaged;
}
