import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { RungAddresses } from '../../../server/modules/media/http/rung-addresses.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { accessLogOf, type Recruiter, recruiterOf } from '../identity/hiring.js';
import { type Person, signInAgain, signUp, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

const LIFE = 300;

describe('media addresses that shared caches may keep', () => {
  let app: TestApp;
  let seeker: Person;
  let recruiter: Recruiter;
  let masked: Recruiter;
  let video: string;
  let whole: Buffer;
  let file: string;

  const get = <T>(url: string, token?: string, headers: Record<string, string> = {}): Promise<TestAnswer<T>> =>
    app.request<T>({ url, ...(token !== undefined && { token }), headers });
  const list = (name = '720p', token = seeker.token): Promise<TestAnswer<string>> =>
    get<string>(`/api/stream/hls/${video}/${name}.m3u8?addresses=signed`, token);
  const addressesIn = (text: string): string[] =>
    [...text.matchAll(/^(\/media\S+)|URI="(\/media[^"]+)"/gm)].map(([, line, head]) => line ?? head ?? '');
  /** Addresses of the head and all segments. */
  const signed = async (token = seeker.token): Promise<string[]> => addressesIn((await list('720p', token)).text);

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', MEDIA_SIGNATURE_SECONDS: String(LIFE) } });
    seeker = await signUp(app);
    [recruiter, masked] = [await recruiterOf(app), await recruiterOf(app)];
    video = await uploadAndProcess(app, seeker, await readFile(await sample('interview-moov-at-end.mp4')));
    const disclosed = { seekerId: seeker.id, companyId: recruiter.companyId, type: 'RESERVED' } as const;
    await app.app.get(DisclosuresFacade).disclose(disclosed);
    whole = (await get(`/api/stream/hls/${video}/720p.mp4`, seeker.token)).bytes;
    const [row] = await query<{ id: string }>(
      app.databaseUrl,
      `select id from media_file where video_id = $1 and rung = '720p'`,
      [video],
    );
    file = row?.id ?? '';
  });
  afterAll(() => app.close());

  it('come in playlists that no cache may keep', async () => {
    const main = await list('main');
    expect(main.text).toContain('720p.m3u8?addresses=signed\n');
    const rung = await list();
    for (const { status, headers } of [main, rung]) {
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    expect(Number(rung.headers['x-renew-addresses-in'])).toBeGreaterThan(0);
    expect(Number(rung.headers['x-renew-addresses-in'])).toBeLessThan(LIFE);
    expect(rung.text).not.toContain('BYTERANGE');
  });

  it('give all bytes of the rung, in complete answers, to anybody, and never longer than they open', async () => {
    const parts: Buffer[] = [];
    for (const address of await signed()) {
      const { status, bytes, headers } = await get(address);
      const age = Number(/^public, max-age=(\d+), immutable$/.exec(String(headers['cache-control']))?.[1]);
      const until = Number(/until=(\d+)/.exec(address)?.[1]);
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(Math.ceil(until - app.clock.now().getTime() / 1000));
      expect([status, headers['vary'], headers['set-cookie']]).toEqual([200, undefined, undefined]);
      parts.push(bytes);
    }
    expect(parts.length).toBeGreaterThan(1);
    const sent = Buffer.concat(parts);
    // In front of the head the file has the index of the whole, and between head and segments theirs.
    expect(whole.includes(parts[0] ?? Buffer.alloc(1))).toBe(true);
    expect(
      whole.subarray(whole.length - sent.length + (parts[0]?.length ?? 0)).equals(Buffer.concat(parts.slice(1))),
    ).toBe(true);
  });

  it('are the same for all viewers within a window, and others in the next', async () => {
    const [own, others] = [await signed(), await signed(recruiter.token)];
    expect(others).toEqual(own);
    app.clock.advance((LIFE / 2) * 1000);
    expect(await signed()).not.toEqual(own);
    expect((await get(own[0] ?? '')).status).toBe(200);
  });

  it('answer ranges, HEAD and conditions as HTTP asks', async () => {
    const [, address = ''] = await signed();
    const { bytes, headers } = await get(address);
    const etag = String(headers['etag']);
    const modified = String(headers['last-modified']);
    const part = await get(address, undefined, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await get(address, undefined, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    const head = await app.request({ method: 'HEAD', url: address });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
    const statusWith = async (conditions: Record<string, string>): Promise<number> =>
      (await get(address, undefined, conditions)).status;
    expect(await statusWith({ 'if-none-match': etag })).toBe(304);
    expect(await statusWith({ 'if-match': etag })).toBe(200);
    expect(await statusWith({ 'if-match': '*' })).toBe(200);
    expect(await statusWith({ 'if-match': `W/${etag}` })).toBe(412);
    expect(await statusWith({ 'if-match': '"other"', 'if-none-match': etag })).toBe(412);
    expect(await statusWith({ 'if-unmodified-since': modified })).toBe(200);
    expect(await statusWith({ 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(412);
    expect(await statusWith({ 'if-unmodified-since': 'nonsense' })).toBe(200);
    const stream = `/api/stream/video/${video}`;
    expect((await get(stream, seeker.token, { 'if-match': '"other"' })).body).toMatchObject({
      code: 'MEDIA.OTHER_VERSION',
    });
  });

  it('are given to nobody who may not watch: no playlist, no renewal', async () => {
    const names = ['main.m3u8?addresses=signed', '720p.m3u8?addresses=signed', 'addresses.json'];
    for (const name of names) {
      const url = `/api/stream/hls/${video}/${name}`;
      const answers = [await get(url, masked.token), await get(url), await get(url, (await signUp(app)).token)];
      expect(answers.map(({ status }) => status)).toEqual([403, 401, 404]);
      expect(answers.filter(({ text }) => text.includes('signature='))).toEqual([]);
    }
    const watched = await accessLogOf(app, seeker.token);
    expect(watched.filter(({ kind }) => kind === 'WATCHED')).toMatchObject([
      { viewer: { company: { id: recruiter.companyId } } },
    ]);
  });

  it('open only the rung they were signed for', async () => {
    const [head = '', first = ''] = await signed();
    const refused = async (url: string): Promise<number> => (await get(url)).status;
    const bare = first.split('?')[0] ?? '';
    const signature = /signature=[\w-]+/.exec(first)?.[0] ?? '';
    expect(await refused(bare)).toBe(403);
    expect(await refused(`${bare}?${signature}`)).toBe(403);
    expect(await refused(first.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`))).toBe(403);
    expect(await refused(`${first.slice(0, -2)}AA`)).toBe(403);
    expect(await refused(first.replace(video, newId()))).toBe(403);
    expect(await refused(first.replace(file, newId()))).toBe(403);
    const other = addressesIn((await list('360p')).text)[0] ?? '';
    expect(await refused(`${other.split('?')[0]}?${first.split('?')[1]}`)).toBe(403);
    for (const name of ['900.m4s', '0-10.m4s', '..%2f720p.mp4', 'original.mp4']) {
      expect([name, await refused(head.replace('head.mp4', name))]).toEqual([name, 404]);
    }
    expect(await refused(first.replace(video, 'not-an-id'))).toBe(400);
  });

  it('can be checked by a proxy, once for all segments', async () => {
    const [head = ''] = await signed();
    const check = head.replace('/head.mp4', '');
    const answer = await get(check);
    expect(answer).toMatchObject({ status: 204, headers: { 'x-accel-expires': '30' } });
    const until = Date.parse(String(answer.headers['x-signature-until'])) / 1000;
    expect(until).toBe(Number(/until=(\d+)/.exec(head)?.[1]));
    expect((await get(check.replace(file, newId()))).status).toBe(403);
    // Near its end, a kept check must not outlive the signature.
    app.clock.advance(until * 1000 - app.clock.now().getTime() - 7_000);
    expect((await get(check)).headers['x-accel-expires']).toBe('7');
    app.clock.advance(7_000);
    expect((await get(check)).status).toBe(403);
  });

  it('end after their life once the viewer signs out or loses access, and a player renews them before', async () => {
    const viewer = await signInAgain(app, seeker);
    const before = await signed(viewer.token);
    app.clock.advance((LIFE / 2) * 1000);
    const renewal = await get<RungAddresses>(`/api/stream/hls/${video}/addresses.json`, viewer.token);
    const renewed = renewal.body.addresses.find(({ path }) => path.includes(file));
    expect((await get(`${renewed?.path}0.m4s?${renewed?.query}`)).status).toBe(200);

    expect((await app.request({ method: 'POST', url: '/api/auth/logout', token: viewer.token })).status).toBeLessThan(
      300,
    );
    expect((await list('720p', viewer.token)).status).toBe(401);
    expect((await get(`/api/stream/hls/${video}/addresses.json`, viewer.token)).status).toBe(401);
    app.clock.advance((LIFE / 2) * 1000);
    expect((await get(before[0] ?? '')).status).toBe(403);
    app.clock.advance((LIFE / 2) * 1000);
    expect(await get(`${renewed?.path}0.m4s?${renewed?.query}`)).toMatchObject({
      status: 403,
      body: { code: 'MEDIA.ADDRESS_EXPIRED' },
    });
  });

  it('of a deleted video end at once where the API is asked', async () => {
    const owner = await signUp(app);
    const deleted = await uploadAndProcess(app, owner, await readFile(await sample('interview-moov-at-end.mp4')));
    const playlist = await get<string>(`/api/stream/hls/${deleted}/360p.m3u8?addresses=signed`, owner.token);
    const [address = ''] = addressesIn(playlist.text);
    expect((await get(address)).status).toBe(200);
    await app.request({ method: 'DELETE', url: `/api/videos/${deleted}`, token: owner.token });
    expect((await get(address)).status).toBe(404);
    expect((await get(address.replace('/head.mp4', ''))).status).toBe(403);
  });
});
