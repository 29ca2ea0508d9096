import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { StreamMetadata, VideoSummary } from '../../../server/modules/media/http/media.contract.js';
import type { PresenceDrawn } from '../../../server/modules/media/http/presence.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { file, type Person, signUp, upload } from './people.js';

jest.setTimeout(180_000);

const MINUTE = 60_000;

describe('the mark "recorded here, live"', () => {
  let app: TestApp;
  let seeker: Person;
  let recruiter: Recruiter;
  let clip: Buffer;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    clip = await readFile(await sample('tiny-16x16.mp4'));
    recruiter = await recruiterOf(app);
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  const newRecording = (): string => crypto.randomUUID().replaceAll('-', '');
  const draw = (recording: string, language = 'fr', { token } = seeker) =>
    app.request<PresenceDrawn & { code?: string }>({
      method: 'POST',
      url: '/api/presence-draws',
      token,
      payload: { recording_id: recording },
      headers: { 'accept-language': language },
    });
  const begin = async (metadata: Record<string, string>, person = seeker) => {
    const pairs = Object.entries({ filename: 'entrevue.mp4', ...metadata });
    return app.request({
      method: 'POST',
      url: '/api/uploads',
      token: person.token,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(clip.length),
        'upload-metadata': pairs.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(','),
      },
    });
  };
  const begun = async (metadata: Record<string, string>, person = seeker): Promise<string> => {
    const answer = await begin(metadata, person);
    if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${answer.text}`);
    return String(answer.headers['location']);
  };
  const end = async (url: string, person = seeker): Promise<string> => {
    const { status, text } = await app.request({
      method: 'PATCH',
      url,
      token: person.token,
      payload: clip,
      headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    });
    if (status !== 204) throw new Error(`the piece answered ${status}: ${text}`);
    return url.split('/').at(-1) ?? '';
  };
  const own = async (id: string, language = 'fr', { token } = seeker) =>
    (await app.request<VideoSummary>({ url: `/api/videos/${id}`, token, headers: { 'accept-language': language } }))
      .body.recorded_live;
  const seenBy = async (id: string, token: string) =>
    (await app.request<StreamMetadata>({ url: `/api/stream/metadata/${id}`, token })).body.recorded_live;
  const sendLive = async (recording: string): Promise<string> => end(await begun({ presence: recording }));

  it('draws a phrase in the language of the person, the same one for the same recording', async () => {
    const recording = newRecording();
    const first = await draw(recording);
    expect(first.status).toBe(201);
    expect(first.body.phrase).toMatch(/^\d\d \p{L}+ et \d\d \p{L}+$/u);
    const minutes = (Date.parse(first.body.expires_at) - Date.parse(first.body.drawn_at)) / MINUTE;
    expect(minutes).toBe(60);
    expect((await draw(recording)).body).toEqual(first.body);
    expect((await draw(newRecording(), 'en')).body.phrase).toMatch(/^\d\d [a-z]+ and \d\d [a-z]+$/);
  });

  it('is on a recording that is sent within the hour, with the phrase, the gesture and the date', async () => {
    const recording = newRecording();
    const { body: drawn } = await draw(recording);
    const id = await sendLive(recording);
    const { phrase, gesture, drawn_at } = drawn;
    expect(await own(id)).toEqual({ drawn_at, phrase, gesture, language: 'fr' });
    // The gesture is in the reader's language, the phrase in the language in which it is said.
    expect(await own(id, 'en')).toMatchObject({ phrase, gesture: expect.not.stringContaining(gesture) });
  });

  it('is not on an uploaded file, and a form cannot ask for it', async () => {
    const recording = newRecording();
    await draw(recording);
    const { body } = await upload(app, seeker, [file(clip, 'clip.mp4')]);
    expect(await own(body.videoProfileId)).toBeNull();
    const asked = await upload(app, seeker, [{ name: 'presence', value: recording }, file(clip, 'clip.mp4')]);
    expect(asked.status).toBe(400);
    expect(await own(await end(await begun({})))).toBeNull();
  });

  it('works once: a second upload of the same recording arrives without it', async () => {
    const recording = newRecording();
    await draw(recording);
    expect(await own(await sendLive(recording))).not.toBeNull();
    expect(await own(await sendLive(recording))).toBeNull();
  });

  it('goes to one of several uploads that arrive at the same moment', async () => {
    const recording = newRecording();
    await draw(recording);
    const urls = await Promise.all([1, 2, 3].map(() => begun({ presence: recording })));
    const ids = await Promise.all(urls.map((url) => end(url)));
    const marks = await Promise.all(ids.map((id) => own(id)));
    expect(marks.filter((mark) => mark !== null)).toHaveLength(1);
  });

  it('moves to the second upload if the first one was interrupted', async () => {
    const recording = newRecording();
    await draw(recording);
    const interrupted = await begun({ presence: recording });
    expect(await own(await sendLive(recording))).not.toBeNull();
    expect(await own(await end(interrupted))).toBeNull();
  });

  it('belongs to the account and to the recording, and ends after an hour', async () => {
    const recording = newRecording();
    await draw(recording);
    const other = await signUp(app);
    expect(await own(await end(await begun({ presence: recording }, other), other), 'fr', other)).toBeNull();
    expect(await own(await sendLive(newRecording()))).toBeNull();
    app.clock.advance(60 * MINUTE);
    expect(await own(await sendLive(recording))).toBeNull();
    // The same recording cannot get a new phrase.
    expect(Date.parse((await draw(recording)).body.expires_at)).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  it('is refused beside the recording of an interview', async () => {
    const answer = await begin({ presence: newRecording(), recording: crypto.randomUUID() });
    expect(answer.status).toBe(400);
  });

  it('limits the phrases of an hour, also for requests in parallel', async () => {
    const statuses = (await Promise.all(Array.from({ length: 24 }, () => draw(newRecording())))).map(
      (one) => one.status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await draw(newRecording())).body.code).toBe('MEDIA.PRESENCE_TOO_MANY');
  });

  it('is shown to recruiters who may watch; buyers of a masked video see no phrase', async () => {
    const recording = newRecording();
    const { body: drawn } = await draw(recording);
    const id = await sendLive(recording);
    await app.runJobs();
    expect((await app.request({ url: `/api/stream/metadata/${id}`, token: recruiter.token })).status).toBe(403);
    await query(
      app.databaseUrl,
      'insert into video_pass (company_id, video_id, seeker_id, bought_by, bought_at) values ($1, $2, $3, $4, now())',
      [recruiter.companyId, id, seeker.id, recruiter.id],
    );
    expect(await seenBy(id, recruiter.token)).toEqual({
      drawn_at: drawn.drawn_at,
      language: 'fr',
      phrase: null,
      gesture: null,
    });
    const pair = { seekerId: seeker.id, companyId: recruiter.companyId };
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    expect(await seenBy(id, recruiter.token)).toMatchObject({ phrase: drawn.phrase, drawn_at: drawn.drawn_at });
    await app.app.get(DisclosuresFacade).conceal(pair);
  });

  it('is deleted with the video, and with the account', async () => {
    const recording = newRecording();
    await draw(recording);
    const id = await sendLive(recording);
    const kept = async () =>
      (await query(app.databaseUrl, 'select 1 from presence_draw where account_id = $1', [seeker.id])).length;
    expect(await kept()).toBe(1);
    await app.request({ method: 'DELETE', url: `/api/videos/${id}`, token: seeker.token });
    expect(await kept()).toBe(0);
    await draw(newRecording());
    const closed = await app.request({
      method: 'DELETE',
      url: '/api/users/me',
      token: seeker.token,
      payload: { current_password: 'une longue phrase de passe' },
    });
    expect(closed.status).toBeLessThan(300);
    await app.runJobs();
    expect(await kept()).toBe(0);
  });
});
