import { jest } from '@jest/globals';
import type { ApplicationNotes } from '../../../server/modules/applications/http/notes.contract.js';
import type { MyReview, Scorecard, TeamReviews } from '../../../server/modules/applications/http/reviews.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { RequestContext } from '@mikro-orm/postgresql';
import { RunRetention } from '../../../server/modules/identity/use-cases/run-retention.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { memberOf, type Member, removeMember } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import {
  applied,
  type Candidate,
  candidate,
  detailOf,
  employer,
  newsOf,
  ownDetail,
  ownPage,
  withdraw,
} from './stage.js';

jest.setTimeout(240_000);

type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;

describe('a team’s reviews of an application', () => {
  let app: TestApp;
  let owner: Recruiter & { jobId: string };
  let reviewer: Member;
  let person: Candidate;
  let application: string;
  beforeAll(async () => {
    app = await startTestApp();
    owner = await employer(app, 'Coopérative du Fleuve');
    reviewer = await memberOf(app, owner, 'REVIEWER');
    person = await candidate(app);
    application = (await applied(app, person.token, owner.jobId)).id;
  });
  afterAll(() => app.close());

  const scorecardOf = (token: string, jobId = owner.jobId): Answer<Scorecard> =>
    app.request({ url: `/api/jobs/${jobId}/scorecard`, token });
  const saveScorecard = (token: string, payload: object, jobId = owner.jobId): Answer<Scorecard> =>
    app.request({ method: 'PUT', url: `/api/jobs/${jobId}/scorecard`, token, payload });
  const mine = (token: string, id = application): Answer<MyReview> =>
    app.request({ url: `/api/applications/${id}/reviews/mine`, token });
  const review = (token: string, payload: object, id = application): Answer<MyReview> =>
    app.request({ method: 'PUT', url: `/api/applications/${id}/reviews/mine`, token, payload });
  const all = (token: string, id = application): Answer<TeamReviews> =>
    app.request({ url: `/api/applications/${id}/reviews`, token });
  const notesOf = (token: string, id = application): Answer<ApplicationNotes> =>
    app.request({ url: `/api/applications/${id}/notes`, token });
  const note = (token: string, payload: object, id = application): Answer<ApplicationNotes> =>
    app.request({ method: 'POST', url: `/api/applications/${id}/notes`, token, payload });
  const score = (criterion_id: string, value: number | null, text = 'Un exemple précis') => ({
    criterion_id,
    score: value,
    note: text,
  });
  /** All text files of a person's data export. */
  const exportOf = async (token: string): Promise<string> => {
    const files = await unzip((await app.request({ url: '/api/users/me/export', token })).bytes);
    return [...files].map(([path, content]) => (path.endsWith('.json') ? content.toString() : '')).join('\n');
  };
  const anchors = ['Rien', 'Un peu', 'Assez', 'Beaucoup'];

  describe('scorecard', () => {
    it('is the standard one in the posting’s language until the team saves its own', async () => {
      const { body } = await scorecardOf(reviewer.token);
      expect(body).toMatchObject({ version: 0, allowed_actions: [] });
      expect(body.criteria[0]).toMatchObject({ id: 'skills', name: 'Compétences pour le poste' });
      const saved = await saveScorecard(owner.token, {
        version: 0,
        criteria: [...body.criteria.slice(0, 1), { id: 'soudure', name: 'Soudure', anchors }],
      });
      expect(saved.body).toMatchObject({ version: 1, allowed_actions: ['EDIT'], criteria: [{}, { name: 'Soudure' }] });
    });

    it('is refused to a reviewer, with eleven criteria, three words, a repeated criterion, and over a newer version', async () => {
      const criteria = Array.from({ length: 11 }, (_, place) => ({ id: `c${place}`, name: 'Critère', anchors }));
      const answers = [
        await saveScorecard(reviewer.token, { version: 1, criteria: criteria.slice(0, 1) }),
        await saveScorecard(owner.token, { version: 1, criteria }),
        await saveScorecard(owner.token, { version: 1, criteria: [{ ...criteria[0], anchors: anchors.slice(1) }] }),
        await saveScorecard(owner.token, { version: 1, criteria: [criteria[0], criteria[0]] }),
        await saveScorecard(owner.token, { version: 0, criteria: criteria.slice(0, 2) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 400, 400, 400, 409]);
    });

    it('is saved once when several save the same version at once', async () => {
      const { body } = await scorecardOf(owner.token);
      const { criteria, version } = body;
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => saveScorecard(owner.token, { criteria, version })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    });
  });

  describe('reviews', () => {
    it('of others are hidden until the reader submitted one; a draft does not count', async () => {
      expect((await all(owner.token)).status).toBe(404);
      const first = await review(reviewer.token, { scores: [score('skills', 4), score('soudure', 2)] });
      expect([first.status, first.body.review]).toMatchObject([200, { average: 3, after_close: false }]);
      expect((await all(owner.token)).status).toBe(404);
      const draft = await review(owner.token, { scores: [score('skills', 1, '')], submit: false });
      expect([draft.status, draft.body.review?.submitted_at]).toEqual([200, null]);
      expect((await all(owner.token)).status).toBe(404);
      expect((await mine(owner.token)).text).not.toContain('Un exemple précis');
      await review(owner.token, { scores: [score('skills', 1), score('soudure', null, '')] });
      const { body } = await all(owner.token);
      expect(body.summary).toEqual({ average: 2, spread: 2, n: 2 });
      expect(body.criteria).toEqual([
        { criterion_id: 'skills', criterion: 'Compétences pour le poste', average: 2.5, spread: 3, n: 2 },
        { criterion_id: 'soudure', criterion: 'Soudure', average: 2, spread: 0, n: 1 },
      ]);
      expect(body.reviews.map(({ is_yours }) => is_yours)).toEqual([false, true]);
    });

    it('need a note for each score, a score at all, and criteria of the scorecard', async () => {
      const answers = [
        await review(reviewer.token, { scores: [score('skills', 3, ' ')] }),
        await review(reviewer.token, { scores: [score('skills', null)] }),
        await review(reviewer.token, { scores: [score('unknown', 3)] }),
        await review(reviewer.token, { scores: [score('skills', 3), score('skills', 4)] }),
        await review(reviewer.token, { scores: [score('skills', 5)] }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    });

    it('keep each version with its time, and stay submitted', async () => {
      app.clock.advance(60_000);
      const { body } = await review(reviewer.token, { scores: [score('skills', 2)], submit: false });
      expect(body.review?.versions.map(({ average }) => average)).toEqual([3, 2]);
      expect(body.review?.submitted_at).not.toBeNull();
      const [one, two] = body.review?.versions ?? [];
      expect(Date.parse(two?.at ?? '') - Date.parse(one?.at ?? '')).toBe(60_000);
    });

    it('are stored once when one reviewer sends them from two tabs at once', async () => {
      const other = (await applied(app, (await candidate(app)).token, owner.jobId)).id;
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => review(owner.token, { scores: [score('skills', 3)] }, other)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect((await all(owner.token, other)).body.summary.n).toBe(1);
    });

    it('are hidden from a reviewer who is removed while reviewing, but their review stays', async () => {
      const leaving = await memberOf(app, owner, 'REVIEWER');
      await review(leaving.token, { scores: [score('skills', 4)] });
      await removeMember(app, owner.token, owner.companyId, leaving.id);
      expect((await review(leaving.token, { scores: [score('skills', 1)] })).status).toBe(404);
      expect((await all(leaving.token)).status).toBe(404);
      expect((await all(owner.token)).body.summary.n).toBe(3);
    });

    it('are marked if they were submitted after the posting closed', async () => {
      const closing = await employer(app, 'Ferme du Rang');
      const id = (await applied(app, (await candidate(app)).token, closing.jobId)).id;
      await app.request({
        method: 'PUT',
        url: `/api/jobs/${closing.jobId}`,
        token: closing.token,
        payload: { status: 'PAUSED' },
      });
      await app.runJobs();
      expect((await mine(closing.token, id)).body.posting_closed).toBe(true);
      const late = await review(closing.token, { scores: [score('skills', 3)] }, id);
      expect(late.body.review).toMatchObject({ after_close: true, versions: [{ after_close: true }] });
      expect((await all(closing.token, id)).body.reviews[0]?.after_close).toBe(true);
    });

    it('are gone with a withdrawn application', async () => {
      const other = await candidate(app);
      const { id } = await applied(app, other.token, owner.jobId);
      expect((await withdraw(app, other.token, id)).status).toBe(200);
      expect((await mine(owner.token, id)).status).toBe(404);
      expect((await review(owner.token, { scores: [score('skills', 3)] }, id)).status).toBe(404);
    });
  });

  describe('notes', () => {
    const SECRET = 'Hésite sur le salaire, à revoir en équipe';

    it('reach the team and notify only the mentioned people', async () => {
      const { body } = await notesOf(owner.token);
      const colleague = body.people.find(({ id }) => id === reviewer.id);
      expect(colleague).toBeDefined();
      const written = await note(owner.token, { text: SECRET, mentions: [reviewer.id] });
      expect([written.status, written.body.notes]).toMatchObject([
        201,
        [{ text: SECRET, is_yours: true, mentions: [colleague?.full_name] }],
      ]);
      expect(await newsOf(app, reviewer.token)).toEqual([expect.stringContaining('mentionne')]);
      expect((await notesOf(reviewer.token)).body.notes).toHaveLength(1);
    });

    it('mention only colleagues who may read the application', async () => {
      const outsider = await employer(app, 'Ailleurs');
      const manager = await memberOf(app, owner, 'HIRING_MANAGER', []);
      for (const id of [outsider.id, person.id, manager.id]) {
        expect((await note(owner.token, { text: 'Vu', mentions: [id] })).status).toBe(400);
      }
      expect((await notesOf(manager.token)).status).toBe(404);
      expect((await notesOf(outsider.token)).status).toBe(404);
    });

    it('and reviews are in no answer to the candidate, except the export of their data', async () => {
      const answers = [
        await ownDetail(app, person.token, application),
        await app.request<object>({ url: '/api/notifications', token: person.token }),
        await app.request<object>({ url: '/api/users/me/access-log', token: person.token }),
        await app.request<object>({ url: '/api/users/me', token: person.token }),
        await notesOf(person.token),
        await all(person.token),
      ];
      const seen = [...answers.map(({ text }) => text), JSON.stringify(await ownPage(app, person.token))].join('\n');
      for (const hidden of [SECRET, 'Un exemple précis']) expect(seen).not.toContain(hidden);
      expect(answers.slice(-2).map(({ status }) => status)).toEqual([403, 403]);
      const copy = await exportOf(person.token);
      for (const told of [SECRET, 'Un exemple précis']) expect(copy).toContain(told);
      expect(copy).not.toContain(reviewer.email);
    });

    it('are deleted with the candidate’s account', async () => {
      expect((await detailOf(app, owner.token, application)).status).toBe(200);
      const count = async (): Promise<number> => {
        const [row] = await query<{ count: number }>(
          app.databaseUrl,
          `select ((select count(*) from application_note where application_id = $1)
                 + (select count(*) from application_review where application_id = $1))::int as count`,
          [application],
        );
        return row?.count ?? -1;
      };
      expect(await count()).toBeGreaterThan(2);
      expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: person.token })).status).toBe(200);
      app.clock.advance(31 * 86_400_000);
      await app.runJobs();
      await RequestContext.create(app.orm.em, () => app.app.get(RunRetention, { strict: false }).execute());
      expect(await count()).toBe(0);
    });
  });
});
