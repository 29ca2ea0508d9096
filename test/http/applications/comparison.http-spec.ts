import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { BlindReviewAnswer } from '../../../server/modules/applications/http/blind.contract.js';
import type { ComparedPerson, Comparison } from '../../../server/modules/applications/http/comparison.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { type Member, memberOf } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { uploadAndProcess } from '../media/people.js';
import { applied, type Candidate, candidate, detailOf, employer, withdraw } from './stage.js';

jest.setTimeout(240_000);

const ASKED = 'Quelle soudure vous rend fière?';
const SAID = 'Bonjour, ici Noémie Larocque. Je soude en TIG.';

describe('applicants beside each other', () => {
  let app: TestApp;
  let owner: Recruiter & { jobId: string };
  let reviewer: Member;
  let person: Candidate;
  let application: string;
  let video: string;

  const as = <T>(
    token: string,
    method: 'GET' | 'PUT' | 'POST',
    url: string,
    payload?: object,
  ): Promise<TestAnswer<T>> => app.request<T>({ method, url, token, ...(payload && { payload }) });
  const compare = (token: string, ids: readonly string[], jobId = owner.jobId) =>
    as<Comparison>(token, 'GET', `/api/jobs/${jobId}/comparison?ids=${ids.join(',')}`);
  const byId = ({ people }: Comparison): Readonly<Record<string, ComparedPerson>> =>
    Object.fromEntries(people.map((each) => [each.application_id, each]));
  const score = (token: string, value = 3) =>
    as(token, 'PUT', `/api/applications/${application}/reviews/mine`, {
      scores: [{ criterion_id: 'skills', score: value, note: 'Précis' }],
    });

  beforeAll(async () => {
    app = await startTestApp();
    owner = await employer(app, 'Coopérative du Fleuve');
    await as(owner.token, 'PUT', `/api/jobs/${owner.jobId}`, { video_questions: [ASKED] });
    reviewer = await memberOf(app, owner, 'REVIEWER');
    person = await candidate(app, { full_name: 'Noémie Larocque' });
    await as(person.token, 'PUT', '/api/users/me', { location: 'Gatineau, QC' });
    video = await uploadAndProcess(app, person, await readFile(await sample('interview-moov-at-end.mp4')));
    const vtt = `WEBVTT\n\n00:00.000 --> 00:01.000\n${SAID}\n`;
    const questions = [
      { question_text: ASKED, timestamp_start: 0, timestamp_end: 1 },
      { question_text: 'Pourquoi Gatineau?', timestamp_start: 1, answer_text: 'Gatineau, c’est chez moi' },
    ];
    const sent = [
      await as(person.token, 'PUT', `/api/videos/${video}/transcript`, { language: 'fr', vtt }),
      await as(person.token, 'POST', `/api/video-questions/videos/${video}/questions/batch`, { questions }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    application = (await applied(app, person.token, owner.jobId, { video_profile_id: video })).id;
  });
  afterAll(() => app.close());

  it('show words, then the voice, then the video, as the reader’s own blind review goes on', async () => {
    const words = await compare(reviewer.token, [application]);
    expect(words.body.people).toMatchObject([{ shows: 'WORDS', media: null, match_score: null, team: null }]);
    expect(words.body.questions).toEqual([
      {
        text: ASKED,
        of_posting: true,
        answers: [
          {
            application_id: application,
            start: null,
            end: null,
            said: 'Bonjour, ici •••. Je soude en TIG.',
            written: null,
          },
        ],
      },
      {
        text: 'Pourquoi •••?',
        of_posting: false,
        answers: [{ application_id: application, start: null, end: null, said: null, written: '•••, c’est chez moi' }],
      },
    ]);
    // The comparison was the first reading, and began the review.
    const { body } = await as<BlindReviewAnswer>(reviewer.token, 'GET', `/api/applications/${application}/blind`);
    expect(body.opened.map(({ step }) => step)).toEqual(['TEXT']);
    await app.runJobs();

    await score(reviewer.token);
    const voice = await compare(reviewer.token, [application]);
    expect(voice.body.people).toMatchObject([
      { shows: 'SOUND', media: { kind: 'SOUND', url: `/api/stream/sound/${video}` }, team: null },
    ]);
    expect(voice.text).not.toMatch(/Noémie|Gatineau|stream\/video/);

    await score(reviewer.token);
    const all = await compare(reviewer.token, [application]);
    expect(all.body.people).toMatchObject([
      {
        shows: 'ALL',
        name: 'Noémie Larocque',
        media: { kind: 'VIDEO', url: `/api/stream/video/${video}` },
        own_average: 3,
        team: { average: 3, n: 1, criteria: [{ criterion_id: 'skills', average: 3 }] },
      },
    ]);
    expect(all.body.questions).toMatchObject([
      { answers: [{ start: 0, end: 1, said: SAID }] },
      { text: 'Pourquoi Gatineau?', answers: [{ start: 1 }] },
    ]);
  });

  it('are each shown as far as their own review has come, in the order of the request', async () => {
    const other = await candidate(app, { full_name: 'Ursule Kouyaté' });
    await as(other.token, 'PUT', '/api/users/me', { bio: 'Ursule, soudeuse depuis dix ans' });
    const hidden = (await applied(app, other.token, owner.jobId)).id;
    const { body, text } = await compare(reviewer.token, [hidden, application]);
    expect(body.people).toMatchObject([
      { application_id: hidden, shows: 'WORDS', media: null, own_text: { about: '•••, soudeuse depuis dix ans' } },
      { application_id: application, shows: 'ALL' },
    ]);
    expect(text).not.toContain('Kouyaté');
  });

  it('are noted as seen by the company, and keep the team’s average from a member who has not reviewed', async () => {
    const other = await candidate(app);
    const { id } = await applied(app, other.token, owner.jobId);
    const before = await compare(owner.token, [id, application]);
    expect(byId(before.body)[application]).toMatchObject({ shows: 'ALL', own_average: null, team: null });
    expect((await detailOf(app, other.token, id)).body.viewed_at).not.toBeNull();
    await score(owner.token, 1);
    const after = await compare(owner.token, [id, application]);
    expect(byId(after.body)[application]).toMatchObject({ own_average: 1, team: { average: 2, spread: 2, n: 2 } });
  });

  it('leave out who withdrew or applied elsewhere, hide who is masked, and refuse strangers and a fifth person', async () => {
    const elsewhere = await publish(app, owner.token);
    const [gone, masked, away] = [await candidate(app), await candidate(app), await candidate(app)];
    const ids = [
      (await applied(app, gone.token, owner.jobId)).id,
      (await applied(app, masked.token, owner.jobId, { cover_letter: 'Ma lettre' })).id,
      (await applied(app, away.token, elsewhere.id)).id,
    ];
    await withdraw(app, gone.token, ids[0] ?? '');
    await query(app.databaseUrl, 'delete from seeker_disclosure where seeker_id = $1', [masked.id]);
    const { body } = await compare(owner.token, ids);
    expect(body.people).toMatchObject([{ application_id: ids[1], shows: 'MASK', media: null, transcript: null }]);
    const stranger = await employer(app, 'Ailleurs');
    expect((await compare(stranger.token, ids)).status).toBe(404);
    expect((await compare(person.token, ids)).status).toBe(403);
    expect((await compare(owner.token, [...ids, ...ids])).status).toBe(400);
  });
});
