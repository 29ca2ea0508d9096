import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { FilesOfOwner } from '../../../server/modules/media/queries/files-of-owner.query.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { checkPlaylists } from '../../playlists/check-playlists.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';
import { type Person, signUp, statusOf, uploadAndProcess } from './people.js';

jest.setTimeout(240_000);

interface Row {
  readonly kind: string;
  readonly label: string;
  readonly storage_key: string;
  readonly size: number;
}

describe('a video in H.264 and AV1', () => {
  let app: TestApp;
  let owner: Person;
  let stranger: Person;
  let video: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { MEDIA_CODECS: 'h264,av1', SESSION_IDLE_SECONDS: '86400' } });
    [owner, stranger] = [await signUp(app), await signUp(app)];
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-codecs-'));
    const clip = join(folder, 'clip.mp4');
    const sources = ['testsrc2=size=640x480:rate=15:duration=2,noise=alls=12:allf=t', 'sine=frequency=440:duration=2'];
    const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
    await ffmpegTool(...inputs, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', clip);
    video = await uploadAndProcess(app, owner, await readFile(clip));
    await rm(folder, { recursive: true });
  });
  afterAll(() => app.close());

  const get = <T>(url: string, person: Person | null = owner, headers: Record<string, string> = {}) =>
    app.request<T>({ url, ...(person && { token: person.token }), headers });
  const rows = (): Promise<Row[]> =>
    query<Row>(
      app.databaseUrl,
      'select kind, label, storage_key, size_bytes::int as size from media_file where video_id = $1 order by kind, label',
      [video],
    );

  it('is complete, and its playlists keep the rules of Safari', async () => {
    expect((await statusOf(app, owner, video)).status).toBe('COMPLETED');
    const read = async (name: string): Promise<Buffer> => (await get(`/api/stream/hls/${video}/${name}`)).bytes;
    expect(await checkPlaylists(read, 'main.m3u8')).toEqual([]);
    const labels = (await rows()).filter(({ kind }) => kind === 'stream').map(({ label }) => label);
    expect(labels).toEqual(['360p', '360p_av1', '720p_av1']);
  });

  it('has addresses for shared caches, and one for each rung to renew', async () => {
    const main = (await get<string>(`/api/stream/hls/${video}/main.m3u8?addresses=signed`)).text;
    expect(main).toContain('\n720p_av1.m3u8?addresses=signed\n');
    const list = (await get<string>(`/api/stream/hls/${video}/720p_av1.m3u8?addresses=signed`)).text;
    const segment = list.split('\n').find((line) => line.startsWith('/media/v1/')) ?? '';
    expect(await get(segment, null)).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4' } });
    const { body } = await get<{ addresses: unknown[] }>(`/api/stream/hls/${video}/addresses.json`);
    expect(body.addresses).toHaveLength(4);
    const signed = `/api/public-assets/presigned-url?url=${encodeURIComponent(`/api/stream/hls/${video}/main.m3u8`)}`;
    const { url } = (await get<{ url: string }>(signed)).body;
    const access = new URL(url, 'http://site').search;
    expect((await get<string>(url, null)).text).toContain(`\n360p_av1.m3u8${access}\n`);
    expect((await get<string>(`/api/stream/hls/${video}/360p_av1.m3u8${access}`, null)).text).toContain(
      `\n360p_av1.mp4${access}\n`,
    );
  });

  it('opens for nobody else', async () => {
    for (const name of ['720p_av1.m3u8', '720p_av1.mp4']) {
      const url = `/api/stream/hls/${video}/${name}`;
      expect([(await get(url)).status, (await get(url, stranger)).status, (await get(url, null)).status]).toEqual([
        200, 404, 401,
      ]);
    }
    expect((await get(`/api/stream/hls/${video}/720p_hevc.m3u8`)).status).toBe(404);
  });

  it('costs what all of its files have, and plays and is exported in H.264', async () => {
    const [cost] = await query<{ made_bytes: string; made_cpu_ms: number }>(
      app.databaseUrl,
      'select made_bytes, made_cpu_ms from video where id = $1',
      [video],
    );
    const made = (await rows()).filter(({ kind }) => kind !== 'original');
    expect(Number(cost?.made_bytes)).toBe(made.reduce((sum, { size }) => sum + size, 0));
    expect(cost?.made_cpu_ms).toBeGreaterThan(0);
    const whole = (await rows()).find(({ kind }) => kind === 'rendition');
    expect(whole?.label).toBe('720p');
    const played = await get(`/api/stream/video/${video}`);
    expect(played.bytes.length).toBe(whole?.size);
    await query(app.databaseUrl, `delete from media_file where video_id = $1 and kind = 'original'`, [video]);
    const em = app.orm.em.fork();
    const [exported] = await new FilesOfOwner(em).videos(owner.id);
    expect(exported?.file?.storageKey).toBe(whole?.storage_key);
  });

  it('is removed with all of its files', async () => {
    const keys = (await rows()).map(({ storage_key: key }) => key);
    const stored = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for await (const { key } of app.app.get(MediaStorage).list()) if (keys.includes(key)) found.push(key);
      return found;
    };
    expect(await stored()).toHaveLength(keys.length);
    await app.request({ method: 'DELETE', url: `/api/videos/${video}`, token: owner.token });
    await app.runJobs();
    expect(await stored()).toEqual([]);
  });

  it('is encoded by software where the hardware encoder does not work, which operators see', async () => {
    const [made] = await query(app.databaseUrl, 'select made_with from video where id = $1', [video]);
    expect(made).toEqual({ made_with: 'software' });
    // A kind that this system never has.
    const MEDIA_ENCODER = process.platform === 'darwin' ? 'nvenc' : 'videotoolbox';
    const other = await startTestApp({ beside: app, env: { MEDIA_ENCODER, WORKER: 'inline' } });
    const { body } = await other.request<{ checks: Record<string, { ok: boolean; degraded?: true; detail?: string }> }>(
      {
        url: '/api/health/ready',
      },
    );
    expect(body.checks['ffmpeg']).toMatchObject({ ok: true, degraded: true });
    expect(body.checks['ffmpeg']?.detail).toContain(
      `Encodes with software: MEDIA_ENCODER=${MEDIA_ENCODER} found nothing`,
    );
    await other.close();
  });
});
