import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { BlindReviewAnswer } from '../../../server/modules/applications/http/blind.contract.js';
import type { Comparison } from '../../../server/modules/applications/http/comparison.contract.js';
import type { ReceivedApplication } from '../../../server/modules/applications/http/applications.contract.js';
import type { AccessLogPage } from '../../../server/modules/identity/http/privacy.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { type Member, memberOf, removeMember } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { uploadAndProcess } from '../media/people.js';
import { applied, type Candidate, candidate, decide, detailOf, employer, jobPage, newsOf, withdraw } from './stage.js';

jest.setTimeout(240_000);

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour, ici Noémie. Je soude en TIG depuis huit ans.\n';
const ASKED = 'Quelle soudure vous rend fière?';
const SCORE = { scores: [{ criterion_id: 'skills', score: 3, note: 'Précis' }] };

interface Hidden {
  readonly name: string;
  readonly place: string;
  readonly school: string;
  readonly phone: string;
}
const first: Hidden = {
  name: 'Noémie Larocque',
  place: 'Gatineau, QC',
  school: 'Université Laval',
  phone: '819 555-0101',
};
const second: Hidden = {
  name: 'Bartholomé Oduya',
  place: 'Rimouski',
  school: 'Cégep de Thetford',
  phone: '418 555-0102',
};

describe('a blind review', () => {
  let app: TestApp;
  let owner: Recruiter & { jobId: string };
  let reviewer: Member;
  let manager: Member;
  let person: Candidate;
  let application: string;
  let video: string;

  const as = <T>(token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.request<T & ErrorAnswer>({ method, url, token, ...(payload && { payload }) });
  const blind = (token: string, id = application): Promise<TestAnswer<BlindReviewAnswer & ErrorAnswer>> =>
    as(token, 'GET', `/api/applications/${id}/blind`);
  const score = (token: string, more: object = {}, id = application) =>
    as(token, 'PUT', `/api/applications/${id}/reviews/mine`, { ...SCORE, ...more });
  const statusOf = async (token: string, url: string): Promise<number> => (await as(token, 'GET', url)).status;
  const setBlind = async (on: boolean, jobId = owner.jobId) =>
    expect((await as(owner.token, 'PUT', `/api/jobs/${jobId}`, { blind_review: on })).status).toBe(200);

  async function become({ name, place, school, phone }: Hidden): Promise<void> {
    const about = `Je suis ${name}, de ${place}. Diplôme de ${school}. Appelez le ${phone}.`;
    const { status } = await as(person.token, 'PUT', '/api/users/me', {
      full_name: name,
      phone,
      location: place,
      bio: about,
      experience: about,
      skills: ['Soudage TIG'],
      years_experience: 8,
    });
    expect(status).toBe(200);
    await query(app.databaseUrl, 'update application set cover_letter = $1 where id = $2', [about, application]);
    await query(app.databaseUrl, 'update video set title = $1, description = $1 where id = $2', [about, video]);
    const said = `Bonjour, ici ${name}, de ${school}. Je soude en TIG.`;
    await query(app.databaseUrl, 'update video_transcript set body = $1, vtt = $2 where video_id = $3', [
      said,
      `WEBVTT\n\n00:00.000 --> 00:01.000\n${said}\n`,
      video,
    ]);
    await query(
      app.databaseUrl,
      'update video_question set answer_text = $1, question_text = $2 where video_id = $3 and position = 1',
      [about, `Pourquoi ${place}?`, video],
    );
  }

  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    owner = await employer(app, 'Coopérative du Fleuve');
    reviewer = await memberOf(app, owner, 'REVIEWER');
    manager = await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]);
    person = await candidate(app);
    video = await uploadAndProcess(app, person, await readFile(await sample('interview-moov-at-end.mp4')));
    await as(person.token, 'PUT', `/api/videos/${video}/transcript`, { language: 'fr', vtt: VTT });
    await as(owner.token, 'PUT', `/api/jobs/${owner.jobId}`, { video_questions: [ASKED] });
    const answered = await as(person.token, 'POST', `/api/video-questions/videos/${video}/questions/batch`, {
      questions: [
        { question_text: ASKED, timestamp_start: 0, timestamp_end: 1 },
        { question_text: 'Pourquoi ici?', timestamp_start: 1, answer_text: 'Près de chez moi' },
      ],
    });
    expect([answered.status, answered.text]).toMatchObject([200, {}]);
    application = (await applied(app, person.token, owner.jobId, { video_profile_id: video })).id;
    await become(first);
  });
  afterAll(() => app.close());

  it('is on for new postings and may be turned off', async () => {
    const read = async () => (await as<{ blind_review: boolean }>(owner.token, 'GET', `/api/jobs/${owner.jobId}`)).body;
    expect((await read()).blind_review).toBe(true);
    const off = await publish(app, owner.token, { blind_review: false });
    expect((await as<{ blind_review: boolean }>(owner.token, 'GET', `/api/jobs/${off.id}`)).body.blind_review).toBe(
      false,
    );
    expect((await as(person.token, 'GET', `/api/jobs/${owner.jobId}`)).body).not.toHaveProperty('blind_review');
  });

  describe('before the score', () => {
    /** Everything that a reviewer may ask about the person, with the answers as the browser gets them. */
    const reads = (): string[] => [
      `/api/applications/job/${owner.jobId}`,
      ...[first, second].flatMap(({ name, place, school }) =>
        [name, place, school].map((word) => `/api/applications/job/${owner.jobId}?q=${encodeURIComponent(word)}`),
      ),
      `/api/applications/${application}`,
      `/api/applications/${application}/blind`,
      `/api/jobs/${owner.jobId}/comparison?ids=${application}`,
      `/api/applications/${application}/reviews`,
      `/api/applications/${application}/reviews/mine`,
      `/api/applications/${application}/notes`,
      `/api/users/${person.id}`,
      `/api/users/${person.id}/avatar`,
      `/api/users/${person.id}/resume`,
      ...['video', 'thumbnail', 'metadata', 'sound'].map((kind) => `/api/stream/${kind}/${video}`),
      ...['main.m3u8', '720p.mp4', 'sprite.jpg', 'sprite.vtt'].map((name) => `/api/stream/hls/${video}/${name}`),
      `/api/stream/captions/${video}/fr.vtt`,
      `/api/videos/${video}`,
      '/api/jobs/my/jobs',
      '/api/notifications',
    ];
    const answersOf = async (token: string): Promise<readonly string[]> => {
      const answers: string[] = [];
      for (const url of reads()) {
        const { status, text } = await as(token, 'GET', url);
        // Each request has an id of its own.
        answers.push(`${url} ${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      }
      return answers;
    };

    it.each(['reviewer', 'hiring manager'])(
      'answers a %s byte for byte the same, whoever the person is',
      async (role) => {
        const { token } = role === 'reviewer' ? reviewer : manager;
        await as(owner.token, 'POST', `/api/applications/${application}/notes`, { text: 'Noémie est excellente' });
        await answersOf(token);
        const before = await answersOf(token);
        await become(second);
        const after = await answersOf(token);
        await become(first);
        expect(after).toEqual(before);
        const all = before.join('\n').replaceAll(/q=\S+/g, '');
        for (const hidden of ['Noémie', 'Larocque', 'Gatineau', 'Laval', '555-0101', person.email]) {
          expect(all).not.toContain(hidden);
        }
        expect(all).toContain('Je soude en TIG');
      },
    );

    it('shows words, skills and a code name, and says when which step was opened', async () => {
      const { body } = await blind(reviewer.token);
      expect(body).toMatchObject({
        step: 'TEXT',
        steps: ['TEXT', 'SOUND', 'PICTURE'],
        opened: [{ step: 'TEXT' }],
        skills: ['Soudage TIG'],
        years_experience: 8,
        sound: null,
        own_text: null,
        allowed_actions: [],
      });
      expect(body.code_name).toMatch(/^Candidat·e [0-9A-F]{5}$/);
      const [shown] = (await jobPage(app, reviewer.token, owner.jobId)).body.applications;
      expect(shown).toMatchObject({ blind_review: 'TEXT', match_score: null, user: { full_name: body.code_name } });
    });

    it('refuses every file of the person, and what colleagues wrote', async () => {
      const files = [
        ...['video', 'thumbnail', 'metadata', 'sound'].map((kind) => `/api/stream/${kind}/${video}`),
        ...['main.m3u8', '720p.m3u8?addresses=signed', 'addresses.json'].map(
          (name) => `/api/stream/hls/${video}/${name}`,
        ),
        `/api/stream/captions/${video}/fr.vtt`,
        `/api/applications/${application}/notes`,
      ];
      for (const url of files) expect([url, await statusOf(reviewer.token, url)]).toEqual([url, 403]);
      for (const url of [`/api/users/${person.id}/avatar`, `/api/users/${person.id}/resume`]) {
        expect([url, await statusOf(reviewer.token, url)]).toEqual([url, 404]);
      }
      const note = await as(reviewer.token, 'POST', `/api/applications/${application}/notes`, { text: 'Bien' });
      expect(note.status).toBe(403);
    });

    it('also hides an interview’s file, a reason and the words of an offer', async () => {
      const other = await candidate(app, { full_name: 'Ursule Kouyaté' });
      const { id } = await applied(app, other.token, owner.jobId);
      const at = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
      const interview = { scheduled_at: at, type: 'IN_PERSON', location: 'Chez Ursule', notes: 'Ursule arrive à pied' };
      await decide(app, owner.token, id, { status: 'INTERVIEW', interview });
      const { body, text } = await detailOf(app, reviewer.token, id);
      expect([(body as ReceivedApplication).interviews, text.includes('Ursule')]).toEqual([[], false]);
      const [planned] = ((await detailOf(app, owner.token, id)).body as ReceivedApplication).interviews;
      expect(await statusOf(reviewer.token, `/api/applications/${id}/interviews/${planned?.id ?? ''}.ics`)).toBe(404);
    });

    it('hides nobody from the owner, who writes to people', async () => {
      const { body } = await detailOf(app, owner.token, application);
      expect(body).toMatchObject({ blind_review: 'POSSIBLE', user: { full_name: first.name, is_masked: false } });
      expect(await statusOf(owner.token, `/api/stream/video/${video}`)).toBe(200);
    });

    it('tells the person that a masked profile was viewed', async () => {
      const { body } = await as<AccessLogPage>(person.token, 'GET', '/api/users/me/access-log');
      expect(body.entries.filter(({ kind, masked }) => kind === 'VIEWED' && masked).length).toBeGreaterThan(0);
    });
  });

  describe('step by step', () => {
    it('opens the sound after the first score, and everything after the next', async () => {
      await blind(reviewer.token);
      await app.runJobs();
      expect((await score(reviewer.token, { submit: false })).status).toBe(200);
      expect((await blind(reviewer.token)).body.step).toBe('TEXT');
      expect((await score(reviewer.token, { blind_step: 'TEXT' })).status).toBe(200);

      const { body } = await blind(reviewer.token);
      expect(body).toMatchObject({ step: 'SOUND', sound: { state: 'READY', url: `/api/stream/sound/${video}` } });
      const heard = await as(reviewer.token, 'GET', `/api/stream/sound/${video}`);
      expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mp4']);
      // An MP4 with a sound track and no picture track.
      expect([heard.bytes.includes('soun'), heard.bytes.includes('vide')]).toEqual([true, false]);
      for (const url of [
        `/api/stream/video/${video}`,
        `/api/stream/thumbnail/${video}`,
        `/api/stream/metadata/${video}`,
      ]) {
        expect([url, await statusOf(reviewer.token, url)]).toEqual([url, 403]);
      }
      expect((await detailOf(app, reviewer.token, application)).text).not.toContain('Noémie');
      expect(await statusOf(reviewer.token, `/api/applications/${application}/reviews`)).toBe(404);

      // A second tab that still shows the texts.
      await score(reviewer.token, { blind_step: 'TEXT' });
      expect((await blind(reviewer.token)).body.step).toBe('SOUND');

      await score(reviewer.token, { blind_step: 'SOUND' });
      const after = await blind(reviewer.token);
      expect(after.body.opened.map(({ step }) => step)).toEqual(['TEXT', 'SOUND', 'PICTURE']);
      expect((await detailOf(app, reviewer.token, application)).body).toMatchObject({
        blind_review: 'NONE',
        user: { full_name: first.name, is_masked: false },
      });
      for (const url of [
        `/api/stream/video/${video}`,
        `/api/applications/${application}/notes`,
        `/api/applications/${application}/reviews`,
      ]) {
        expect([url, await statusOf(reviewer.token, url)]).toEqual([url, 200]);
      }
    });

    it('leaves out the sound where there is no video, and shows the person’s own text', async () => {
      const other = await candidate(app, { full_name: 'Ursule Kouyaté' });
      await as(other.token, 'PUT', '/api/users/me', { bio: 'Ursule, soudeuse depuis dix ans' });
      const { id } = await applied(app, other.token, owner.jobId);
      const { body } = await blind(reviewer.token, id);
      expect(body).toMatchObject({ steps: ['TEXT', 'PICTURE'], transcript: null });
      expect(body.own_text?.about).toBe('•••, soudeuse depuis dix ans');
      await score(reviewer.token, {}, id);
      expect((await detailOf(app, reviewer.token, id)).text).toContain('Ursule Kouyaté');
    });

    it('says that a silent video has no voice, and lets the reviewer continue', async () => {
      const other = await candidate(app);
      await uploadAndProcess(app, other, await readFile(await sample('tiny-16x16.mp4')));
      const { id } = await applied(app, other.token, owner.jobId);
      await blind(manager.token, id);
      await app.runJobs();
      await score(manager.token, { blind_step: 'TEXT' }, id);
      const { body } = await blind(manager.token, id);
      expect(body).toMatchObject({ step: 'SOUND', sound: { state: 'SILENT' } });
      const compared = await as<Comparison>(manager.token, 'GET', `/api/jobs/${owner.jobId}/comparison?ids=${id}`);
      expect(compared.body.people.map(({ media }) => media)).toEqual([null]);
      await score(manager.token, { blind_step: 'SOUND' }, id);
      expect((await blind(manager.token, id)).body.step).toBe('PICTURE');
    });

    it('opens one step when two tabs send the same score at once', async () => {
      const other = await candidate(app);
      await uploadAndProcess(app, other, await readFile(await sample('tiny-16x16.mp4')));
      const { id } = await applied(app, other.token, owner.jobId);
      const opened = await Promise.all(Array.from({ length: 5 }, () => blind(manager.token, id)));
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(Array.from({ length: 5 }, () => score(manager.token, { blind_step: 'TEXT' }, id)));
      const { body } = await blind(manager.token, id);
      expect([body.step, body.opened.map(({ step }) => step)]).toEqual(['SOUND', ['TEXT', 'SOUND']]);
    });
  });

  describe('of an owner', () => {
    it('hides the person everywhere once it has begun, until the score is in or the owner stops', async () => {
      const mine = await candidate(app, { full_name: 'Wilhelmine Zobrist' });
      const { id } = await applied(app, mine.token, owner.jobId);
      expect((await blind(owner.token, id)).body).toMatchObject({ step: 'PICTURE', allowed_actions: ['BEGIN'] });
      const begun = await as<BlindReviewAnswer>(owner.token, 'POST', `/api/applications/${id}/blind`);
      expect([begun.status, begun.body]).toMatchObject([200, { step: 'TEXT', allowed_actions: ['LEAVE'] }]);
      const file = () => as(owner.token, 'GET', `/api/applications/job/${owner.jobId}/file`);
      const pages = [`/api/applications/job/${owner.jobId}`, `/api/applications/${id}`, `/api/users/${mine.id}`];
      for (const url of pages) expect((await as(owner.token, 'GET', url)).text).not.toContain('Zobrist');
      expect((await file()).text).not.toContain('Zobrist');
      const found = await jobPage(app, owner.token, owner.jobId, '?q=Zobrist');
      expect(found.body.applications.map((each) => each.id)).not.toContain(id);
      // Commands that read within a limit of statements work meanwhile.
      expect((await as(owner.token, 'POST', `/api/stream/access/${video}`)).status).toBe(200);
      const left = await as<BlindReviewAnswer>(owner.token, 'DELETE', `/api/applications/${id}/blind`);
      expect([left.status, left.body.step]).toEqual([200, 'PICTURE']);
      expect((await detailOf(app, owner.token, id)).text).toContain('Zobrist');
      expect((await as(reviewer.token, 'DELETE', `/api/applications/${id}/blind`)).status).toBe(403);
    });
  });

  describe('when something changes meanwhile', () => {
    const fresh = async (): Promise<{ who: Candidate; id: string; jobId: string }> => {
      const { id: jobId } = await publish(app, owner.token);
      const who = await candidate(app, { full_name: 'Ursule Kouyaté' });
      return { who, id: (await applied(app, who.token, jobId)).id, jobId };
    };

    it('ends with the posting’s setting, and begins again with it', async () => {
      const { id, jobId } = await fresh();
      expect((await blind(reviewer.token, id)).body.step).toBe('TEXT');
      await setBlind(false, jobId);
      expect((await blind(reviewer.token, id)).body.step).toBe('PICTURE');
      expect((await detailOf(app, reviewer.token, id)).text).toContain('Kouyaté');
      await setBlind(true, jobId);
      expect((await detailOf(app, reviewer.token, id)).text).not.toContain('Kouyaté');
    });

    it('takes a score after the posting closed, and says so', async () => {
      const { id, jobId } = await fresh();
      await blind(reviewer.token, id);
      await as(owner.token, 'DELETE', `/api/jobs/${jobId}`);
      await app.runJobs();
      expect((await detailOf(app, reviewer.token, id)).text).not.toContain('Kouyaté');
      const saved = await score(reviewer.token, {}, id);
      expect([saved.status, saved.body]).toMatchObject([200, { review: { after_close: true } }]);
      expect((await detailOf(app, reviewer.token, id)).text).toContain('Kouyaté');
    });

    it('is gone with a withdrawn application, a removed reviewer and a closed account', async () => {
      const withdrawn = await fresh();
      await blind(reviewer.token, withdrawn.id);
      await withdraw(app, withdrawn.who.token, withdrawn.id);
      expect((await blind(reviewer.token, withdrawn.id)).status).toBe(404);
      expect((await score(reviewer.token, {}, withdrawn.id)).status).toBe(404);

      const removed = await fresh();
      const leaving = await memberOf(app, owner, 'REVIEWER');
      await blind(leaving.token, removed.id);
      await removeMember(app, owner.token, owner.companyId, leaving.id);
      expect((await blind(leaving.token, removed.id)).status).toBe(404);
      expect((await score(leaving.token, {}, removed.id)).status).toBe(404);

      const closed = await fresh();
      await blind(reviewer.token, closed.id);
      await app.request({
        method: 'DELETE',
        url: '/api/users/me',
        token: closed.who.token,
        payload: { current_password: 'correct horse battery' },
      });
      expect((await blind(reviewer.token, closed.id)).status).toBe(404);
    });

    it('goes on, still blind, when the person hides their profile', async () => {
      const { who, id } = await fresh();
      await as(who.token, 'PUT', '/api/users/me/preferences', { profile_visible: false });
      const { status, text } = await blind(reviewer.token, id);
      expect([status, text.includes('Kouyaté')]).toEqual([200, false]);
    });

    it('names nobody in the notifications of those who review blind', async () => {
      const { id } = await fresh();
      await as(owner.token, 'POST', `/api/applications/${id}/notes`, { text: 'Kouyaté?', mentions: [reviewer.id] });
      expect((await newsOf(app, reviewer.token)).join('\n')).not.toContain('Kouyaté');
    });
  });
});
