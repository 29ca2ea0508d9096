import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { MediaFacade } from '../../../server/modules/media/index.js';
import type { MatchAnswer, MatchExplanation } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { uploadAndProcess } from '../media/people.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from './stage.js';

jest.setTimeout(120_000);

const said = 'Bonjour. J’ai ma certification ACLS depuis le printemps.';
const captions = (text: string): string => `WEBVTT\n\n00:00.000 --> 00:00.900\n${text}\n`;

describe('words spoken in videos', () => {
  let app: TestApp;
  let hospital: { token: string };
  let nurse: Person;
  let video: string;

  beforeAll(async () => {
    app = await startTestApp();
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    await publish(app, hospital.token, intensiveCare);
    video = await uploadAndProcess(app, { ...nurse, email: '' }, await readFile(await sample('tiny-16x16.mp4')));
  });
  afterAll(() => app.close());

  const put = async (path: string, payload: object): Promise<void> => {
    const { status, text } = await app.request({
      method: 'PUT',
      url: `/api/videos/${video}${path}`,
      token: nurse.token,
      payload,
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    await app.runJobs();
  };
  const say = (text: string, visible = true, language = 'fr') =>
    put('/transcript', { language, vtt: captions(text), visible });
  const met = async (token = nurse.token): Promise<MatchAnswer> => {
    const [match] = (await matchesOf(app, token)).matches;
    if (!match) throw new Error('the nurse and the posting did not meet');
    return match;
  };
  const explained = async (token = nurse.token): Promise<MatchExplanation> =>
    (await app.request<MatchExplanation>({ url: `/api/matches/${(await met()).id}/explanation`, token })).body;
  const spokenQuotes = async (token = nurse.token): Promise<readonly string[]> =>
    (await explained(token)).evidence.filter(({ source }) => source === 'transcript').map(({ quote }) => quote);

  it('count only once their owner shows them, and are quoted', async () => {
    const before = await met();
    expect(before.gaps).toEqual(['certification ACLS']);
    await say(said, false);
    expect(await met()).toMatchObject({ match_score: before.match_score, gaps: before.gaps });

    await say(said);
    const after = await met();
    expect(after.id).toBe(before.id);
    expect(after.match_score).toBeGreaterThan(before.match_score);
    expect(after.gaps).toEqual([]);
    expect(after.reasons.join(' ')).toContain('J’ai ma certification ACLS depuis le printemps');
    const { score_parts: parts, match_score: score } = await explained();
    expect(Object.values(parts).reduce((sum, part) => sum + (part?.value ?? 0), 0)).toBe(score);
    expect(await spokenQuotes()).toEqual(['J’ai ma certification ACLS depuis le printemps']);
  });

  it('do not affect any score, gap or quote for a recruiter who sees the mask', async () => {
    await say(said, false);
    const before = await met(hospital.token);
    await say(said);
    const shown = await met(hospital.token);
    const { match_score, gaps, reasons, evidence } = before;
    expect(shown).toMatchObject({ match_score, gaps, reasons, evidence, user: { is_masked: true } });
    expect((await met()).match_score).toBeGreaterThan(match_score);
    expect(await spokenQuotes(hospital.token)).toEqual([]);
    expect(JSON.stringify([shown, await explained(hospital.token)])).not.toContain('printemps');
  });

  it('no longer count when the words are hidden, the video is hidden, or it is removed', async () => {
    const isGone = async (): Promise<void> => expect((await met()).gaps).toEqual(['certification ACLS']);
    await say(said);
    await say(said, false);
    await isGone();

    await say(said);
    expect((await met()).gaps).toEqual([]);
    await put('', { visibility: 'HIDDEN' });
    await isGone();

    await put('', { visibility: 'VISIBLE' });
    expect((await met()).gaps).toEqual([]);
    const { status } = await app.request({ method: 'DELETE', url: `/api/videos/${video}`, token: nurse.token });
    expect(status).toBeLessThan(300);
    await app.runJobs();
    await isGone();
  });

  describe('as returned by media', () => {
    let person: Person;
    const words = (most = 20_000) => app.app.get(MediaFacade).spokenWordsOf(person.id, most);
    const make = async (
      order: number,
      texts: readonly (readonly ['fr' | 'en', string, boolean])[],
      status = 'completed',
    ): Promise<void> => {
      const em = app.orm.em.fork();
      const at = (minutes: number): Date => new Date(app.clock.now().getTime() + (order * 10 + minutes) * 60_000);
      const [made] = await em.execute<{ id: string }[]>(
        `insert into video (id, owner_id, status, title, visibility, quality, original_name, original_size, progress, claims,
                            duration, width, height, created_at, updated_at, finished_at)
         values (gen_random_uuid(), ?, ?, 'Présentation', 'VISIBLE', 'low', 'x', 1, 100, 1, 1, 16, 16, ?, ?, ?) returning id`,
        [person.id, status, at(0), at(0), at(0)],
      );
      for (const [index, [language, body, visible]] of texts.entries()) {
        await em.execute(
          `insert into video_transcript
             (video_id, language, vtt, body, summary, tags, is_visible, is_automatic, created_at, updated_at)
           values (?, ?, 'WEBVTT', ?, '', '[]', ?, false, ?, ?)`,
          [made?.id, language, body, visible, at(index), at(index)],
        );
      }
    };
    beforeEach(async () => {
      person = await seekerWith(app, { skills: ['Triage'] });
    });

    it('are one text per video, the first of two languages, newest video first', async () => {
      await make(1, [
        ['en', 'I weld.', true],
        ['fr', 'Je soude.', true],
      ]);
      await make(2, [
        ['en', 'hidden', false],
        ['fr', 'Je peins.', true],
      ]);
      await make(3, [['fr', 'pas encore prêt', true]], 'processing');
      expect(await words()).toEqual(['Je peins.', 'I weld.']);
    });

    it('are cut between two words if they are too long', async () => {
      await make(1, [['fr', 'Je soude depuis longtemps.', true]]);
      await make(2, [['fr', 'Je peins.', true]]);
      expect(await words(20)).toEqual(['Je peins.', 'Je soude']);
      expect(await words(12)).toEqual(['Je peins.', 'Je']);
      expect(await words(9)).toEqual(['Je peins.']);
    });
  });
});
