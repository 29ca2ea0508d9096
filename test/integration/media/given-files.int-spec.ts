import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { file, type Person, signUp, statusOf, upload, uploadAndProcess } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { probeTool, quartersOf } from '../../support/samples/ffmpeg-tool.js';
import { boxOffset } from '../../support/samples/mp4-boxes.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { canTrace, traced, traceFolder } from './support/traced.js';

jest.setTimeout(300_000);

/**
 * Sends real recordings and hostile files through the product, from a folder outside of the repository: `MEDIA_FILES=DIR`. Other
 * tests use generated clips instead. Without the folder, jest leaves this file out (jest.config.js).
 */
const FOLDER = process.env['MEDIA_FILES'] ?? '';

const played = [
  ['chrome-mediarecorder-vp8.webm', { seconds: 15.5, width: 640, height: 480, hasSound: true }],
  ['chrome-mediarecorder.mp4', { seconds: 6, width: 640, height: 480, hasSound: true }],
  ['person-webcam.mkv', { seconds: 1.7, width: 640, height: 480, hasSound: false }],
  ['phone-hevc-rotated-gps.mov', { seconds: 12, width: 960, height: 720, hasSound: true }],
  ['camcorder-mpeg4-mp3.avi', { seconds: 10, width: 640, height: 480, hasSound: true }],
  ['interview-moov-at-end.mp4', { seconds: 10, width: 640, height: 480, hasSound: true }],
] as const;
const refused = [
  ['bad-text-named.mp4', 415, 'MEDIA.UNSUPPORTED_FORMAT'],
  ['bad-empty.mp4', 400, 'MEDIA.EMPTY_FILE'],
  ['bad-hls-playlist-named.mp4', 415, 'MEDIA.UNSUPPORTED_FORMAT'],
  ['bad-concat-named.mkv', 415, 'MEDIA.UNSUPPORTED_FORMAT'],
] as const;
const failed = [
  ['bad-truncated.mp4', 'MEDIA.UNREADABLE'],
  ['bad-audio-only.mp4', 'MEDIA.NO_VIDEO_TRACK'],
  ['bad-16k-frame-bomb.mp4', 'MEDIA.TOO_MANY_PIXELS'],
  ['bad-24h-long.mp4', 'MEDIA.TOO_LONG'],
] as const;

describe('a given file', () => {
  let app: TestApp;
  let bench: FfmpegBench;
  let owner: Person;
  let copies: string;
  const given = (name: string): string => join(FOLDER, name);

  beforeAll(async () => {
    app = await startTestApp();
    bench = await openFfmpegBench();
    copies = await mkdtemp(join(tmpdir(), 'entrevue-given-'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });
  afterAll(async () => {
    await bench?.close();
    await app?.close();
    await rm(copies, { recursive: true, force: true });
  });

  /** Copies of all files made from a video, by kind; without the original, which is never served. */
  async function outputsOf(id: string): Promise<Map<string, string>> {
    const sql = `select kind, storage_key from media_file where video_id = ? and kind <> 'original' order by id`;
    const files: { kind: string; storage_key: string }[] = await app.orm.em.fork().execute(sql, [id]);
    const outputs = new Map<string, string>();
    for (const { kind, storage_key: key } of files) {
      const path = join(copies, key.replaceAll('/', '-'));
      await app.app.get(MediaStorage).copyOut(key, path);
      outputs.set(outputs.has(kind) ? `${kind}-${outputs.size}` : kind, path);
    }
    return outputs;
  }

  it('is listed in a table of this spec', async () => {
    const names = (await readdir(FOLDER)).filter((name) => !name.endsWith('.md')).sort();
    expect(names).toEqual([...played, ...refused, ...failed].map(([name]) => name).sort());
  });

  it.each(played)(
    '%s plays from its first bytes to its end, and contains no metadata about its maker',
    async (name, expected) => {
      const id = await uploadAndProcess(app, owner, await readFile(given(name)));
      expect(await statusOf(app, owner, id)).toMatchObject({ status: 'COMPLETED', progress: 100 });
      const outputs = await outputsOf(id);
      const video = outputs.get('rendition') ?? '';
      const { streams, format } = await probeTool(video);
      expect(streams.map(({ codec_name: codec }) => codec)).toEqual(expected.hasSound ? ['h264', 'aac'] : ['h264']);
      expect(streams[0]).toMatchObject({ width: expected.width, height: expected.height });
      expect(Math.abs(Number(format.duration) - expected.seconds)).toBeLessThan(0.5);

      const [index, pictures] = [await boxOffset(video, 'moov'), await boxOffset(video, 'mdat')];
      expect(index).toBeGreaterThan(0);
      expect(pictures).toBeGreaterThan(index);
      // Every frame that a viewer can seek to must show a picture.
      for (const seconds of [0, expected.seconds / 2, expected.seconds - 0.5])
        expect(Math.max(...(await quartersOf(video, seconds)).flat())).toBeGreaterThan(50);

      for (const path of outputs.values()) {
        const bytes = (await readFile(path)).toString('latin1');
        for (const secret of ['45.5017', '73.5673', 'iPhone', 'quicktime', 'Chrome', 'creation_time'])
          expect([path, bytes.includes(secret)]).toEqual([path, false]);
      }
      expect(outputs.size).toBeGreaterThan(5);
    },
  );

  it('of a rotated phone is shown upright', async () => {
    const source = given('phone-hevc-rotated-gps.mov');
    // Players rotate the original by its tag. The output has no tag, and the same colours in the same corners.
    const asTurned = await quartersOf(source, 6);
    const made = await quartersOf((await bench.make(source)).video, 6);
    for (const [corner, colour] of asTurned.entries())
      for (const [part, value] of colour.entries())
        expect(Math.abs((made[corner]?.[part] ?? 0) - value)).toBeLessThan(12);
    expect(Math.max(...asTurned.flat()) - Math.min(...asTurned.flat())).toBeGreaterThan(24);
  });

  it.each(refused)('%s is refused when it is sent (%i)', async (name, status, code) => {
    const answer = await upload<{ code: string }>(app, owner, [file(await readFile(given(name)), name)]);
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it.each(failed)('%s fails with an understandable reason, before it is decoded', async (name, code) => {
    const id = await uploadAndProcess(app, owner, await readFile(given(name)));
    const [english, french] = [await statusOf(app, owner, id, 'en'), await statusOf(app, owner, id, 'fr')];
    expect(english).toMatchObject({ status: 'FAILED', error: { code } });
    expect(english.error?.message).toMatch(/^[A-Z][^_{}]{20,}\.$/);
    expect(french.error?.message).toMatch(/^[A-ZÀ-Ý][^_{}]{20,}\.$/);
    expect(french.error?.message).not.toBe(english.error?.message);
    expect([...(await outputsOf(id)).keys()]).toEqual([]);
    expect((await bench.rejection(given(name))).ms).toBeLessThan(5_000);
  });

  it.each(['bad-hls-playlist-named.mp4', 'bad-concat-named.mkv'])(
    '%s makes ffmpeg send no request and read no other file, even if it is opened',
    async (name) => {
      const visits: string[] = [];
      const server: Server = createServer((request, response) => {
        visits.push(request.url ?? '');
        response.end('nothing here');
      });
      // The address that the playlist names. If this user may not listen on its port, the trace below still records a request.
      await new Promise<void>((resolve) => {
        server.once('error', () => resolve()).listen(9, '127.0.0.1', () => resolve());
      });
      const isWatched = await canTrace();
      const confinement = isWatched ? traced(bench.confinement, await traceFolder(bench.root)) : null;
      try {
        const { code } = await bench.rejection(given(name), confinement ?? bench.confinement);
        expect(code).toBe('MEDIA.UNREADABLE');
        expect(visits).toEqual([]);
        expect(isWatched || server.listening).toBe(true);
        if (!confinement) return;
        const { opened, connections } = await confinement.take();
        expect(opened.map(({ path }) => path).filter((path) => path.endsWith('passwd'))).toEqual([]);
        expect(opened.length).toBeGreaterThan(0);
        expect(connections).toEqual([]);
      } finally {
        server.close();
      }
    },
  );
});
