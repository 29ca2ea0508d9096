import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type {
  CompanyVideoAnswer,
  CompanyVideosAnswer,
} from '../../../server/modules/companies/http/company-videos.contract.js';
import type { OwnTranscript } from '../../../server/modules/media/http/transcript.contract.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { colleague } from '../applications/stage.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { file, upload, uploadAndProcess } from '../media/people.js';

jest.setTimeout(120_000);

interface Refusal {
  code: string;
  details?: { path: string }[];
}

describe('the gallery of a company', () => {
  let app: TestApp;
  let clip: Buffer;
  let seeker: string;
  beforeAll(async () => {
    app = await startTestApp();
    clip = await readFile(await sample('tiny-16x16.mp4'));
    seeker = (await signUp(app)).token;
  });
  afterAll(() => app.close());

  type Answer<T> = Promise<TestAnswer<T & Refusal>>;
  const add = (who: Recruiter, more: object = {}): Answer<CompanyVideoAnswer> =>
    app.request({
      method: 'POST',
      url: '/api/company-videos',
      token: who.token,
      payload: {
        company_id: who.companyId,
        video_url: 'https://videos.example/a',
        title: 'Notre atelier',
        video_category: 'OFFICE',
        ...more,
      },
    });
  const change = (token: string, id: string, payload: object): Answer<CompanyVideoAnswer> =>
    app.request({ method: 'PUT', url: `/api/company-videos/${id}`, token, payload });
  const remove = (token: string, id: string): Answer<{ success: true }> =>
    app.request({ method: 'DELETE', url: `/api/company-videos/${id}`, token });
  const gallery = async (companyId: string, token?: string, category = ''): Promise<CompanyVideosAnswer> => {
    const { body, status, text } = await app.request<CompanyVideosAnswer>({
      url: `/api/company-videos/company/${companyId}${category && `/category/${category}`}`,
      ...(token === undefined ? {} : { token }),
    });
    if (status !== 200) throw new Error(`the gallery answered ${status}: ${text}`);
    return body;
  };
  const titles = async (...args: Parameters<typeof gallery>): Promise<string[]> =>
    (await gallery(...args)).videos.map(({ title }) => title);
  const person = ({ id, email, token }: Recruiter) => ({ id, email, token });

  it('shows an upload to its team immediately, and to everybody once it is processed', async () => {
    const own = await recruiterOf(app, {}, { name: 'Fonderie Laure' });
    const sent = await upload(app, person(own), [file(clip)]);
    const added = await add(own, {
      video_url: sent.body.url,
      thumbnail_url: sent.body.thumbnailUrl,
      title: ' Qui nous sommes ',
      description: '',
      video_category: 'about',
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      company_id: own.companyId,
      video_id: sent.body.videoProfileId,
      video_url: sent.body.url,
      title: 'Qui nous sommes',
      description: null,
      video_category: 'ABOUT',
      order: 0,
      is_public: true,
      status: 'PENDING',
      duration: null,
      thumbnail_url: null,
    });
    expect((await gallery(own.companyId, own.token)).total).toBe(1);
    expect((await gallery(own.companyId, seeker)).total).toBe(0);
    expect((await app.request({ url: sent.body.url, token: seeker })).status).toBe(404);

    await app.runJobs();
    expect((await gallery(own.companyId)).videos[0]).toMatchObject({ status: 'COMPLETED', thumbnail_url: null });
    const [seen] = (await gallery(own.companyId, seeker)).videos;
    expect(seen).toMatchObject({ status: 'COMPLETED', progress: 100, thumbnail_url: sent.body.thumbnailUrl });
    expect(seen?.duration).toBeGreaterThan(0);
    expect((await app.request({ url: sent.body.url, token: seeker })).status).toBe(200);
    expect((await app.request({ url: sent.body.thumbnailUrl, token: seeker })).status).toBe(200);
    // Playing needs a sign-in.
    expect((await app.request({ url: sent.body.url })).status).toBe(401);
    const stranger = await recruiterOf(app);
    const metadata = await app.request<StreamMetadata>({
      url: `/api/stream/metadata/${sent.body.videoProfileId}`,
      token: stranger.token,
    });
    expect(metadata.body).toMatchObject({ user: null, company: { name: 'Fonderie Laure' } });
  });

  it('shows private videos only to its team', async () => {
    const own = await recruiterOf(app);
    const mate = await colleague(app, own);
    const id = await uploadAndProcess(app, person(own), clip);
    const { body } = await add(own, { video_url: `/api/stream/video/${id}`, title: 'Brouillon', is_public: false });
    expect(await titles(own.companyId, mate.token)).toEqual(['Brouillon']);
    for (const token of [seeker, (await recruiterOf(app)).token, undefined]) {
      expect(await titles(own.companyId, token)).toEqual([]);
      const asked = { url: `/api/company-videos/${body.id}`, ...(token === undefined ? {} : { token }) };
      expect((await app.request(asked)).status).toBe(404);
    }
    const watched = (token: string) => app.request({ url: `/api/stream/video/${id}`, token });
    expect((await watched(mate.token)).status).toBe(200);
    expect((await watched(seeker)).status).toBe(404);
    expect((await change(mate.token, body.id, { is_public: true })).body.is_public).toBe(true);
    expect((await watched(seeker)).status).toBe(200);
    // The owner hides the upload itself, so the gallery cannot show it.
    await app.request({
      method: 'PUT',
      url: `/api/videos/${id}`,
      token: own.token,
      payload: { visibility: 'HIDDEN' },
    });
    expect(await titles(own.companyId, seeker)).toEqual([]);
    expect((await watched(seeker)).status).toBe(404);
  });

  it('has captions that only its team can write', async () => {
    const own = await recruiterOf(app);
    const mate = await colleague(app, own);
    const stranger = await recruiterOf(app);
    const id = await uploadAndProcess(app, person(own), clip);
    const url = `/api/videos/${id}/transcript`;
    const write = (token: string, visible: boolean): Answer<OwnTranscript> => {
      const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nVoici la fonderie.\n';
      return app.request({ method: 'PUT', url, token, payload: { language: 'fr', vtt, visible } });
    };
    const captions = async (token: string) =>
      (await app.request<StreamMetadata>({ url: `/api/stream/metadata/${id}`, token })).body.captions;
    // Outside a gallery only the person who uploaded the video can write captions.
    expect((await write(mate.token, false)).status).toBe(404);
    const { body } = await add(own, { video_url: `/api/stream/video/${id}` });
    expect((await write(mate.token, false)).body).toMatchObject({ visible: false, text: 'Voici la fonderie.' });
    expect((await app.request<OwnTranscript>({ url, token: own.token })).body.text).toBe('Voici la fonderie.');
    expect(await captions(seeker)).toEqual([]);
    expect((await write(own.token, true)).body.visible).toBe(true);
    expect(await captions(seeker)).toMatchObject([{ language: 'fr', automatic: false }]);
    for (const token of [stranger.token, seeker]) {
      expect((await app.request({ url, token })).status).toBe(404);
      expect((await write(token, false)).status).toBe(404);
    }
    await remove(mate.token, body.id);
    for (const token of [own.token, mate.token]) expect((await app.request({ url, token })).status).toBe(404);
  });

  it('has an order that a move changes', async () => {
    const own = await recruiterOf(app);
    for (const title of ['a', 'b', 'c']) await add(own, { title });
    await add(own, { title: 'first', order: 0, video_category: 'ABOUT' });
    expect(await titles(own.companyId)).toEqual(['first', 'a', 'b', 'c']);
    const { videos } = await gallery(own.companyId);
    expect(videos.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    const last = videos[3]!;
    expect((await change(own.token, last.id, { order: 1 })).body.order).toBe(1);
    expect(await titles(own.companyId)).toEqual(['first', 'c', 'a', 'b']);
    await change(own.token, videos[0]!.id, { order: 99 });
    expect(await titles(own.companyId)).toEqual(['c', 'a', 'b', 'first']);
    await remove(own.token, last.id);
    expect((await gallery(own.companyId)).videos.map(({ title, order }) => [title, order])).toEqual([
      ['a', 0],
      ['b', 1],
      ['first', 2],
    ]);
    expect(await titles(own.companyId, undefined, 'about')).toEqual(['first']);
    // `order` is the position in the whole gallery, also in a filtered list.
    expect((await gallery(own.companyId, undefined, 'ABOUT')).videos[0]?.order).toBe(2);
    expect(await titles(own.companyId, undefined, 'TEAM')).toEqual([]);
  });

  it('applies parallel moves one after the other', async () => {
    const own = await recruiterOf(app);
    for (const title of ['a', 'b', 'c', 'd']) await add(own, { title });
    const { videos } = await gallery(own.companyId);
    const answers = await Promise.all(videos.map(({ id }) => change(own.token, id, { order: 0 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await gallery(own.companyId);
    expect(after.videos.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(after.videos.map(({ title }) => title).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('accepts only own uploads, each once', async () => {
    const own = await recruiterOf(app);
    const other = await recruiterOf(app);
    const foreign = await upload(app, person(other), [file(clip)]);
    for (const video_url of [foreign.body.url, '/api/stream/video/0190a000-0000-7000-8000-000000000000']) {
      const { status, body } = await add(own, { video_url });
      expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'COMPANIES.VIDEO_UNKNOWN', 'video_url']);
    }
    const mine = await upload(app, person(own), [file(clip)]);
    const both = await Promise.all([1, 2].map(() => add(own, { video_url: mine.body.url })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('COMPANIES.VIDEO_LISTED_ALREADY');
    expect((await gallery(own.companyId, own.token)).total).toBe(1);
  });

  it('accepts at most fifty entries', async () => {
    const own = await recruiterOf(app);
    await query(
      app.databaseUrl,
      `insert into company_video (id, company_id, added_by, link_url, title, category, position, is_public, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'https://videos.example/' || n, 'Vidéo ' || n, 'TEAM', n, true, now(), now()
         from generate_series(0, 49) n`,
      [own.companyId, own.id],
    );
    expect(await add(own)).toMatchObject({ status: 409, body: { code: 'COMPANIES.GALLERY_FULL' } });
  });

  it('removes an entry with its files, and when its upload is removed', async () => {
    const own = await recruiterOf(app);
    const mate = await colleague(app, own);
    const id = await uploadAndProcess(app, person(own), clip);
    const { body } = await add(own, { video_url: `/api/stream/video/${id}` });
    // A colleague may remove another member's upload.
    expect((await remove(mate.token, body.id)).body).toEqual({ success: true });
    expect((await remove(mate.token, body.id)).status).toBe(404);
    expect((await app.request({ url: `/api/videos/${id}`, token: own.token })).status).toBe(404);
    await app.runJobs();
    expect(await query(app.databaseUrl, 'select 1 from media_file where video_id = $1', [id])).toEqual([]);

    const second = await upload(app, person(own), [file(clip)]);
    await add(own, { video_url: second.body.url, title: 'Reste un instant' });
    await add(own, { title: 'Reste' });
    await app.request({ method: 'DELETE', url: `/api/videos/${second.body.videoProfileId}`, token: own.token });
    expect(await titles(own.companyId, own.token)).toEqual(['Reste']);
    expect((await gallery(own.companyId)).videos[0]?.order).toBe(0);
  });

  it('is removed with its company', async () => {
    const own = await recruiterOf(app);
    const id = await uploadAndProcess(app, person(own), clip);
    const { body } = await add(own, { video_url: `/api/stream/video/${id}` });
    await app.request({ method: 'DELETE', url: `/api/companies/${own.companyId}`, token: own.token });
    expect((await app.request({ url: `/api/company-videos/${body.id}` })).status).toBe(404);
    expect((await app.request({ url: `/api/company-videos/company/${own.companyId}` })).status).toBe(404);
    expect((await app.request({ url: `/api/videos/${id}`, token: own.token })).status).toBe(404);
    expect((await app.request({ url: `/api/stream/video/${id}`, token: seeker })).status).toBe(404);
  });

  it('loses the entries of a closed account; the others stay', async () => {
    const own = await recruiterOf(app);
    const mate = await colleague(app, own);
    await add(own, { title: 'De qui reste' });
    await add({ ...mate, companyId: own.companyId }, { title: 'De qui part' });
    expect(await titles(own.companyId)).toEqual(['De qui reste', 'De qui part']);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: mate.token })).status).toBe(200);
    expect(await titles(own.companyId)).toEqual(['De qui reste']);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ video_category: 'PARTY' }, 'video_category'],
    [{ video_url: 'javascript:alert(1)' }, 'video_url'],
    [{ video_url: '/api/users/me' }, 'video_url'],
    [{ thumbnail_url: '//evil.example/x.png' }, 'thumbnail_url'],
    [{ order: -1 }, 'order'],
    [{ duration: -1 }, 'duration'],
    [{ owner: 'me' }, 'owner'],
  ])('refuses %j', async (input, path) => {
    const own = await recruiterOf(app);
    const { status, body } = await add(own, input);
    expect(status).toBe(400);
    expect(body.details?.map((detail) => detail.path)).toContain(path);
  });
});
