import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { VideosMy } from '../../../server/modules/media/http/media.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { SweepUploads } from '../../../server/modules/media/use-cases/sweep-uploads.js';
import { RequestContext } from '@mikro-orm/core';
import { eventually } from '../../integration/media/support/processes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type Person, signUp, statusOf } from './people.js';

jest.setTimeout(120_000);

const VERSION = { 'tus-resumable': '1.0.0' };
const PIECE = { ...VERSION, 'content-type': 'application/offset+octet-stream' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const metadata = `filename ${base64('clip é.mp4')},title ${base64('Ma présentation')},quality ${base64('low')}`;

describe('an upload in pieces', () => {
  let app: TestApp;
  let owner: Person;
  let clip: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    clip = await readFile(await sample('tiny-16x16.mp4'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });
  afterAll(() => app.close());

  type Answer = Awaited<ReturnType<typeof begin>>;
  const begin = (length = clip.length, person = owner, headers: Record<string, string> = {}) =>
    app.request<{ code: string }>({
      method: 'POST',
      url: '/api/uploads',
      token: person.token,
      headers: { ...VERSION, 'upload-length': String(length), 'upload-metadata': metadata, ...headers },
    });
  const addressOf = ({ headers, text }: Answer): string => {
    if (typeof headers['location'] !== 'string') throw new Error(`no address: ${text}`);
    return headers['location'];
  };
  const piece = (url: string, offset: number, payload: Buffer, headers: Record<string, string> = {}, token?: string) =>
    app.request<{ code: string }>({
      method: 'PATCH',
      url,
      token: token ?? owner.token,
      payload,
      headers: { ...PIECE, 'upload-offset': String(offset), ...headers },
    });
  const offsetOf = async (url: string): Promise<number> => {
    const { headers, status } = await app.request({ method: 'HEAD', url, token: owner.token, headers: VERSION });
    if (status !== 200) throw new Error(`HEAD answered ${status}`);
    return Number(headers['upload-offset']);
  };
  const videos = async (): Promise<VideosMy> =>
    (await app.request<VideosMy>({ url: '/api/videos/my', token: owner.token })).body;
  const partials = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).listPartials()) ids.push(key);
    return ids;
  };

  it('becomes the same video as an upload by form, with the id of the upload', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ status: 201, headers: { 'tus-resumable': '1.0.0' } });
    expect(begun.headers['access-control-allow-origin']).toBeUndefined();
    expect(Date.parse(String(begun.headers['upload-expires']))).toBe(app.clock.now().getTime() + 86_400_000);
    const url = addressOf(begun);
    const half = Math.floor(clip.length / 2);
    expect(await piece(url, 0, clip.subarray(0, half))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': String(half) },
    });
    expect(await offsetOf(url)).toBe(half);
    expect((await videos()).total).toBe(0);
    expect(await piece(url, half, clip.subarray(half))).toMatchObject({ status: 204 });
    const id = url.split('/').at(-1) ?? '';
    expect((await videos()).videos).toMatchObject([{ id, title: 'Ma présentation', status: 'PENDING' }]);
    expect(await offsetOf(url)).toBe(clip.length);
    await app.runJobs();
    expect(await statusOf(app, owner, id)).toMatchObject({
      status: 'COMPLETED',
      result: { originalName: 'clip é.mp4', originalSize: clip.length },
    });
    expect(await partials()).not.toContain(id);
  });

  it('may be several recordings, whose lengths add up to its own', async () => {
    const withParts = (parts: string) =>
      begin(2 * clip.length, owner, { 'upload-metadata': `${metadata},parts ${base64(parts)}` });
    for (const wrong of [`${clip.length},${clip.length - 1}`, `${clip.length},`, `0,${2 * clip.length}`, 'two']) {
      expect(await withParts(wrong)).toMatchObject({ status: 400, body: { code: 'REQUEST.INVALID' } });
    }
    const url = addressOf(await withParts(`${clip.length},${clip.length}`));
    expect(await piece(url, 0, Buffer.concat([clip, clip]))).toMatchObject({ status: 204 });
    await app.runJobs();
    const once = addressOf(await begin());
    await piece(once, 0, clip);
    await app.runJobs();
    const lengthOf = async (address: string): Promise<number> => {
      const status = await statusOf(app, owner, address.split('/').at(-1) ?? '');
      expect(status).toMatchObject({ status: 'COMPLETED' });
      return (status as { result: { duration: number } }).result.duration;
    };
    expect(await lengthOf(url)).toBeCloseTo(2 * (await lengthOf(once)), 0);
  });

  describe('may be trimmed', () => {
    const announce = (kept: string, more = '', length = clip.length) =>
      begin(length, owner, { 'upload-metadata': `${metadata},kept ${base64(kept)}${more}` });

    it.each([
      ['negative', '-200-900'],
      ['reversed', '900-200'],
      ['empty', '500-500'],
      ['shorter than a few frames', '500-550'],
      ['not a number', 'NaN-900'],
      ['infinite', '0-Infinity'],
      ['fractional', '0.5-900'],
      ['beyond an hour', '0-3600001'],
      ['beyond all numbers', '0-99999999999999999999'],
      ['of nothing', ''],
      ['of no recording', ','],
      ['of more recordings than there are', '0-900,0-900'],
      ['in another notation', '[{"from":0,"to":900}]'],
      ['of a thousand recordings', `0-900${','.repeat(990)}`],
    ])('but not with a span that is %s', async (_, kept) => {
      const more = kept === ',' ? `,parts ${base64(`${clip.length - 1},1`)}` : '';
      expect(await announce(kept, more)).toMatchObject({ status: 400, body: { code: 'REQUEST.INVALID' } });
    });

    it('unless it is the recording of an interview, which belongs to both sides', async () => {
      expect(await announce('0-900', `,recording ${base64(randomUUID())}`)).toMatchObject({
        status: 400,
        body: { code: 'REQUEST.INVALID' },
      });
    });

    it('only as it is announced: its sender cannot change it later, and nobody else can touch it', async () => {
      const url = addressOf(await announce('500-1000'));
      const stranger = await signUp(app);
      const other = { 'upload-metadata': `kept ${base64('0-900')}` };
      expect(await piece(url, 0, clip, other, stranger.token)).toMatchObject({ status: 404 });
      expect(await piece(url, 0, clip, other)).toMatchObject({ status: 204 });
      await app.runJobs();
      // With the span that was announced, too little is left of this clip of a second; with the later one, all of it would be.
      expect(await statusOf(app, owner, url.split('/').at(-1) ?? '')).toMatchObject({
        status: 'FAILED',
        error: { code: 'MEDIA.KEPT_TOO_SHORT' },
      });
    });

    it('to a span of each recording, whose length and place the video then has', async () => {
      const url = addressOf(
        await announce('500-1500,', `,parts ${base64(`${clip.length},${clip.length}`)}`, 2 * clip.length),
      );
      expect(await piece(url, 0, Buffer.concat([clip, clip]))).toMatchObject({ status: 204 });
      const once = addressOf(await begin());
      await piece(once, 0, clip);
      await app.runJobs();
      const lengthOf = async (address: string): Promise<number> => {
        const status = await statusOf(app, owner, address.split('/').at(-1) ?? '');
        expect(status).toMatchObject({ status: 'COMPLETED' });
        return (status as { result: { duration: number } }).result.duration;
      };
      expect(await lengthOf(url)).toBeCloseTo(0.5 + (await lengthOf(once)), 1);
    });

    it('by sound, too', async () => {
      const voice = await readFile(await sample('voice.m4a'));
      const said = `filename ${base64('voice.m4a')},kept ${base64('1000-2500')},kind ${base64('AUDIO')}`;
      const url = addressOf(await begin(voice.length, owner, { 'upload-metadata': said }));
      await piece(url, 0, voice);
      await app.runJobs();
      const status = await statusOf(app, owner, url.split('/').at(-1) ?? '');
      expect(status).toMatchObject({ status: 'COMPLETED' });
      expect((status as { result: { duration: number } }).result.duration).toBeCloseTo(1.5, 1);
    });

    it('and fails with a reason for its owner if nothing is left', async () => {
      const url = addressOf(await announce('3000000-3600000'));
      await piece(url, 0, clip);
      await app.runJobs();
      expect(await statusOf(app, owner, url.split('/').at(-1) ?? '')).toMatchObject({
        status: 'FAILED',
        error: { code: 'MEDIA.KEPT_TOO_SHORT' },
      });
    });
  });

  it('lists its capabilities', async () => {
    const { status, headers } = await app.request({ method: 'OPTIONS', url: '/api/uploads' });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination,checksum,expiration',
      'tus-checksum-algorithm': 'sha1,sha256,md5',
      'tus-max-size': String(1024 ** 3),
    });
  });

  it('refuses a chunk at the wrong offset, and keeps its bytes', async () => {
    const url = addressOf(await begin());
    await piece(url, 0, clip.subarray(0, 100));
    expect(await piece(url, 50, clip.subarray(50, 150))).toMatchObject({
      status: 409,
      body: { code: 'MEDIA.UPLOAD_PROTOCOL' },
    });
    expect((await piece(url, 100, Buffer.concat([clip, clip]))).status).toBe(413);
    expect(
      (
        await app.request({
          method: 'PATCH',
          url,
          token: owner.token,
          payload: 'x',
          headers: { ...PIECE, 'tus-resumable': '0.2.0', 'upload-offset': '100' },
        })
      ).status,
    ).toBe(400);
    expect(await offsetOf(url)).toBe(100);
  });

  it('is checked by a checksum for each chunk', async () => {
    const url = addressOf(await begin());
    const digest = (bytes: Buffer, algorithm = 'sha1'): string =>
      `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`;
    const [first, second] = [clip.subarray(0, 200), clip.subarray(200)];
    expect((await piece(url, 0, first, { 'upload-checksum': digest(first) })).status).toBe(204);
    expect((await piece(url, 200, second, { 'upload-checksum': digest(first, 'sha256') })).status).toBe(460);
    expect(await offsetOf(url)).toBe(200);
    expect((await piece(url, 200, second, { 'upload-checksum': 'crc32 AAAA' })).status).toBe(400);
    expect((await piece(url, 200, second, { 'upload-checksum': digest(second, 'md5') })).status).toBe(204);
    expect((await videos()).total).toBe(1);
  });

  it('is deleted completely if it is cancelled', async () => {
    const url = addressOf(await begin());
    await piece(url, 0, clip.subarray(0, 100));
    expect((await app.request({ method: 'DELETE', url, token: owner.token, headers: VERSION })).status).toBe(204);
    expect(await partials()).not.toContain(url.split('/').at(-1));
    expect((await app.request({ method: 'HEAD', url, token: owner.token, headers: VERSION })).status).toBe(404);
  });

  it('is only for its sender, whose upload token replaces an ended session', async () => {
    const begun = await begin();
    const url = addressOf(begun);
    const stranger = await signUp(app);
    const head = (headers: Record<string, string>, token?: string) =>
      app.request({ method: 'HEAD', url, headers: { ...VERSION, ...headers }, ...(token && { token }) });
    expect((await head({}, stranger.token)).status).toBe(404);
    expect((await head({})).status).toBe(401);
    expect((await head({ 'upload-token': 'somebody else’s'.replace('’', '') })).status).toBe(404);
    const token = String(begun.headers['upload-token']);
    await app.request({ method: 'POST', url: '/api/auth/logout', token: owner.token });
    expect((await head({}, owner.token)).status).toBe(401);
    expect(await piece(url, 0, clip, { 'upload-token': token }, '')).toMatchObject({ status: 204 });
    const other = addressOf(await begin(clip.length, stranger));
    expect((await piece(other, 0, clip, { 'upload-token': token }, '')).status).toBe(404);
  });

  it('is refused before a byte is sent if it cannot be accepted', async () => {
    expect(await begin(1024 ** 3 + 1)).toMatchObject({ status: 413, body: { code: 'MEDIA.TOO_LARGE' } });
    expect(await begin(0)).toMatchObject({ status: 400, body: { code: 'MEDIA.EMPTY_FILE' } });
    expect((await begin(10, owner, { 'upload-metadata': `owner ${base64('x')}` })).status).toBe(400);
    expect((await begin(10, owner, { 'upload-metadata': `quality ${base64('best')}` })).status).toBe(400);
    expect((await app.request({ method: 'POST', url: '/api/uploads', token: owner.token })).status).toBe(412);
    expect((await app.request({ method: 'POST', url: '/api/uploads', headers: VERSION })).status).toBe(401);
  });

  it.each([
    ['application/pdf', 'cv.pdf', 415],
    ['application/pdf', 'clip.mp4', 415],
    ['image/png', '', 415],
    ['text/plain; charset=utf-8', 'clip', 415],
    ['video/mp4', 'notes.docx', 415],
    ['', 'notes.txt', 415],
    ['video/ogg', 'clip.ogv', 415],
    ['video/webm;codecs=vp8,opus', 'entrevue-2026-01-15.webm', 201],
    ['video/avi', 'CLIP.AVI', 201],
    ['application/octet-stream', 'clip.mkv', 201],
    ['', 'Présentation v1.2', 201],
    ['video/mp4', '', 201],
  ])('announced as %j, named %j, is answered %i immediately', async (type, name, status) => {
    const said = [type && `filetype ${base64(type)}`, name && `filename ${base64(name)}`].filter(Boolean).join(',');
    const answer = await begin(10_000, owner, { 'upload-metadata': said });
    expect(answer.status).toBe(status);
    if (status === 415) expect(answer.body.code).toBe('MEDIA.UNSUPPORTED_FORMAT');
    expect(answer.headers['location'] === undefined).toBe(status === 415);
  });

  it('is limited to five unfinished ones and their total size, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(1024 ** 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    await app.request({
      method: 'DELETE',
      url: addressOf(answers.find(({ status }) => status === 201) as Answer),
      token: owner.token,
      headers: VERSION,
    });
    expect((await begin(1024 ** 3)).status).toBe(201);
  });

  it('of another kind of file is refused after its first bytes, and nothing is stored', async () => {
    const text = Buffer.alloc(10_000, 'not a video ');
    const url = addressOf(await begin(text.length));
    expect(await piece(url, 0, text.subarray(0, 5_000))).toMatchObject({
      status: 415,
      body: { code: 'MEDIA.UNSUPPORTED_FORMAT' },
    });
    const short = addressOf(await begin(20));
    expect((await piece(short, 0, text.subarray(0, 20))).status).toBe(415);
    const left = await partials();
    for (const refused of [url, short]) expect(left).not.toContain(refused.split('/').at(-1));
    expect((await videos()).total).toBe(0);
  });

  it('is completed although the answer was lost, and is deleted after its time is over', async () => {
    const whole = addressOf(await begin());
    await app.app.get(MediaStorage).extendPartial(whole.split('/').at(-1) ?? '', 0, [clip] as never);
    const half = addressOf(await begin());
    await piece(half, 0, clip.subarray(0, 100));
    const sweep = () =>
      RequestContext.create(app.orm.em, () => app.app.get(SweepUploads).execute(new AbortController().signal));
    await sweep();
    expect((await videos()).total).toBe(1);
    expect(await offsetOf(half)).toBe(100);
    app.clock.advance(86_400_001);
    const later = await signUp(app);
    const gone = await app.request({ method: 'HEAD', url: half, token: later.token, headers: VERSION });
    expect(gone.status).toBe(404);
    await sweep();
    expect(await partials()).toEqual([]);
  });

  it('continues after a broken connection, on another replica, and after a second sender tried', async () => {
    const long = await readFile(await sample('long-work.mp4'));
    const base = new URL((await app.listen()).replace('[::1]', '127.0.0.1'));
    const url = addressOf(await begin(long.length));
    const cut = Math.floor(long.length * 0.6);
    // A sender whose connection hangs: 60 % arrive, and the server is not informed of the end.
    const outgoing = request({
      host: base.hostname,
      port: base.port,
      path: url,
      method: 'PATCH',
      headers: {
        ...PIECE,
        authorization: `Bearer ${owner.token}`,
        'upload-offset': '0',
        'content-length': long.length,
      },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(long.subarray(0, cut));
    const id = url.split('/').at(-1) ?? '';
    const storage = app.app.get(MediaStorage);
    await eventually('the first part', async () => ((await storage.partialSize(id)) === cut ? true : undefined));

    const replica = await startTestApp({ beside: app, clock: app.clock });
    try {
      const head = await replica.request({ method: 'HEAD', url, token: owner.token, headers: VERSION });
      expect(head).toMatchObject({ status: 200, headers: { 'upload-offset': String(cut) } });
      const rest = await replica.request({
        method: 'PATCH',
        url,
        token: owner.token,
        payload: long.subarray(cut),
        headers: { ...PIECE, 'upload-offset': String(cut) },
      });
      expect(rest.status).toBe(204);
    } finally {
      outgoing.destroy();
      await replica.close();
    }
    expect((await videos()).videos).toMatchObject([{ id, status: 'PENDING' }]);
    let stored = '';
    for await (const { key } of storage.list()) if (key.includes(id)) stored = key;
    const chunks: Buffer[] = [];
    for await (const chunk of (await storage.open(stored, { start: 0, end: long.length - 1 })) as AsyncIterable<Buffer>)
      chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(long)).toBe(true);
  });
});
