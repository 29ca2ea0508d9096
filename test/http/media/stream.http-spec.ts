import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import { sample } from '../../support/samples/samples.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { type Person, signUp, upload, file, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

describe('watching a video', () => {
  let app: TestApp;
  let owner: Person;
  let id: string;
  let whole: Buffer;

  const get = (
    headers: Record<string, string> = {},
    url = `/api/stream/video/${id}`,
  ): Promise<TestAnswer<{ code: string }>> => app.request<{ code: string }>({ url, token: owner.token, headers });

  beforeAll(async () => {
    app = await startTestApp();
    owner = await signUp(app);
    id = await uploadAndProcess(app, owner, await readFile(await sample('interview-moov-at-end.mp4')));
    whole = (await get()).bytes;
  });
  afterAll(() => app.close());

  it('sends it completely, with the headers that players and browsers need', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="video-${id}.mp4"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      etag: expect.stringMatching(/^"[0-9a-f-]{36}"$/),
    });
    expect(Date.parse(String(answer.headers['last-modified']))).not.toBeNaN();
    const poster = await get({}, `/api/stream/thumbnail/${id}`);
    expect(poster.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(poster.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('answers HEAD like GET, without the bytes', async () => {
    for (const kind of ['video', 'thumbnail']) {
      const url = `/api/stream/${kind}/${id}`;
      const [head, full] = [await app.request({ method: 'HEAD', url, token: owner.token }), await get({}, url)];
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      for (const name of [
        'content-length',
        'content-type',
        'etag',
        'last-modified',
        'accept-ranges',
        'cache-control',
      ]) {
        expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
      }
    }
    const ranged = await app.request({
      method: 'HEAD',
      url: `/api/stream/video/${id}`,
      token: owner.token,
      headers: { range: 'bytes=0-1' },
    });
    expect([ranged.status, ranged.headers['content-range']]).toEqual([200, undefined]);
  });

  it('sends any range, byte for byte: 300 of them', async () => {
    let state = 20_261_121;
    const next = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state % below;
    };
    const size = whole.length;
    for (let count = 0; count < 300; count += 1) {
      const start = next(size);
      const end = start + next(size);
      const [header, from, to] = [
        [`bytes=${start}-${end}`, start, Math.min(end, size - 1)],
        [`bytes=${start}-`, start, size - 1],
        [`bytes=-${start + 1}`, Math.max(0, size - start - 1), size - 1],
      ][count % 3] as [string, number, number];
      const answer = await get({ range: header });
      expect([header, answer.status, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
        header,
        206,
        `bytes ${from}-${to}/${size}`,
        String(to - from + 1),
      ]);
      expect(answer.bytes.equals(whole.subarray(from, to + 1))).toBe(true);
    }
  });

  it('answers 416 if the range does not exist', async () => {
    for (const range of [`bytes=${whole.length}-`, `bytes=${whole.length + 5}-${whole.length + 9}`, 'bytes=-0']) {
      const answer = await get({ range });
      expect(answer).toMatchObject({ status: 416, body: { code: 'MEDIA.RANGE_NOT_SATISFIABLE' } });
      expect(answer.headers['content-range']).toBe(`bytes */${whole.length}`);
      expect(String(answer.headers['content-type'])).toContain('application/json');
    }
  });

  it('sends everything for several ranges, another unit, or an invalid header', async () => {
    for (const range of ['bytes=0-1,3-4', 'items=0-1', 'bytes=9-3', 'bytes=x-']) {
      expect((await get({ range })).status).toBe(200);
    }
  });

  it('sends nothing that the client already has', async () => {
    const { etag, 'last-modified': lastModified } = (await get()).headers;
    const fresh = await get({ 'if-none-match': String(etag) });
    expect([fresh.status, fresh.bytes.length, fresh.headers['etag']]).toEqual([304, 0, etag]);
    expect((await get({ 'if-modified-since': String(lastModified) })).status).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-9', 'if-range': String(etag) })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': String(lastModified) })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it('is served over a real connection, also to a client that leaves in the middle', async () => {
    const base = await app.listen();
    const url = `${base.replace('[::1]', '127.0.0.1')}/api/stream/video/${id}`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const leave = new AbortController();
    const cut = await fetch(url, { headers, signal: leave.signal });
    await cut.body?.getReader().read();
    leave.abort();
    const answer = await fetch(url, { headers: { ...headers, range: 'bytes=100-199' } });
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    const head = await fetch(url, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  it('tells a player what it needs', async () => {
    const { status, body } = await app.request<StreamMetadata>({
      url: `/api/stream/metadata/${id}`,
      token: owner.token,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'VIDEO',
      streamUrl: `/api/stream/video/${id}`,
      hlsUrl: `/api/stream/hls/${id}/main.m3u8`,
      previewUrl: `/api/stream/hls/${id}/sprite.vtt`,
      thumbnailStreamUrl: `/api/stream/thumbnail/${id}`,
      captions: [],
      chapters: [],
      description: null,
      questions: [],
      title: 'Présentation vidéo',
      duration: expect.closeTo(6, 0),
      width: 1280,
      height: 720,
      user: null,
      company: null,
      recorded_live: null,
    });
  });

  describe('is for people with access', () => {
    const paths = ['video', 'thumbnail', 'metadata'].map((kind) => `/api/stream/${kind}`);

    it('also with a cookie, because a video element sends no header', async () => {
      const headers = { cookie: `auth_token=${owner.token}`, range: 'bytes=0-9' };
      expect((await app.request({ url: `/api/stream/video/${id}`, headers })).status).toBe(206);
    });

    it('not for others: for a stranger it answers like a missing one', async () => {
      const strangers = [await signUp(app), await signUp(app)];
      const unknown = '0190a000-0000-7000-8000-000000000001';
      for (const { token } of strangers) {
        for (const path of paths) {
          for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }] as Record<string, string>[]) {
            const [foreign, missing] = [
              await app.request<object>({ url: `${path}/${id}`, token, headers }),
              await app.request<object>({ url: `${path}/${unknown}`, token, headers }),
            ];
            expect([foreign.status, missing.status]).toEqual([404, 404]);
            expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
            const shape = ({ headers: all }: TestAnswer<object>): string[] =>
              Object.keys(all)
                .filter((name) => name !== 'date')
                .sort();
            expect(shape(foreign)).toEqual(shape(missing));
          }
        }
        const head = await app.request({ method: 'HEAD', url: `/api/stream/video/${id}`, token });
        expect([head.status, head.headers['etag']]).toEqual([404, undefined]);
      }
    });

    it('not for a recruiter who sees it on a masked profile, and gets no byte of it', async () => {
      const { token } = await signUp(app, 'RECRUITER');
      for (const path of paths) {
        for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }] as Record<string, string>[]) {
          const refused = await app.request<{ code: string }>({ url: `${path}/${id}`, token, headers });
          expect([refused.status, refused.body.code, refused.headers['etag']]).toEqual([
            403,
            'MEDIA.MASKED',
            undefined,
          ]);
        }
      }
      const head = await app.request({ method: 'HEAD', url: `/api/stream/video/${id}`, token });
      expect([head.status, head.headers['etag']]).toEqual([403, undefined]);
    });

    it('and needs a session', async () => {
      for (const path of paths) expect((await app.request({ url: `${path}/${id}` })).status).toBe(401);
      expect((await app.request({ url: `/api/stream/video/${id}?token=${owner.token}` })).status).toBe(401);
    });

    it('only once it is ready', async () => {
      const early = await upload(app, owner, [file(await readFile(await sample('tiny-16x16.mp4')))]);
      for (const path of paths) {
        const answer = await app.request({ url: `${path}/${early.body.videoProfileId}`, token: owner.token });
        expect(answer).toMatchObject({ status: 409, body: { code: 'MEDIA.NOT_READY' } });
      }
    });

    it('and needs a valid id', async () => {
      for (const path of paths) {
        for (const wrong of ['1', '..%2f..%2fetc%2fpasswd', `${id}.mp4`]) {
          expect((await app.request({ url: `${path}/${wrong}`, token: owner.token })).status).toBe(400);
        }
      }
    });
  });
});
