import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/core';
import sharp from 'sharp';
import type { User } from '../../../server/modules/identity/http/users.contract.js';
import { DisclosuresFacade, IdentityFacade } from '../../../server/modules/identity/index.js';
import {
  documentExtensions,
  documentMaxBytes,
  type DocumentUploaded,
  imageMaxBytes,
  imageTypes,
  type ImageUploaded,
} from '../../../server/modules/media/http/files.contract.js';
import { SweepStorage } from '../../../server/modules/media/use-cases/sweep-storage.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { archive, docx, pdf } from '../../support/samples/documents.js';
import { photo, photoSecrets, pixelBomb } from '../../support/samples/pictures.js';
import { form, type Part, type Person, signUp } from './people.js';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

describe('pictures and documents of people', () => {
  let app: TestApp;
  let seeker: Person;
  let recruiter: Person;
  let companyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    recruiter = await signUp(app, 'RECRUITER');
    const company = await app.request<{ id: string }>({
      method: 'POST',
      url: '/api/companies',
      token: recruiter.token,
      payload: { name: 'Ateliers Boréal' },
    });
    companyId = company.body.id;
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  const send = <T = { code: string }>(url: string, person: Person, parts: readonly Part[]): Promise<TestAnswer<T>> => {
    const body = form(parts);
    return app.request<T>({ method: 'POST', url, token: person.token, payload: body.payload, headers: body.headers });
  };
  const part = (bytes: Buffer, name = 'file', fileName = 'CV de Marie Tremblay.pdf'): Part => ({
    name,
    fileName,
    bytes,
    type: 'application/octet-stream',
  });
  const sendAvatar = (bytes: Buffer, person = seeker) =>
    send<{ avatar_url: string; code: string }>('/api/users/avatar', person, [part(bytes, 'avatar', 'moi.jpg')]);
  const me = async (person = seeker): Promise<User> =>
    (await app.request<User>({ url: '/api/users/me', token: person.token })).body;
  const get = (url: string, person: Person | null, headers: Record<string, string> = {}) =>
    app.request({ url, headers, ...(person ? { token: person.token } : {}) });
  const stored = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) keys.push(key);
    return keys.sort();
  };
  const inside = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const disclose = (seekerId: string): Promise<void> =>
    inside(() =>
      app.app.get(DisclosuresFacade).disclose({
        seekerId,
        companyId,
        type: 'MATCHED',
        expiresAt: null,
        cost: 0,
        actorId: recruiter.id,
      }),
    );

  describe('a portrait', () => {
    it.each(['jpeg', 'png', 'webp'] as const)(
      'is re-encoded from %s: square, upright, WebP, without metadata',
      async (format) => {
        const original = await photo(format);
        const answer = await sendAvatar(original);
        expect(answer.status).toBe(200);
        expect((await me()).avatar_url).toBe(answer.body.avatar_url);
        const served = await get(answer.body.avatar_url, seeker);
        expect(served.status).toBe(200);
        expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
        const metadata = await sharp(served.bytes).metadata();
        expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        for (const secret of photoSecrets.slice(1)) {
          expect(original.includes(secret)).toBe(true);
          expect(served.bytes.includes(secret)).toBe(false);
        }
        // Stored sideways with red on the left; upright, red is at the top.
        const pixel = await sharp(served.bytes).extract({ left: 256, top: 64, width: 1, height: 1 }).raw().toBuffer();
        expect(pixel[0]).toBeGreaterThan(150);
        expect(pixel[2]).toBeLessThan(90);
      },
    );

    it('is served so that it cannot run or stay in caches, and is sent again only if it changed', async () => {
      const { avatar_url: url } = (await sendAvatar(await photo())).body;
      const { headers } = await get(url, seeker);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      expect(headers['content-security-policy']).toContain('sandbox');
      expect((await get(url, seeker, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    });

    it('replaces the previous one, which is deleted completely', async () => {
      const before = await stored();
      const first = (await sendAvatar(await photo())).body.avatar_url;
      const second = (await sendAvatar(await photo('png'))).body.avatar_url;
      expect(second).not.toBe(first);
      expect((await stored()).length).toBe(before.length + 1);
      expect((await me()).avatar_url).toBe(second);
      expect((await app.request({ method: 'DELETE', url: '/api/users/avatar', token: seeker.token })).body).toEqual({
        avatar_url: null,
      });
      expect((await app.request({ method: 'DELETE', url: '/api/users/avatar', token: seeker.token })).status).toBe(200);
      expect((await me()).avatar_url).toBeNull();
      expect((await get(second, seeker)).status).toBe(404);
      expect(await stored()).toEqual(before);
    });

    it('exists once, also if two arrive in parallel', async () => {
      const before = (await stored()).length;
      const pictures = await Promise.all([photo('jpeg'), photo('png'), photo('webp')]);
      const answers = await Promise.all(pictures.map((picture) => sendAvatar(picture)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await stored()).length).toBe(before + 1);
      const { avatar_url: url } = await me();
      expect(answers.map(({ body }) => body.avatar_url)).toContain(url);
      expect((await get(String(url), seeker)).status).toBe(200);
    });

    it.each([
      ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['SVG behind XML', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['GIF', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
      ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a PDF', () => pdf()],
    ])('is no %s, whatever it is called', async (_, bytes) => {
      const before = await stored();
      expect(await sendAvatar(bytes())).toMatchObject({ status: 415, body: { code: 'MEDIA.UNSUPPORTED_IMAGE' } });
      expect(await stored()).toEqual(before);
    });

    it('is not read beyond five megabytes, and not decoded beyond the pixel limit', async () => {
      const picture = await photo();
      const exactly = Buffer.concat([picture, Buffer.alloc(imageMaxBytes - picture.length)]);
      expect((await sendAvatar(exactly)).status).toBe(200);
      expect(await sendAvatar(Buffer.concat([exactly, Buffer.alloc(1)]))).toMatchObject({
        status: 413,
        body: { code: 'MEDIA.IMAGE_TOO_LARGE' },
      });
      expect(await sendAvatar(Buffer.alloc(imageMaxBytes * 2))).toMatchObject({ status: 413 });
      expect(await sendAvatar(pixelBomb(20_000))).toMatchObject({
        status: 413,
        body: { code: 'MEDIA.IMAGE_TOO_MANY_PIXELS' },
      });
    });

    it('must be complete, and sent in its own form field', async () => {
      const picture = await photo('jpeg', 1200, 900);
      expect(await sendAvatar(picture.subarray(0, picture.length / 2))).toMatchObject({
        status: 415,
        body: { code: 'MEDIA.UNREADABLE_IMAGE' },
      });
      expect(await sendAvatar(Buffer.alloc(0))).toMatchObject({ status: 400, body: { code: 'MEDIA.EMPTY_FILE' } });
      const url = '/api/users/avatar';
      expect(await send(url, seeker, [])).toMatchObject({ status: 400, body: { code: 'MEDIA.FILE_MISSING' } });
      expect(await send(url, seeker, [part(picture, 'file')])).toMatchObject({ status: 400 });
      expect(await send(url, seeker, [part(picture, 'avatar'), { name: 'x', value: 'y' }])).toMatchObject({
        status: 400,
      });
      expect(await send(url, seeker, [part(picture, 'avatar'), part(picture, 'avatar')])).toMatchObject({
        status: 400,
        body: { code: 'MEDIA.ONE_UPLOAD_ONLY' },
      });
      const json = await app.request({ method: 'POST', url, token: seeker.token, payload: { avatar: 'x' } });
      expect(json.status).toBe(400);
      expect((await me()).avatar_url).toBeNull();
    });

    it('of a seeker is visible to a recruiter only while the profile is open to them', async () => {
      const { avatar_url: url } = (await sendAvatar(await photo())).body;
      const other = await signUp(app);
      expect((await get(url, recruiter)).status).toBe(404);
      expect((await get(url, other)).status).toBe(404);
      expect((await get(url, null)).status).toBe(401);
      expect((await get(`/api/users/${UNKNOWN}/avatar`, recruiter)).status).toBe(404);
      await disclose(seeker.id);
      expect((await get(url, recruiter)).status).toBe(200);
      const page = await app.request<{ avatar_url: string }>({
        url: `/api/users/${seeker.id}`,
        token: recruiter.token,
      });
      expect(page.body.avatar_url).toBe(url);
      await inside(() => app.app.get(DisclosuresFacade).conceal({ seekerId: seeker.id, companyId }));
      expect((await get(url, recruiter)).status).toBe(404);
    });

    it('of a recruiter is visible to every seeker', async () => {
      const { avatar_url: url } = (await sendAvatar(await photo(), recruiter)).body;
      expect((await get(url, seeker)).status).toBe(200);
    });

    it('counts towards a complete profile', async () => {
      const completeness = () => inside(() => app.app.get(IdentityFacade).profileCompleteness(seeker.id));
      await app.request({ method: 'DELETE', url: '/api/users/avatar', token: seeker.token });
      const before = await completeness();
      await sendAvatar(await photo());
      expect(await completeness()).toBe(before + 10);
    });
  });

  describe('a picture for a page', () => {
    it('is visible only to its owner until a company shows it', async () => {
      const answer = await send<ImageUploaded>('/api/upload/image', recruiter, [part(await photo('png', 3000, 1500))]);
      expect(answer.status).toBe(201);
      const { url, id } = answer.body;
      const own = await get(url, recruiter);
      // Stored sideways; upright it is taller than wide.
      expect(await sharp(own.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 1024 });
      expect((await get(url, null)).status).toBe(404);
      expect((await get(url, seeker)).status).toBe(404);
      const put = await app.request({
        method: 'PUT',
        url: `/api/companies/${companyId}`,
        token: recruiter.token,
        payload: { logo_url: url },
      });
      expect(put.status).toBe(200);
      expect((await get(url, null)).status).toBe(200);
      expect((await get(url, seeker)).status).toBe(200);
      await app.request({
        method: 'PUT',
        url: `/api/companies/${companyId}`,
        token: recruiter.token,
        payload: { logo_url: null },
      });
      expect((await get(url, null)).status).toBe(404);
      const remove = (person: Person) =>
        app.request({ method: 'DELETE', url: `/api/upload/image/${id}`, token: person.token });
      expect((await remove(seeker)).status).toBe(404);
      expect((await remove(recruiter)).body).toEqual({ success: true });
      expect((await remove(recruiter)).status).toBe(404);
      expect((await get(url, recruiter)).status).toBe(404);
    });
  });

  describe('a résumé', () => {
    const upload = (bytes: Buffer, fileName?: string, person = seeker) =>
      send<DocumentUploaded & { code: string }>('/api/upload/file', person, [part(bytes, 'file', fileName)]);

    it('is listed on the profile, and downloaded under its name', async () => {
      const bytes = pdf();
      const answer = await upload(bytes, 'C:\\Documents\\CV d’Élodie (Été).PDF');
      expect(answer).toMatchObject({
        status: 201,
        body: { name: 'CV d’Élodie (Été).pdf', size: bytes.length },
      });
      expect((await me()).resume).toMatchObject({ url: answer.body.url, name: answer.body.name, size: bytes.length });
      const served = await get(answer.body.url, seeker);
      expect(served.bytes.equals(bytes)).toBe(true);
      expect(served.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="CV dElodie (Ete).pdf"; filename*=UTF-8''CV%20d%E2%80%99%C3%89lodie%20%28%C3%89t%C3%A9%29.pdf`,
      });
      expect(served.headers['content-security-policy']).toContain('sandbox');
    });

    it('exists once: a DOCX replaces the PDF', async () => {
      const before = await stored();
      await upload(pdf());
      const second = await upload(await docx(), 'cv.docx');
      expect(second.body.name).toBe('cv.docx');
      expect((await stored()).length).toBe(before.length + 1);
      const served = await get(second.body.url, seeker);
      expect(served.headers['content-type']).toContain('wordprocessingml');
      const url = `/api/upload/file/${second.body.id}`;
      expect((await app.request({ method: 'DELETE', url, token: recruiter.token })).status).toBe(404);
      expect((await app.request({ method: 'DELETE', url, token: seeker.token })).status).toBe(200);
      expect((await me()).resume).toBeNull();
      expect(await stored()).toEqual(before);
    });

    it('is available to a recruiter only while the profile is open to them, and the seeker sees each access', async () => {
      const { url, name } = (await upload(pdf('CANARY-DOCUMENT'), 'CANARY-NAME.pdf')).body;
      const masked = await app.request({ url: `/api/users/${seeker.id}`, token: recruiter.token });
      expect(masked.status).toBe(200);
      expect(masked.text).not.toContain('CANARY');
      const refused = await get(url, recruiter);
      expect(refused.status).toBe(404);
      expect(JSON.stringify(refused.headers) + refused.text).not.toContain('CANARY');
      expect((await get(url, await signUp(app))).status).toBe(404);
      await disclose(seeker.id);
      const open = await app.request<{ resume: { name: string } }>({
        url: `/api/users/${seeker.id}`,
        token: recruiter.token,
      });
      expect(open.body.resume).toMatchObject({ name, url });
      expect((await get(url, recruiter)).text).toContain('CANARY-DOCUMENT');
      const rows = await app.orm.em
        .fork()
        .execute<{ kind: string }[]>(`select kind from access_log where seeker_id = ? and kind = 'DOWNLOADED'`, [
          seeker.id,
        ]);
      expect(rows).toHaveLength(1);
    });

    it.each([
      ['text', () => Promise.resolve(Buffer.from('Curriculum vitae')), 'MEDIA.UNSUPPORTED_DOCUMENT'],
      ['a PDF without an end', () => Promise.resolve(pdf().subarray(0, 200)), 'MEDIA.UNSUPPORTED_DOCUMENT'],
      [
        'a PDF behind a page',
        () => Promise.resolve(Buffer.concat([Buffer.from('<script>'), pdf()])),
        'MEDIA.UNSUPPORTED_DOCUMENT',
      ],
      ['a picture', () => photo(), 'MEDIA.UNSUPPORTED_DOCUMENT'],
      ['some archive', () => archive({ 'a.txt': 'a' }), 'MEDIA.UNSUPPORTED_DOCUMENT'],
      ['a document with macros', () => docx({ 'word/vbaProject.bin': 'x' }), 'MEDIA.DOCUMENT_WITH_MACROS'],
    ])('is no %s', async (_, bytes, code) => {
      expect(await upload(await bytes())).toMatchObject({ status: 415, body: { code } });
      expect((await me()).resume).toBeNull();
    });

    it('has at most ten megabytes', async () => {
      const large = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]);
      expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'MEDIA.DOCUMENT_TOO_LARGE' } });
    });
  });

  it('have the limits that the pages show', async () => {
    const { body } = await app.request({ url: '/api/upload/info', token: seeker.token });
    expect(body).toMatchObject({
      image: { max_size_bytes: imageMaxBytes, accepted_types: [...imageTypes] },
      file: { max_size_bytes: documentMaxBytes, accepted_extensions: [...documentExtensions] },
    });
  });

  it('are at most forty a day, including removed ones', async () => {
    const bytes = pdf();
    for (let count = 0; count < 40; count += 1) {
      expect((await send('/api/upload/file', seeker, [part(bytes)])).status).toBe(201);
    }
    const refused = await send('/api/upload/file', seeker, [part(bytes)]);
    expect(refused).toMatchObject({ status: 429, body: { code: 'MEDIA.TOO_MANY_FILES' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stay when the storage is swept, and so do files that no row ever named', async () => {
    const { avatar_url: url } = (await sendAvatar(await photo())).body;
    const orphan = '0190a000-0000-7000-8000-0000000000ee';
    const key = `ee/${orphan}/${orphan}.webp`;
    const storage = app.app.get(MediaStorage);
    await storage.adopt(key, new URL(import.meta.url).pathname);
    const hoursAgo = new Date(app.clock.now().getTime() - 3 * 3600 * 1000);
    for (const name of await stored()) await utimes(join(app.dataDir, 'media', name), hoursAgo, hoursAgo);
    await inside(() => app.app.get(SweepStorage).execute(new AbortController().signal));
    expect(await stored()).toContain(key);
    expect((await get(url, seeker)).status).toBe(200);
  });
});
