import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { CandidatePreview, OpenCandidate } from '../../../server/modules/identity/http/candidates.contract.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import type { OwnTranscript } from '../../../server/modules/media/http/transcript.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { pageOf, type Recruiter } from '../identity/hiring.js';
import { recruiter, seeker, type Seeker } from '../reservations/stage.js';
import { file, upload, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

const DESCRIPTION = 'Huit ans d’atelier, en trois réponses.';
const ANSWER = 'Une passerelle de douze mètres.';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour, je suis soudeuse. Je soude en TIG et je lis les plans.\n';
/** The lexicon's label of the occupation, in both genders. */
const WELDER = 'Soudeur ou soudeuse';
const FREE_WORDS = ['quokka', 'zoé'];

describe('a person’s texts about a video', () => {
  let app: TestApp;
  let owner: Seeker;
  let reader: Recruiter;
  let stranger: Recruiter;
  let video: string;
  let pair: { seekerId: string; companyId: string };

  const as = <T>(token: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, language = 'fr') =>
    app.request<T>({ method, url, token, headers: { 'accept-language': language }, ...(payload && { payload }) });
  const put = (payload: object) => as(owner.token, 'PUT', `/api/videos/${video}`, payload);
  const caption = <T = OwnTranscript>(payload: object, language = 'fr') =>
    as<T>(owner.token, 'PUT', `/api/videos/${video}/transcript`, { language: 'fr', vtt: VTT, ...payload }, language);
  const metadata = (token: string) => as<StreamMetadata>(token, 'GET', `/api/stream/metadata/${video}`);
  const open = async () => (await pageOf(app, owner.id, reader.token)).body as OpenCandidate;

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    owner = await seeker(app);
    [reader, stranger] = [await recruiter(app), await recruiter(app)];
    pair = { seekerId: owner.id, companyId: reader.companyId };
    video = await uploadAndProcess(app, owner, await readFile(await sample('interview-moov-at-end.mp4')));
    await put({ title: 'Mon métier', description: DESCRIPTION });
    const questions = [
      { question_text: 'Qui êtes-vous ?', timestamp_start: 0 },
      { question_text: 'De quoi êtes-vous fière ?', timestamp_start: 1, answer_text: ANSWER },
    ];
    const url = `/api/video-questions/videos/${video}/questions/batch`;
    expect((await as(owner.token, 'POST', url, { questions })).status).toBe(200);
    expect((await caption({})).status).toBe(200);
  });
  afterAll(() => app.close());

  it('are on the page of an open profile: description, chapters, typed answers, summary and tags', async () => {
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    const { video_profiles: videos } = await open();
    expect(videos).toEqual([
      {
        id: video,
        kind: 'VIDEO',
        title: 'Mon métier',
        description: DESCRIPTION,
        duration: expect.any(Number),
        thumbnail_url: `/api/stream/thumbnail/${video}`,
        summary: expect.stringContaining('soudeuse'),
        tags: expect.arrayContaining([WELDER]),
        chapters: [
          { title: 'Qui êtes-vous ?', start: 0, end: null },
          { title: 'De quoi êtes-vous fière ?', start: 1, end: null },
        ],
        questions: [
          { text: 'Qui êtes-vous ?', answer_text: null },
          { text: 'De quoi êtes-vous fière ?', answer_text: ANSWER },
        ],
      },
    ]);
    expect((await metadata(reader.token)).body).toMatchObject({
      description: DESCRIPTION,
      questions: [{ answer_text: null }, { answer_text: ANSWER }],
      chapters: [{ start: 0 }, { start: 1 }],
    });
    await app.app.get(DisclosuresFacade).conceal(pair);
  });

  it('are in the preview of an open profile, but not of a masked one', async () => {
    const { body } = await as<CandidatePreview>(owner.token, 'GET', '/api/users/me/preview');
    expect(body.open.video_profiles).toMatchObject([{ id: video, description: DESCRIPTION }]);
    expect(Object.keys(body.masked.video_profiles[0] ?? {}).sort()).toEqual(['duration', 'id', 'kind', 'title']);
  });

  it('are not on a masked profile, but with a bought video', async () => {
    for (const { token } of [reader, stranger]) {
      const page = await pageOf(app, owner.id, token);
      expect(page.body).toMatchObject({ is_masked: true, video_profiles: [{ id: video }] });
      expect(page.text).not.toContain(DESCRIPTION);
      expect(page.text).not.toContain(ANSWER);
    }
    await query(
      app.databaseUrl,
      'insert into video_pass (company_id, video_id, seeker_id, bought_by, bought_at) values ($1, $2, $3, $4, now())',
      [stranger.companyId, video, owner.id, stranger.id],
    );
    const bought = await metadata(stranger.token);
    expect(bought.status).toBe(200);
    expect(bought.body).toMatchObject({
      description: DESCRIPTION,
      questions: [{ answer_text: null }, { answer_text: ANSWER }],
    });
    expect((await metadata(reader.token)).status).toBe(403);
    expect((await metadata(owner.token)).body).toMatchObject({ description: DESCRIPTION });
  });

  it('have tags that are skills and occupations, and no other words', async () => {
    const refused = await caption<ErrorAnswer>({ tags: ['Triage', ...FREE_WORDS] }, 'en');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'MEDIA.UNKNOWN_TAG', details: [{ path: 'tags' }] },
    });
    expect(refused.body.error).toContain('quokka, zoé');
    expect((await caption<ErrorAnswer>({ tags: ['zoé'] })).body.error).toContain('ni une compétence ni un métier');
    const kept = await caption({ tags: ['welder', 'SOUDEUSE', 'Triage'] });
    expect(kept.body.tags).toEqual([WELDER, 'Triage']);
    // An old row, with tags that a machine or its owner chose freely.
    await query(app.databaseUrl, `update video_transcript set tags = $1 where video_id = $2`, [
      JSON.stringify(['soudeuse', ...FREE_WORDS]),
      video,
    ]);
    const read = await as<OwnTranscript>(owner.token, 'GET', `/api/videos/${video}/transcript`);
    expect(read.body.tags).toEqual([WELDER]);
    expect((await metadata(owner.token)).body.captions[0]?.tags).toEqual([WELDER]);
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    expect((await open()).video_profiles[0]?.tags).toEqual([WELDER]);
    await app.app.get(DisclosuresFacade).conceal(pair);
    expect((await caption({ vtt: VTT.replace('TIG', 'quokka, je m’appelle Zoé,') })).body.tags).not.toEqual(
      expect.arrayContaining(['quokka']),
    );
  });

  it('are shown to no company while the video is hidden, even if the profile is open', async () => {
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'MATCHED' });
    const withVideo = async () =>
      RequestContext.create(app.orm.em, async () => {
        await app.runJobs();
        const rows = await query<{ has: boolean }>(
          app.databaseUrl,
          'select has_processed_video as has from profile where account_id = $1',
          [owner.id],
        );
        return rows[0]?.has;
      });
    expect(await withVideo()).toBe(true);
    expect((await put({ visibility: 'HIDDEN' })).status).toBe(200);
    expect(await withVideo()).toBe(false);
    expect((await open()).video_profiles).toEqual([]);
    for (const kind of ['metadata', 'video', 'thumbnail', 'hls']) {
      const url = kind === 'hls' ? `/api/stream/hls/${video}/main.m3u8` : `/api/stream/${kind}/${video}`;
      for (const { token } of [reader, stranger])
        expect([url, (await as(token, 'GET', url)).status]).toEqual([url, 404]);
      expect([url, (await as(owner.token, 'GET', url)).status]).toEqual([url, 200]);
    }
    expect((await as(stranger.token, 'POST', `/api/stream/access/${video}`)).status).toBe(404);
    await put({ visibility: 'VISIBLE' });
    expect(await withVideo()).toBe(true);
    expect((await open()).video_profiles).toMatchObject([{ id: video }]);
  });

  describe('captions', () => {
    const late = (end: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\nun\n\nNOTE x\n\n00:00.500 --> ${end}\ndeux\n`;

    it('that go beyond the end of the video are refused, with the caption and its line', async () => {
      for (const [language, words] of [
        ['fr', 'Le sous-titre 2 (ligne 8) dépasse la fin de la vidéo'],
        ['en', 'Caption 2 (line 8) goes past the end of the video'],
      ] as const) {
        const answer = await caption<ErrorAnswer>({ vtt: late('10:00.000') }, language);
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'MEDIA.CAPTIONS_TOO_LONG', details: [{ path: 'vtt', code: 'MEDIA.CAPTIONS_TOO_LONG' }] },
        });
        expect(answer.body.error).toContain(words);
      }
      expect((await caption({ vtt: late('00:01.500') })).body).toMatchObject({ problem: null });
    });

    it('that were written before the length was known are marked, and not shown beyond the end', async () => {
      const clip = await readFile(await sample('tiny-16x16.mp4'));
      const { body: sent } = await upload(app, owner, [file(clip)]);
      const url = `/api/videos/${sent.videoProfileId}/transcript`;
      const written = { language: 'fr', vtt: late('10:00.000') };
      expect((await as<OwnTranscript>(owner.token, 'PUT', url, written)).body).toMatchObject({ problem: null });
      await app.runJobs();
      const { body } = await as<OwnTranscript>(owner.token, 'GET', url, undefined, 'en');
      expect(body.vtt).toContain('00:10:00.000');
      expect(body.problem).toMatchObject({ code: 'MEDIA.CAPTIONS_TOO_LONG' });
      expect(body.problem?.message).toContain('Caption 2 (line 6)');
      const served = await as<string>(owner.token, 'GET', `/api/stream/captions/${sent.videoProfileId}/fr.vtt`);
      expect(served.text).toContain('deux');
      expect(served.text).not.toContain('00:10:00.000');
    });
  });
});
