import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { PresignedUrl, PresignedUrls } from '../../../server/modules/media/http/assets.contract.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import type { OwnTranscript } from '../../../server/modules/media/http/transcript.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { type Person, signUp, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000 align:start\n<v Camille>Bonjour, je suis soudeuse.</v>\n';

describe('the quality levels and captions of a video', () => {
  let app: TestApp;
  let owner: Person;
  let stranger: Person;
  let video: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400' } });
    [owner, stranger] = [await signUp(app), await signUp(app)];
    video = await uploadAndProcess(app, owner, await readFile(await sample('interview-moov-at-end.mp4')));
  });
  afterAll(() => app.close());

  const get = <T>(url: string, person: Person | null = owner, headers: Record<string, string> = {}) =>
    app.request<T>({ url, ...(person && { token: person.token }), headers: { 'accept-language': 'en', ...headers } });
  const put = <T>(payload: object, person = owner) =>
    app.request<T>({
      method: 'PUT',
      url: `/api/videos/${video}/transcript`,
      token: person.token,
      payload,
      headers: { 'accept-language': 'en' },
    });
  const metadata = async (): Promise<StreamMetadata> =>
    (await get<StreamMetadata>(`/api/stream/metadata/${video}`)).body;

  it('has an address, and lists existing rungs, segments and thumbnails', async () => {
    const { hlsUrl, previewUrl } = await metadata();
    const list = await get<string>(hlsUrl ?? '');
    expect(list).toMatchObject({ status: 200, headers: { 'content-type': 'application/vnd.apple.mpegurl' } });
    const rungs = list.text.split('\n').filter((line) => line.endsWith('.m3u8'));
    expect(rungs).toEqual(['720p.m3u8', '360p.m3u8']);
    const base = (hlsUrl ?? '').replace(/[^/]*$/, '');
    for (const rung of rungs) {
      const playlist = (await get<string>(base + rung)).text;
      expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
      expect(playlist).not.toMatch(/file:|\/job|\/tmp/);
      const [, length, offset] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
      const end = Number(offset) + Number(length) - 1;
      const part = await get(base + rung.replace('m3u8', 'mp4'), owner, { range: `bytes=${offset}-${end}` });
      expect(part).toMatchObject({ status: 206, headers: { 'content-type': 'video/mp4', 'content-length': length } });
      expect(['sidx', 'moof']).toContain(part.bytes.toString('latin1', 4, 8));
    }
    const map = await get<string>(previewUrl ?? '');
    expect(map.headers['content-type']).toContain('text/vtt');
    expect(map.text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\nsprite\.jpg#xywh=0,0,160,90\n/);
    expect((await get(`${base}sprite.jpg`)).bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await get(`${base}1080p.m3u8`)).status).toBe(404);
    expect((await get(`${base}original.mp4`)).status).toBe(404);
    expect((await get(`${base}..%2f..%2fetc%2fpasswd`)).status).toBe(404);
  });

  it('lists key frames and thumbnails for searching', async () => {
    const base = `/api/stream/hls/${video}/`;
    const main = (await get<string>(`${base}main.m3u8?addresses=signed`)).text;
    expect(main).toMatch(/CODECS="avc1\.64001f,mp4a\.40\.2",RESOLUTION=1280x720,FRAME-RATE=30\.000/);
    for (const name of ['iframes', 'images']) {
      const [, address = ''] = new RegExp(`URI="(${name}\\.m3u8[^"]*)"`).exec(main) ?? [];
      const list = await get<string>(base + address);
      expect(list).toMatchObject({ status: 200, headers: { 'content-type': 'application/vnd.apple.mpegurl' } });
      const file = list.text.split('\n').find((line) => /^\w+\.(mp4|jpg)/.test(line)) ?? '';
      expect((await get(base + file)).status).toBe(200);
    }
  });

  it('plays a video that was stored earlier, with two files of the best quality', async () => {
    const old = await uploadAndProcess(app, owner, await readFile(await sample('interview-moov-at-end.mp4')));
    const [row] = await query<{ storage_key: string }>(
      app.databaseUrl,
      `select storage_key from media_file where video_id = $1 and rung = '720p'`,
      [old],
    );
    const key = row?.storage_key ?? '';
    const copy = key.replace(
      /[^/]+(?=\.mp4$)/,
      (name) => name.slice(0, -4) + (name.endsWith('0000') ? '0001' : '0000'),
    );
    await copyFile(join(app.dataDir, 'media', key), join(app.dataDir, 'media', copy));
    await query(app.databaseUrl, `update media_file set rung = null where video_id = $1`, [old]);
    await query(
      app.databaseUrl,
      `insert into media_file (id, video_id, kind, label, storage_key, content_type, size_bytes, sha256, width, height, created_at)
       select gen_random_uuid(), video_id, 'stream', '720p', $2, content_type, size_bytes, sha256, width, height, created_at
         from media_file where video_id = $1 and kind = 'rendition'`,
      [old, copy],
    );
    expect((await get(`/api/stream/video/${old}`)).status).toBe(200);
    expect((await get(`/api/stream/hls/${old}/720p.mp4`, owner, { range: 'bytes=0-9' })).status).toBe(206);
    const signed = (await get<string>(`/api/stream/hls/${old}/720p.m3u8?addresses=signed`)).text;
    const segment = signed.split('\n').find((line) => line.startsWith('/media/v1/')) ?? '';
    expect(await get(segment, null)).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4' } });
  });

  it('requires access to the video for every part', async () => {
    await put({ language: 'fr', vtt: VTT });
    const parts = ['main.m3u8', '360p.m3u8', '360p.mp4', 'iframes.m3u8', 'images.m3u8', 'sprite.jpg', 'sprite.vtt'].map(
      (name) => `/api/stream/hls/${video}/${name}`,
    );
    for (const url of [...parts, `/api/stream/captions/${video}/fr.vtt`, `/api/stream/metadata/${video}`]) {
      expect([url, (await get(url)).status]).toEqual([url, 200]);
      expect([url, (await get(url, stranger)).status]).toEqual([url, 404]);
      expect([url, (await get(url, null)).status]).toEqual([url, 401]);
    }
  });

  it('opens with a signed URL, for one viewer, one video and fifteen minutes', async () => {
    const url = `/api/public-assets/presigned-url?url=${encodeURIComponent(`/api/stream/hls/${video}/main.m3u8`)}`;
    const signed = (await get<PresignedUrl>(url)).body.url;
    expect(signed).toMatch(/\?access=[\w-]+$/);
    const list = await get<string>(signed, null);
    expect(list.status).toBe(200);
    // A player uses the names unchanged, so they contain the signature, down to the segments.
    const rung = list.text.split('\n').find((line) => line.startsWith('360p.m3u8')) ?? '';
    const playlist = await get<string>(`/api/stream/hls/${video}/${rung}`, null);
    const segments = playlist.text.split('\n').find((line) => line.startsWith('360p.mp4')) ?? '';
    expect((await get(`/api/stream/hls/${video}/${segments}`, null)).status).toBe(200);
    expect(playlist.text).toMatch(/URI="360p\.mp4\?access=/);
    const other = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    const pass = signed.split('?')[1] ?? '';
    expect((await get(`/api/stream/video/${other}?${pass}`, null)).status).toBe(401);
    expect((await get(`/api/stream/video/${video}?${pass}x`, null)).status).toBe(401);
    app.clock.advance(15 * 60_000 + 1);
    expect((await get(signed, null)).status).toBe(401);
  });

  it('is signed only for viewers with access, and nothing else is signed', async () => {
    const own = `/api/stream/video/${video}`;
    const urls = [
      own,
      `http://localhost:3000${own}`,
      `https://evil.example${own}`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      '/api/users/me',
      `//evil.example${own}`,
      `${own}/../../users/me`,
      '/api/stream/video/0190a0a0-0000-7000-8000-00000000dead',
    ];
    const sign = (person: Person | null) =>
      app.request<PresignedUrls>({
        method: 'POST',
        url: '/api/public-assets/presigned-urls',
        ...(person && { token: person.token }),
        payload: { urls },
      });
    const { status, body } = await sign(owner);
    expect(status).toBe(200);
    expect(Object.keys(body.urls).filter((url) => !url.startsWith('http://localhost'))).toEqual([own]);
    expect((await sign(stranger)).body.urls).toEqual({});
    expect((await sign(null)).body.urls).toEqual({});
    const one = (url: string) => get(`/api/public-assets/presigned-url?url=${encodeURIComponent(url)}`);
    expect((await one('https://evil.example/x')).status).toBe(404);
  });

  it('has captions that the owner can write, hide and show', async () => {
    const written = await put<OwnTranscript>({ language: 'FR', vtt: VTT });
    expect(written).toMatchObject({
      status: 200,
      body: {
        language: 'fr',
        text: 'Bonjour, je suis soudeuse.',
        visible: true,
        automatic: false,
        tags: ['Soudeur ou soudeuse'],
        summary: 'Bonjour, je suis soudeuse.',
        languages: ['fr'],
      },
    });
    const served = await get<string>(`/api/stream/captions/${video}/fr.vtt`);
    expect(served.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(served.text).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nBonjour, je suis soudeuse.\n');
    expect((await metadata()).captions).toMatchObject([
      { language: 'fr', label: 'Français', url: `/api/stream/captions/${video}/fr.vtt`, automatic: false },
    ]);
    await put({
      language: 'en',
      vtt: VTT.replace('je suis soudeuse', 'I am a welder'),
      visible: false,
      tags: ['Welder'],
    });
    expect((await get<OwnTranscript>(`/api/videos/${video}/transcript?language=en`)).body).toMatchObject({
      visible: false,
      tags: ['Welder'],
      languages: ['en', 'fr'],
    });
    // Omitted fields stay unchanged.
    await put({ language: 'en', vtt: VTT });
    expect((await get<OwnTranscript>(`/api/videos/${video}/transcript?language=en`)).body.visible).toBe(false);
  });

  it('accepts captions for an hour', async () => {
    const stamp = (second: number): string =>
      `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;
    const cues = Array.from({ length: 1_100 }, (_, index) => {
      const at = index * 3;
      return `${stamp(at)} --> ${stamp(at + 3)}\nUne phrase de longueur moyenne, comme on en dit beaucoup en une heure.`;
    });
    const vtt = `WEBVTT\n\n${cues.join('\n\n')}\n`;
    expect(vtt.length).toBeGreaterThan(100_000);
    await query(app.databaseUrl, 'update video set duration = 3600 where id = $1', [video]);
    expect((await put({ language: 'en', vtt })).status).toBe(200);
    expect((await put({ language: 'en', vtt: vtt.repeat(6) })).status).toBe(413);
  });

  it('refuses invalid captions, and names the line', async () => {
    for (const vtt of ['not captions', 'WEBVTT\n\n00:05.000 --> 00:01.000\nx']) {
      const answer = await put<ErrorAnswer>({ language: 'fr', vtt });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'MEDIA.INVALID_CAPTIONS', details: [{ path: 'vtt' }] },
      });
      expect(answer.body.error).toMatch(/line \d/);
    }
    expect((await put({ language: 'de', vtt: VTT })).status).toBe(400);
    expect((await put({ language: 'fr', vtt: VTT }, stranger)).status).toBe(404);
    expect((await get(`/api/videos/${video}/transcript`, stranger)).status).toBe(404);
    expect((await get(`/api/stream/captions/${video}/de.vtt`)).status).toBe(404);
  });
});
