import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { OwnApplication } from '../../../server/modules/applications/http/applications.contract.js';
import type { StreamMetadata, VideosMy } from '../../../server/modules/media/http/media.contract.js';
import type { RoomRecording } from '../../../server/modules/rooms/http/room-messages.contract.js';
import type { InterviewRecordings } from '../../../server/modules/rooms/http/recordings.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { until } from '../../support/sockets.js';
import { applied, candidate, type Candidate, employer, newsOf } from '../applications/stage.js';
import { type Member, memberOf, removeMember } from '../companies/team-stage.js';
import { type Begun, beginUpload, eventsWithoutAccount, idOf, sendPiece } from './recording-stage.js';
import { interviewOf, type RoomTab, tabOf } from './stage.js';

jest.setTimeout(120_000);

describe('the recording of a live interview', () => {
  let app: TestApp;
  let other: TestApp;
  let first: string;
  let second: string;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let applicationId: string;
  let interview: string;
  let clip: Buffer;
  let truncated: Buffer;
  const open: RoomTab[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    other = await startTestApp({ beside: app, clock: app.clock });
    [first, second] = [await app.listen(), await other.listen()];
    clip = await readFile(await sample('tiny-16x16.mp4'));
    truncated = await readFile(await sample('bad-truncated.mp4'));
  });
  beforeEach(async () => {
    app.clock.set('2026-01-15T15:00:00.000Z');
    company = await employer(app);
    seeker = await candidate(app, { full_name: 'Mathilde Gagnon' });
    applicationId = (await applied(app, seeker.token, company.jobId)).id;
    interview = await interviewOf(app, company.token, applicationId);
  });
  afterEach(async () => {
    for (const { listener } of open.splice(0)) listener.socket.disconnect();
    expect(await eventsWithoutAccount(app)).toEqual([]);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const tab = async (token: string, address = first): Promise<RoomTab> => {
    const opened = await tabOf(app, address, token, interview);
    open.push(opened);
    return opened;
  };
  /** Host and candidate are in the room, on two processes. */
  const bothIn = async (): Promise<{ host: RoomTab; guest: RoomTab }> => {
    const [host, guest] = [await tab(company.token), await tab(seeker.token, second)];
    await host.say('room:knock');
    await guest.say('room:knock');
    await host.say('room:admit', { participant_id: guest.participantId });
    return { host, guest };
  };
  const joined = async ({ token }: Member): Promise<RoomTab> => {
    const opened = await tab(token);
    expect(await opened.say('room:knock')).toMatchObject({ ok: true, status: 'IN' });
    return opened;
  };
  const recordingOf = async (each: RoomTab): Promise<RoomRecording> => {
    const { recording } = await each.say('room:state');
    if (!recording) throw new Error('there is no recording');
    return recording;
  };
  const ask = async (host: RoomTab): Promise<{ recording_id: string }> => {
    expect(await host.say('room:ask-recording')).toEqual({ ok: true });
    return { recording_id: (await recordingOf(host)).recording_id };
  };
  /** Both agreed. @param keepsPart the candidate's choice */
  const recording = async (keepsPart = false) => {
    const { host, guest } = await bothIn();
    const which = await ask(host);
    await guest.say('room:answer-recording', { ...which, answer: 'YES', keeps_part: keepsPart });
    expect(await recordingOf(host)).toMatchObject({ status: 'ON', is_running: true });
    return { host, guest, which };
  };
  const stopped = async () => {
    const all = await recording();
    expect(await all.host.say('room:stop-recording', all.which)).toEqual({ ok: true });
    return all;
  };

  const begin = (recordingId: string, token = company.token, length = clip.length) =>
    beginUpload(app, token, recordingId, length);
  const piece = (begun: Begun, payload = clip, offset = 0) => sendPiece(app, company.token, begun, payload, offset);
  const listed = (token: string) =>
    app.request<InterviewRecordings>({ url: `/api/interviews/${interview}/recordings`, token });
  const remove = (token: string, recordingId: string) =>
    app.request({ method: 'DELETE', url: `/api/interviews/${interview}/recordings/${recordingId}`, token });
  const watch = (token: string, videoId: string) =>
    app.request<StreamMetadata>({ url: `/api/stream/metadata/${videoId}`, token });
  const videosOf = (id: string) =>
    query<{ id: string; status: string }>(app.databaseUrl, 'select id, status from video where id = $1', [id]);

  it('is asked for by a host, with the candidate in the room, and begins with the last yes', async () => {
    const host = await tab(company.token);
    await host.say('room:knock');
    expect(await host.say('room:ask-recording')).toEqual({ ok: false, code: 'ROOMS.RECORDING_WITHOUT_CANDIDATE' });
    host.listener.socket.disconnect();
    app.clock.advance(13_000);

    const { host: again, guest } = await bothIn();
    const colleague = await joined(await memberOf(app, company, 'RECRUITER'));
    expect(await guest.say('room:ask-recording')).toEqual({ ok: false, code: 'ROOMS.HOSTS_ONLY' });
    expect(await again.say('room:ask-recording', { connection: crypto.randomUUID() })).toEqual({
      ok: false,
      code: 'ROOMS.NOT_IN_ROOM',
    });
    const before = guest.heard('room:changed').length;
    const which = await ask(again);
    await until(() => guest.heard('room:changed').length > before);
    expect(await recordingOf(guest)).toMatchObject({
      status: 'ASKED',
      is_running: false,
      your_answer: null,
      connection: again.connection,
      agreed: [again.participantId],
    });
    expect(await colleague.say('room:ask-recording')).toEqual({ ok: false, code: 'ROOMS.RECORDING_OPEN' });
    await guest.say('room:answer-recording', { ...which, answer: 'YES' });
    expect(await recordingOf(guest)).toMatchObject({ status: 'ASKED', missing: [colleague.participantId] });
    await colleague.say('room:answer-recording', { ...which, answer: 'YES' });
    expect(await recordingOf(guest)).toMatchObject({ status: 'ON', is_running: true, missing: [], your_answer: 'YES' });
    expect(await guest.say('room:stop-recording', which)).toEqual({ ok: false, code: 'ROOMS.HOSTS_ONLY' });
  });

  it.each([
    ['NO', 'YES', 'DECLINED'],
    ['YES', 'NO', 'DECLINED'],
    ['YES', 'YES', 'ON'],
  ] as const)('has one outcome when two people answer at once: %s and %s', async (one, two, status) => {
    const { host, guest } = await bothIn();
    const colleague = await joined(await memberOf(app, company, 'RECRUITER'));
    const which = await ask(host);
    await Promise.all([
      guest.say('room:answer-recording', { ...which, answer: one }),
      colleague.say('room:answer-recording', { ...which, answer: two }),
    ]);
    for (const each of [host, guest, colleague]) expect(await recordingOf(each)).toMatchObject({ status });
    if (status === 'ON') return;
    expect((await begin(which.recording_id)).body.code).toBe('ROOMS.RECORDING_NOT_KEPT');
    // Everybody may be asked again.
    await ask(host);
  });

  it('pauses while a person who came later has not agreed', async () => {
    const { host, which } = await recording();
    const colleague = await joined(await memberOf(app, company, 'RECRUITER'));
    const paused = { status: 'ON', is_running: false, missing: [colleague.participantId] };
    expect(await recordingOf(host)).toMatchObject(paused);
    await colleague.say('room:answer-recording', { ...which, answer: 'NO' });
    expect(await recordingOf(host)).toMatchObject(paused);
    await colleague.say('room:answer-recording', { ...which, answer: 'YES' });
    expect(await recordingOf(host)).toMatchObject({ status: 'ON', is_running: true, missing: [] });
  });

  it.each([
    [false, 'DISCARDED'],
    [true, 'ENDED'],
  ] as const)('ends at once when somebody withdraws; all let the part stay: %s', async (keepsPart, status) => {
    const { host, guest, which } = await recording(keepsPart);
    const before = host.heard('room:changed').length;
    expect(await guest.say('room:withdraw-recording', which)).toEqual({ ok: true });
    await until(() => host.heard('room:changed').length > before, 1_000);
    expect(await recordingOf(host)).toMatchObject({ status, is_running: false, reason: 'WITHDRAWN' });
    expect(await guest.say('room:answer-recording', { ...which, answer: 'YES' })).toMatchObject({ ok: false });
    const begun = await begin(which.recording_id);
    expect([begun.status, begun.body?.code]).toEqual(keepsPart ? [201, undefined] : [403, 'ROOMS.RECORDING_NOT_KEPT']);
    const consents = await query(
      app.databaseUrl,
      'select answer from recording_consent where withdrawn_at is not null and recording_id = $1',
      [which.recording_id],
    );
    expect(consents).toEqual([{ answer: 'YES' }]);
  });

  it.each(['leaves the room', 'comes in another tab', 'is removed from the team'] as const)(
    'ends when the recorder %s',
    async (what) => {
      const member = await memberOf(app, company, 'RECRUITER');
      const guest = await tab(seeker.token, second);
      await guest.say('room:knock');
      const host = await joined(member);
      await host.say('room:admit', { participant_id: guest.participantId });
      const which = await ask(host);
      await guest.say('room:answer-recording', { ...which, answer: 'YES' });
      if (what.startsWith('leaves')) await host.say('room:leave');
      else if (what.startsWith('is')) await removeMember(app, company.token, company.companyId, member.id);
      else await (await tab(member.token)).say('room:knock', { take_over: true });
      const status = what.startsWith('comes') ? 'DISCARDED' : 'ENDED';
      await until(async () => (await recordingOf(guest)).status === status);
      const { body, status: answer } = await begin(which.recording_id, member.token);
      if (what.startsWith('leaves')) expect(answer).toBe(201);
      else
        expect([answer, body.code]).toEqual(
          what.startsWith('is') ? [404, 'REQUEST.NOT_FOUND'] : [403, 'ROOMS.RECORDING_NOT_KEPT'],
        );
    },
  );

  it.each([
    ['room:ask-recording', { recording_id: crypto.randomUUID() }],
    ['room:answer-recording', { recording_id: crypto.randomUUID(), answer: 'MAYBE' }],
    ['room:answer-recording', { answer: 'YES' }],
    ['room:withdraw-recording', { recording_id: 'x' }],
    ['room:mark-chapter', { recording_id: crypto.randomUUID(), title: ' ', at_seconds: 0 }],
    ['room:mark-chapter', { recording_id: crypto.randomUUID(), title: 'X', at_seconds: -1 }],
  ] as const)('refuses a malformed %s: %j', async (name, message) => {
    const host = await tab(company.token);
    await host.say('room:knock');
    expect(await host.say(name, message)).toEqual({ ok: false, code: 'REQUEST.INVALID' });
  });

  it('is not touched by somebody who is not in it, or in another room', async () => {
    const { which, guest } = await recording();
    const { id } = await applied(app, (await candidate(app)).token, company.jobId);
    const elsewhere = await interviewOf(app, company.token, id);
    const stranger = await tabOf(app, first, (await memberOf(app, company, 'RECRUITER')).token, elsewhere);
    open.push(stranger);
    await stranger.say('room:knock');
    for (const name of ['room:answer-recording', 'room:withdraw-recording', 'room:stop-recording'] as const) {
      const more = name === 'room:answer-recording' ? { answer: 'NO' } : {};
      expect(await stranger.say(name, { ...which, ...more })).toEqual({ ok: false, code: 'ROOMS.RECORDING_OVER' });
    }
    expect(await recordingOf(guest)).toMatchObject({ status: 'ON', is_running: true });
  });

  it('becomes a video with chapters for the people who are in it, and for nobody else', async () => {
    const { host, guest, which } = await recording();
    const chapter = (title: string, seconds: number) => ({ ...which, title, at_seconds: seconds });
    app.clock.advance(5_000);
    await host.say('room:mark-chapter', chapter('Début', 0));
    await host.say('room:mark-chapter', chapter('Pourquoi la soudure?', 0.1));
    expect(await guest.say('room:mark-chapter', chapter('X', 0.2))).toMatchObject({ code: 'ROOMS.RECORDING_OVER' });
    expect((await begin(which.recording_id)).status).toBe(403);
    await host.say('room:stop-recording', which);

    // Only the recorder sends it, and it does not become the recorder's own.
    expect((await begin(which.recording_id, seeker.token)).status).toBe(404);
    const begun = await begin(which.recording_id);
    expect((await listed(seeker.token)).body.recordings).toMatchObject([{ state: 'UPLOADING', video_id: null }]);
    const onCard = async (token: string): Promise<boolean[]> => {
      const { body } = await app.request<OwnApplication>({ url: `/api/applications/${applicationId}`, token });
      return body.interviews.map((each) => each.has_recordings);
    };
    expect((await piece(begun)).status).toBe(204);
    await app.runJobs();
    const video = idOf(begun);
    for (const token of [company.token, seeker.token]) {
      expect((await listed(token)).body).toMatchObject({ recordings: [{ state: 'READY', video_id: video }] });
      const { status, body } = await watch(token, video);
      expect([status, body.chapters.map(({ title }) => title)]).toEqual([200, ['Début', 'Pourquoi la soudure?']]);
      expect((await app.request({ url: `/api/stream/video/${video}`, token })).status).toBe(200);
      const { body: own } = await app.request<VideosMy>({ url: '/api/videos/my', token });
      expect(own.total).toBe(0);
    }
    const outside = [
      await memberOf(app, company, 'RECRUITER'),
      await employer(app, 'Ailleurs'),
      await candidate(app, { full_name: 'Paul Roy' }),
    ];
    for (const { token } of outside) expect((await watch(token, video)).status).toBe(404);
    const [colleague, ...strangers] = outside;
    // A colleague who was not there may know of the interview, but sees no recording.
    expect((await listed(colleague?.token ?? '')).body.recordings).toEqual([]);
    const cards = [company.token, seeker.token, colleague?.token ?? ''].map(onCard);
    expect(await Promise.all(cards)).toEqual([[true], [true], [false]]);
    for (const { token } of strangers) expect((await listed(token)).status).toBe(404);
    for (const { token } of outside) expect((await remove(token, which.recording_id)).status).toBe(404);

    expect((await remove(seeker.token, which.recording_id)).status).toBe(200);
    for (const token of [company.token, seeker.token]) {
      expect((await listed(token)).body.recordings).toEqual([]);
      expect(await onCard(token)).toEqual([false]);
      expect((await watch(token, video)).status).toBe(404);
    }
    expect((await begin(which.recording_id)).status).toBe(403);
  });

  it('is announced once to everybody in it, in their language and as they chose, when it can be watched', async () => {
    const absent = await memberOf(app, company, 'RECRUITER');
    const noEmail = { kind: 'interview', email: false };
    const url = '/api/notifications/preferences';
    expect((await app.request({ method: 'PUT', url, token: seeker.token, payload: noEmail })).status).toBe(200);
    const { which } = await stopped();
    const announced = async (token: string): Promise<readonly string[]> =>
      (await newsOf(app, token)).filter((text) => /enregistrement de votre entrevue/.test(text));
    const begun = await begin(which.recording_id);
    expect(await announced(seeker.token)).toEqual([]);
    await piece(begun);
    for (const { token } of [company, seeker]) {
      expect(await announced(token)).toEqual([expect.stringMatching(/est prêt à regarder/)]);
      const { body } = await app.request<{ notifications: { text: string; path: string }[] }>({
        url: '/api/notifications',
        token,
        headers: { 'accept-language': 'en' },
      });
      expect(body.notifications).toContainEqual(
        expect.objectContaining({
          text: expect.stringMatching(/^The recording of your interview for .* is ready to watch\.$/) as string,
          path: `/interviews/${interview}/recordings`,
        }),
      );
    }
    expect(await announced(absent.token)).toEqual([]);
    const emails = await query<{ account_id: string }>(
      app.databaseUrl,
      `select n.account_id from notification n join notification_letter l on l.notification_id = n.id
        where n.news = 'RECORDING_READY' and n.account_id = any($1)`,
      [[company.id, seeker.id, absent.id]],
    );
    expect(emails).toEqual([{ account_id: company.id }]);
  });

  it('is announced to everybody in it when it cannot be prepared, and is never treated as a person’s video', async () => {
    const { which } = await stopped();
    const begun = await begin(which.recording_id, company.token, truncated.length);
    expect((await piece(begun, truncated)).status).toBe(204);
    for (const { token } of [company, seeker]) {
      expect((await newsOf(app, token)).filter((text) => /enregistrement de votre entrevue/.test(text))).toEqual([
        expect.stringMatching(/n’a pas pu être préparé\.$/),
      ]);
      expect((await listed(token)).body).toMatchObject({ recordings: [{ state: 'FAILED', video_id: null }] });
    }
    expect((await remove(seeker.token, which.recording_id)).status).toBe(200);
    await app.runJobs();
    const events = await query<{ name: string }>(
      app.databaseUrl,
      `select name from outbox_message where kind = 'event' and payload ->> 'interview_id' = $1 order by created_at, id`,
      [interview],
    );
    expect(events.map(({ name }) => name)).toEqual(
      ['uploaded', 'failed', 'removed'].map((n) => `media.recording-${n}`),
    );
    // Its files are deleted like those of every other video.
    expect(await query(app.databaseUrl, 'select 1 from media_file where video_id = $1', [idOf(begun)])).toEqual([]);
  });

  it('is not accepted any further once somebody deletes it during the upload', async () => {
    const { which } = await stopped();
    const begun = await begin(which.recording_id);
    const half = Math.floor(clip.length / 2);
    expect((await piece(begun, clip.subarray(0, half))).status).toBe(204);
    expect((await remove(seeker.token, which.recording_id)).status).toBe(200);
    expect((await piece(begun, clip.subarray(half), half)).status).toBe(404);
    expect(await videosOf(idOf(begun))).toEqual([]);
  });

  it('is gone when the last piece and the deletion arrive together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { host, guest, which } = await stopped();
      const begun = await begin(which.recording_id);
      await Promise.all([piece(begun), remove(seeker.token, which.recording_id)]);
      await app.runJobs();
      expect((await videosOf(idOf(begun))).filter(({ status }) => status !== 'removed')).toEqual([]);
      expect((await listed(company.token)).body.recordings).toEqual([]);
      for (const each of [host, guest]) await each.say('room:leave');
    }
  });

  it('is uploaded again after an interruption, and only within a day', async () => {
    const { host, guest, which } = await stopped();
    const [interrupted, again] = [await begin(which.recording_id), await begin(which.recording_id)];
    expect((await piece(interrupted)).status).toBe(404);
    expect((await piece(again)).status).toBe(204);
    expect((await listed(company.token)).body.recordings).toHaveLength(1);
    expect((await begin(which.recording_id)).body.code).toBe('MEDIA.UPLOAD_ARRIVED');
    for (const each of [host, guest]) await each.say('room:leave');
    const { which: late } = await stopped();
    await query(
      app.databaseUrl,
      `update interview_recording set ended_at = ended_at - interval '24 hours' where id = $1`,
      [late.recording_id],
    );
    expect((await begin(late.recording_id)).body.code).toBe('ROOMS.RECORDING_NOT_KEPT');
  });

  it('goes with the account of a person who is in it', async () => {
    const { which } = await stopped();
    const begun = await begin(which.recording_id);
    await piece(begun);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: seeker.token })).status).toBe(200);
    expect((await videosOf(idOf(begun))).filter(({ status }) => status !== 'removed')).toEqual([]);
    expect(
      await query(app.databaseUrl, 'select 1 from interview_recording where id = $1', [which.recording_id]),
    ).toEqual([]);
  });
});
