import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { MatchAnswer } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { markAsLive } from '../media/live-mark.js';
import { file, upload } from '../media/people.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from './stage.js';

jest.setTimeout(180_000);

const WORDS = 'Bonjour. J’ai ma certification ACLS depuis le printemps.';

/** People with the same profile and the same words, who present themselves in different ways; one video has the mark "recorded here, live". */
describe('equal words on video, by sound and in writing, and on a video recorded live', () => {
  let app: TestApp;
  let hospital: { token: string };
  const people = new Map<string, Person>();

  const ok = async (method: 'POST' | 'PUT', url: string, token: string, payload: object): Promise<void> => {
    const { status, text } = await app.request({ method, url, token, payload });
    if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
  };
  const recorded = async (person: Person, name: 'tiny-16x16.mp4' | 'voice.m4a'): Promise<string> => {
    const sender = { ...person, email: '' };
    const { body } = await upload(app, sender, [file(await readFile(await sample(name)), name)]);
    await app.runJobs();
    const vtt = `WEBVTT\n\n00:00.000 --> 00:00.900\n${WORDS}\n`;
    await ok('PUT', `/api/videos/${body.videoProfileId}/transcript`, person.token, { language: 'fr', vtt });
    return body.videoProfileId;
  };
  const met = async (person: Person): Promise<MatchAnswer> => {
    const [match] = (await matchesOf(app, person.token)).matches;
    if (!match) throw new Error('the nurse and the posting did not meet');
    return match;
  };

  beforeAll(async () => {
    app = await startTestApp();
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    await publish(app, hospital.token, intensiveCare);
    for (const kind of ['NONE', 'VIDEO', 'AUDIO', 'TEXT', 'LIVE'])
      people.set(kind, await seekerWith(app, clinicalNurse));
    const of = (kind: string): Person => people.get(kind) as Person;
    await recorded(of('VIDEO'), 'tiny-16x16.mp4');
    await recorded(of('AUDIO'), 'voice.m4a');
    const live = await recorded(of('LIVE'), 'tiny-16x16.mp4');
    await markAsLive(app, of('LIVE').id, live, '37 rivières et 82 lampes');
    await ok('POST', '/api/videos/written', of('TEXT').token, {
      answers: [{ question_text: 'Qu’avez-vous appris ?', answer_text: WORDS }],
    });
    await app.runJobs();
  });
  afterAll(() => app.close());

  it('give the same match', async () => {
    const [none, ...others] = await Promise.all([...people.values()].map(met));
    const [video, audio, text, live] = others.map(({ match_score, gaps, reasons }) => ({ match_score, gaps, reasons }));
    expect(audio).toEqual(video);
    expect(text).toEqual(video);
    expect(live).toEqual(video);
    // The words count at all, otherwise they would be equal without saying anything.
    expect(video?.match_score).toBeGreaterThan(none?.match_score ?? 100);
    expect(video?.gaps).toEqual([]);
  });

  it('have the same strength in search, and the same filter finds them', async () => {
    const rows = await app.orm.em
      .fork()
      .execute<{ strength: number; has_video: boolean }[]>(
        'select strength, has_video from candidate_search where seeker_id in (?)',
        [['VIDEO', 'AUDIO', 'TEXT', 'LIVE'].map((kind) => people.get(kind)?.id)],
      );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ strength }) => strength)).size).toBe(1);
    expect(rows.every(({ has_video: has }) => has)).toBe(true);
  });
});
