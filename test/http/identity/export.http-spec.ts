import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { MediaPersonalData } from '../../../server/modules/media/media-personal-data.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { pdf } from '../../support/samples/documents.js';
import { photo } from '../../support/samples/pictures.js';
import { sample } from '../../support/samples/samples.js';
import { unzip } from '../../support/unzip.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare } from '../matching/stage.js';
import { file, form, uploadAndProcess } from '../media/people.js';
import { exclude, pageOf, recruiterOf } from './hiring.js';
import { signUp } from './people.js';

jest.setTimeout(120_000);

const MIB = 1024 ** 2;

describe('the export of a person’s data', () => {
  let app: TestApp;
  let seeker: SessionAnswer;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  beforeEach(async () => {
    seeker = await signUp(app, { consents: { adult: true, terms: true, privacy: true, marketing: true } });
  });
  afterAll(() => app.close());

  const download = (token = seeker.token, language = 'fr') =>
    app.request<{ code: string }>({ url: '/api/users/me/export', token, headers: { 'accept-language': language } });

  it('is an archive of everything that was entered, sent, computed and viewed', async () => {
    const { token, user } = seeker;
    await app.request({ method: 'PUT', url: '/api/users/me', token, payload: clinicalNurse });
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const video = await uploadAndProcess(app, { id: user.id, email: user.email, token }, clip);
    const portrait = form([file(await photo(), 'moi.jpg', 'avatar')]);
    await app.request({ method: 'POST', url: '/api/users/avatar', token, ...portrait });
    const resume = pdf('Mathilde Gagnon');
    await app.request({ method: 'POST', url: '/api/upload/file', token, ...form([file(resume, 'cv.pdf')]) });
    await exclude(app, token, { domain: 'ancien-employeur.ca' });
    const recruiter = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
    await publish(app, recruiter.token, intensiveCare);
    await app.runJobs();
    await pageOf(app, user.id, recruiter.token);
    const [match] = await query<{ id: string }>(app.databaseUrl, 'select id from match where seeker_id = $1', [
      user.id,
    ]);
    const payload = { message: 'Regardez mon score' };
    await app.request({ method: 'POST', url: `/api/matches/${match?.id}/review`, token, payload });

    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="entrevue.zip"',
      'cache-control': 'no-store',
    });
    const files = await unzip(answer.bytes);
    const json = (path: string): unknown => JSON.parse(String(files.get(path)));
    expect(String(files.get('LISEZ-MOI.txt'))).toContain('access-log.json');
    const me = await app.request({ url: '/api/users/me', token });
    expect(json('account.json')).toMatchObject(me.body);
    expect(json('consents.json')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'MARKETING', granted: true, version: '2025-10-24' })]),
    );
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('access-log.json')).toMatchObject([
      { kind: 'VIEWED', masked: true, viewer: { company: { name: 'Hôpital Mont-Blanc' } } },
    ]);
    expect(json('exclusions.json')).toMatchObject([{ domain: 'ancien-employeur.ca' }]);
    expect(json('matches.json')).toMatchObject([{ status: 'PENDING', match_score: expect.any(Number) }]);
    expect(json('match-decisions.json')).toMatchObject([{ event: 'PROPOSED', by_me: false }]);
    expect(json('match-reviews.json')).toMatchObject([{ status: 'OPEN', message: 'Regardez mon score' }]);
    expect(json('videos/videos.json')).toMatchObject([{ id: video, status: 'completed', original_name: 'clip.mp4' }]);
    // The original, while it is stored.
    expect(files.get(`videos/${video}.mp4`)?.equals(clip)).toBe(true);
    expect(files.get('resume.pdf')?.equals(resume)).toBe(true);
    expect(files.get('avatar.webp')?.subarray(8, 12).toString()).toBe('WEBP');

    const english = await unzip((await download(token, 'en')).bytes);
    expect(english.has('README.txt')).toBe(true);
    // No credentials: no password hash, no token.
    for (const content of files.values()) expect(content.includes('$argon2')).toBe(false);
    expect(String(files.get('sessions.json'))).not.toContain('hash');
  });

  it('contains own question sets, also without a video, and they are deleted with the account', async () => {
    const { token, user } = seeker;
    const set = { title: 'Chantier', questions: [{ question_text: 'Où ?', suggested_seconds: 30 }] };
    const created = await app.request({ method: 'POST', url: '/api/video-questions/blocks', token, payload: set });
    expect(created.status).toBe(201);
    const files = await unzip((await download()).bytes);
    expect(JSON.parse(String(files.get('videos/words.json')))).toEqual({
      question_blocks: [set],
      questions: [],
      transcripts: [],
    });
    await RequestContext.create(app.orm.em, () => app.app.get(MediaPersonalData).close(user.id));
    expect(await query(app.databaseUrl, 'select 1 from question_block where owner_id = $1', [user.id])).toEqual([]);
  });

  it('contains nobody else’s data', async () => {
    const other = await signUp(app, { full_name: 'Quelqu’un d’autre' });
    const recruiter = await recruiterOf(app);
    await RequestContext.create(app.orm.em, () =>
      app.app.get(DisclosuresFacade).disclose({
        seekerId: other.user.id,
        companyId: recruiter.companyId,
        type: 'MATCHED',
        expiresAt: null,
        cost: 0,
        actorId: recruiter.id,
      }),
    );
    for (const content of (await unzip((await download()).bytes)).values()) {
      expect(content.includes(other.user.id)).toBe(false);
      expect(content.includes('d’autre')).toBe(false);
    }
  });

  it('can be downloaded three times a day', async () => {
    for (let count = 0; count < 3; count += 1) expect((await download()).status).toBe(200);
    const refused = await download();
    expect(refused).toMatchObject({ status: 429, body: { code: 'IDENTITY.TOO_MANY_EXPORTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await download((await signUp(app)).token)).status).toBe(200);
  });

  it('is only for seekers', async () => {
    const recruiter = await recruiterOf(app);
    expect((await download(recruiter.token)).status).toBe(403);
    expect((await app.request({ url: '/api/users/me/export' })).status).toBe(401);
  });

  describe('with a large video', () => {
    const SIZE = 300 * MIB;
    let address: string;
    beforeAll(async () => {
      address = await app.listen();
    });

    async function storeLargeVideo(ownerId: string): Promise<void> {
      const [video, stored] = [randomUUID(), randomUUID()];
      const key = storageKey(video, stored, 'mp4');
      const chunk = Buffer.alloc(MIB, 7);
      async function* bytes(): AsyncGenerator<Buffer> {
        for (let sent = 0; sent < SIZE; sent += MIB) yield await Promise.resolve(chunk);
      }
      const { sha256 } = await app.app.get(MediaStorage).write(key, bytes());
      await query(
        app.databaseUrl,
        `insert into video (id, owner_id, status, title, visibility, quality, original_name, original_size, progress, claims,
                            created_at, updated_at)
         values ($1, $2, 'uploaded', 'Longue', 'VISIBLE', 'high', 'longue.mp4', $3, 0, 0, now(), now())`,
        [video, ownerId, SIZE],
      );
      await query(
        app.databaseUrl,
        `insert into media_file (id, video_id, kind, label, storage_key, content_type, size_bytes, sha256, created_at)
         values ($1, $2, 'original', '', $3, 'video/mp4', $4, $5, now())`,
        [stored, video, key, SIZE, sha256],
      );
    }

    it('is never completely in memory', async () => {
      await storeLargeVideo(seeker.user.id);
      const answer = await fetch(`${address}/api/users/me/export`, {
        headers: { authorization: `Bearer ${seeker.token}` },
      });
      expect(answer.status).toBe(200);
      const held = (): number => process.memoryUsage().arrayBuffers;
      const before = held();
      let [most, size] = [0, 0];
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        most = Math.max(most, held() - before);
      }
      expect(size).toBeGreaterThan(SIZE);
      // The reader runs in this process too, and its garbage is not collected immediately; a complete video in memory would add
      // SIZE.
      expect(most).toBeLessThan((SIZE * 2) / 3);
    });

    it('closes the file if the reader disconnects', async () => {
      await storeLargeVideo(seeker.user.id);
      const abort = new AbortController();
      const answer = await fetch(`${address}/api/users/me/export`, {
        headers: { authorization: `Bearer ${seeker.token}` },
        signal: abort.signal,
      });
      const reader = answer.body?.getReader();
      let size = 0;
      while (size < 5 * MIB) size += (await reader?.read())?.value?.length ?? Number.NaN;
      const openFiles = async (): Promise<number> => {
        const links = await Promise.all(
          (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
        );
        return links.filter((path) => path.startsWith(app.dataDir) && path.endsWith('.mp4')).length;
      };
      expect(await openFiles()).toBe(1);
      abort.abort();
      const deadline = Date.now() + 5_000;
      while ((await openFiles()) > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await openFiles()).toBe(0);
    });
  });
});
