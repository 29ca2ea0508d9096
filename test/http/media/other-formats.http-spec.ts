import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { DisclosuresFacade, IdentityFacade } from '../../../server/modules/identity/index.js';
import type { StreamMetadata, VideosMy, VideoSummary } from '../../../server/modules/media/http/media.contract.js';
import type { RungAddresses } from '../../../server/modules/media/http/rung-addresses.contract.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { sample, secretTags } from '../../support/samples/samples.js';
import { pageOf, type Recruiter, recruiterOf } from '../identity/hiring.js';
import { file, type Person, signUp, statusOf, upload } from './people.js';

jest.setTimeout(180_000);

const voices = ['voice.mp3', 'voice.m4a', 'voice.wav', 'voice.ogg', 'voice.weba'] as const;

describe('a presentation without a picture', () => {
  let app: TestApp;
  let seeker: Person;
  let recruiter: Recruiter;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '86400' } });
    seeker = await signUp(app);
    recruiter = await recruiterOf(app);
  });
  afterAll(() => app.close());

  const get = <T>(url: string, token = seeker.token) =>
    app.request<T>({ url, token, headers: { 'accept-language': 'en' } });
  const metadata = async (id: string, token = seeker.token) =>
    (await get<StreamMetadata>(`/api/stream/metadata/${id}`, token)).body;
  const sent = async (name: Parameters<typeof sample>[0], fields: Record<string, string> = {}): Promise<string> => {
    const parts = Object.entries(fields).map(([key, value]) => ({ name: key, value }));
    const { status, body, text } = await upload(app, seeker, [
      ...parts,
      file(await readFile(await sample(name)), name),
    ]);
    if (status !== 201) throw new Error(`upload answered ${status}: ${text}`);
    await app.runJobs();
    return body.videoProfileId;
  };

  it.each(voices)('is made from %s: one rendition of sound, segments, and a drawing of its level', async (name) => {
    const id = await sent(name);
    expect(await statusOf(app, seeker, id)).toMatchObject({ status: 'COMPLETED', error: null });
    expect(await metadata(id)).toMatchObject({ kind: 'AUDIO', previewUrl: null, width: 1280, height: 720 });
    expect((await metadata(id)).duration).toBeCloseTo(4, 0);
    const whole = await get(`/api/stream/video/${id}`);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'audio/mp4']);
    expect(whole.bytes.toString('latin1')).not.toContain(secretTags.comment);
    const drawing = await get(`/api/stream/thumbnail/${id}`);
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const main = await get(`/api/stream/hls/${id}/main.m3u8`);
    expect(main.text).toContain('CODECS="mp4a.40.2"');
    const rung = await get(`/api/stream/hls/${id}/sound.m3u8`);
    expect(rung.text).toContain('sound.mp4');
  });

  it('is called a recording in notifications and emails, ready or failed, and never a video', async () => {
    const person = await signUp(app);
    const send = async (name: 'voice.mp3' | 'webcam-no-audio.mkv' | 'tiny-16x16.mp4', kind: 'AUDIO' | 'VIDEO') => {
      const bytes = await readFile(await sample(name));
      await upload(app, person, [{ name: 'kind', value: kind }, file(bytes, name)]);
      await app.runJobs();
    };
    await send('tiny-16x16.mp4', 'VIDEO');
    await send('voice.mp3', 'AUDIO');
    await send('webcam-no-audio.mkv', 'AUDIO');
    const texts = async (language: string) =>
      (
        await app.request<NotificationsPage>({
          url: '/api/notifications',
          token: person.token,
          headers: { 'accept-language': language },
        })
      ).body.notifications.map(({ text }) => text);
    expect(await texts('fr')).toEqual([
      'Votre enregistrement n’a pas pu être traité.',
      'Votre enregistrement est prêt à écouter.',
      'Votre vidéo est prête.',
    ]);
    expect(await texts('en')).toEqual([
      'Your recording could not be processed.',
      'Your recording is ready to play.',
      'Your video is ready.',
    ]);
    const emails = (await emailsIn(app.dataDir)).filter((mail) => JSON.stringify(mail.to).includes(person.email));
    expect(emails.map(({ subject }) => subject)).toContain('Votre enregistrement n’a pas pu être traité');
  });

  it('keeps only the sound of a video if its owner asks for it', async () => {
    const id = await sent('interview-moov-at-end.mp4', { kind: 'AUDIO' });
    expect(await metadata(id)).toMatchObject({ kind: 'AUDIO' });
    const { bytes } = await get(`/api/stream/video/${id}`);
    expect(bytes.toString('latin1')).not.toContain('avc1');
  });

  it('is refused without a sound track, and with a name that says video', async () => {
    const silent = await sent('webcam-no-audio.mkv', { kind: 'AUDIO' });
    expect(await statusOf(app, seeker, silent)).toMatchObject({
      status: 'FAILED',
      error: { code: 'MEDIA.NO_SOUND_TRACK' },
    });
    const answer = await upload(app, seeker, [file(await readFile(await sample('voice.mp3')), 'clip.mp4')]);
    expect(answer.status).toBe(415);
  });

  describe('of a masked person', () => {
    let person: Person;
    let sound: string;
    let words: string;
    const answers = [
      { question_text: 'Qui êtes-vous ?', answer_text: 'Je soude depuis huit ans. Écrivez à moi@soudure.example.' },
    ];
    const addresses = (id: string) => [
      `/api/stream/video/${id}`,
      `/api/stream/thumbnail/${id}`,
      `/api/stream/metadata/${id}`,
      `/api/stream/sound/${id}`,
      `/api/stream/hls/${id}/main.m3u8`,
      `/api/stream/hls/${id}/sound.m3u8`,
      `/api/stream/hls/${id}/sound.mp4`,
      `/api/stream/hls/${id}/addresses.json`,
    ];
    const statuses = (id: string, token: string) =>
      Promise.all(addresses(id).map(async (url) => (await get(url, token)).status));

    beforeAll(async () => {
      person = await signUp(app);
      const mine = await upload(app, person, [file(await readFile(await sample('voice.m4a')), 'voice.m4a')]);
      sound = mine.body.videoProfileId;
      const written = await app.request<VideoSummary>({
        method: 'POST',
        url: '/api/videos/written',
        token: person.token,
        payload: { answers },
        headers: { 'accept-language': 'fr' },
      });
      expect(written).toMatchObject({ status: 201, body: { kind: 'TEXT', status: 'COMPLETED' } });
      words = written.body.id;
      await app.runJobs();
    });

    it('is known on the masked page, and neither heard nor read, at signed addresses either', async () => {
      const { body } = await pageOf(app, person.id, recruiter.token);
      expect(body).toMatchObject({
        is_masked: true,
        video_profiles: [
          { id: words, kind: 'TEXT' },
          { id: sound, kind: 'AUDIO' },
        ],
      });
      expect(JSON.stringify(body)).not.toContain('soude depuis');
      expect(new Set(await statuses(sound, recruiter.token))).toEqual(new Set([403]));
      expect(new Set(await statuses(words, recruiter.token))).toEqual(new Set([403]));
    });

    it('opens at the moment at which a video would, and closes with it', async () => {
      const { body: own } = await get<RungAddresses>(`/api/stream/hls/${sound}/addresses.json`, person.token);
      expect(own.addresses).toHaveLength(1);
      const pair = { seekerId: person.id, companyId: recruiter.companyId };
      await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
      // 404: the sound was not requested as a file of its own; a written presentation has no file.
      expect(await statuses(sound, recruiter.token)).toEqual([200, 200, 200, 404, 200, 200, 200, 200]);
      expect(await statuses(words, recruiter.token)).toEqual([404, 404, 200, 404, 404, 404, 404, 404]);
      expect(await metadata(words, recruiter.token)).toMatchObject({
        kind: 'TEXT',
        streamUrl: null,
        thumbnailStreamUrl: null,
        chapters: [],
        questions: [{ text: 'Qui êtes-vous ?', answer_text: answers[0]?.answer_text }],
      });
      await app.app.get(DisclosuresFacade).conceal(pair);
      expect(new Set(await statuses(sound, recruiter.token))).toEqual(new Set([403]));
      expect(new Set(await statuses(words, recruiter.token))).toEqual(new Set([403]));
    });
  });

  describe('in writing', () => {
    const write = (payload: object, person = seeker) =>
      app.request<VideoSummary>({
        method: 'POST',
        url: '/api/videos/written',
        token: person.token,
        payload,
        headers: { 'accept-language': 'en' },
      });
    const one = { question_text: 'Who are you?', answer_text: 'A welder.' };

    it('is complete at once, counts for completeness like a video, and for the day', async () => {
      const person = await signUp(app);
      const completeness = () => app.app.get(IdentityFacade).profileCompleteness(person.id);
      const before = await completeness();
      const { body } = await write({ answers: [one] }, person);
      expect(body).toMatchObject({
        kind: 'TEXT',
        title: 'Written introduction',
        status: 'COMPLETED',
        progress: 100,
        thumbnail_url: null,
        stream_url: null,
      });
      await app.runJobs();
      expect((await completeness()) - before).toBe(20);
      const info = await get<{ quota: { uploads_left_today: number } }>('/api/upload/info', person.token);
      expect(info.body.quota.uploads_left_today).toBe(19);
      const { body: mine } = await get<VideosMy>('/api/videos/my', person.token);
      expect(mine.videos.map(({ kind }) => kind)).toEqual(['TEXT']);
    });

    it('needs an answer, also after a change, and has no captions', async () => {
      expect((await write({ answers: [] })).status).toBe(400);
      expect((await write({ answers: [{ ...one, answer_text: '  ' }] })).status).toBe(400);
      const { body } = await write({ answers: [one] });
      const change = (questions: object[]) =>
        app.request<{ code: string }>({
          method: 'POST',
          url: `/api/video-questions/videos/${body.id}/questions/batch`,
          token: seeker.token,
          payload: { questions },
        });
      expect((await change([{ question_text: 'Who?', timestamp_start: 0 }])).body.code).toBe('MEDIA.ANSWER_NEEDED');
      expect((await change([])).status).toBe(400);
      expect((await change([{ question_text: 'Who?', timestamp_start: 0, answer_text: 'A painter.' }])).status).toBe(
        200,
      );
      const captions = await app.request<{ code: string }>({
        method: 'PUT',
        url: `/api/videos/${body.id}/transcript`,
        token: seeker.token,
        payload: { language: 'en', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' },
      });
      expect(captions).toMatchObject({ status: 409, body: { code: 'MEDIA.WRITTEN_WITHOUT_CAPTIONS' } });
      await app.request({ method: 'DELETE', url: `/api/videos/${body.id}`, token: seeker.token });
    });

    it('refuses sets of somebody else', async () => {
      const block = '0197a4a0-0000-7000-8000-00000000ffff';
      const { status, text } = await write({ answers: [{ ...one, question_block_id: block }] });
      expect([status, text]).toEqual([400, expect.stringContaining('MEDIA.UNKNOWN_BLOCK')]);
    });
  });

  it('is preferred in private: nobody but the person reads how they like to answer', async () => {
    const preferences = { format: 'AUDIO', answer_time: 'double', think_seconds: null };
    const empty = await get<{ preferences: object | null }>('/api/answer-preferences');
    expect(empty.body.preferences).toBeNull();
    const kept = await app.request({
      method: 'PUT',
      url: '/api/answer-preferences',
      token: seeker.token,
      payload: preferences,
    });
    expect(kept).toMatchObject({ status: 200, body: preferences });
    expect((await get<{ preferences: object }>('/api/answer-preferences')).body.preferences).toEqual(preferences);
    expect((await get('/api/answer-preferences', recruiter.token)).status).toBe(403);
    const pair = { seekerId: seeker.id, companyId: recruiter.companyId };
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'HIRED' });
    const { text } = await app.request({ url: `/api/users/${seeker.id}`, token: recruiter.token });
    expect(text).toContain('"is_masked":false');
    expect(text).not.toMatch(/answer_time|double|think_seconds/);
    await app.app.get(DisclosuresFacade).conceal(pair);
  });
});
