import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import type { MatchAnswer } from '../../../server/modules/matching/http/matches.contract.js';
import type {
  AskReviewAnswer,
  MatchReviewAnswer,
  MatchReviewsPage,
} from '../../../server/modules/matching/http/reviews.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith, show } from './stage.js';

const NOBODY = '0190a0a0-0000-7000-8000-00000000dead';

describe('the review of a match by a human', () => {
  let app: TestApp;
  let hospital: { token: string; companyId: string };
  let nurse: Person;
  let operator: string;
  let matchId: string;

  const ask = (token: string, payload?: object, headers: Record<string, string> = {}, id = matchId) =>
    app.request<AskReviewAnswer & { code: string }>({
      method: 'POST',
      url: `/api/matches/${id}/review`,
      token,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const list = async (query = ''): Promise<MatchReviewsPage> => {
    const { status, body } = await app.request<MatchReviewsPage>({
      url: `/api/admin/match-reviews${query}`,
      token: operator,
    });
    expect(status).toBe(200);
    return body;
  };
  const answer = (id: string, text: string) =>
    app.request<MatchReviewAnswer & { code: string }>({
      method: 'PUT',
      url: `/api/admin/match-reviews/${id}`,
      token: operator,
      payload: { answer: text },
    });
  const onlyMatch = async (token: string): Promise<MatchAnswer> => {
    const { matches } = await matchesOf(app, token);
    expect(matches).toHaveLength(1);
    return matches[0]!;
  };

  beforeEach(async () => {
    app = await startTestApp();
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    await publish(app, hospital.token, intensiveCare);
    await app.runJobs();
    matchId = (await onlyMatch(nurse.token)).id;
    const email = 'odile@operators.example';
    await app.app
      .get(IdentityFacade)
      .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
    operator = (
      await app.request<SessionAnswer>({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: DEMO_PASSWORD },
      })
    ).body.token;
  });
  afterEach(() => app.close());

  it('is requested, answered once, and shown with the match only to the person concerned', async () => {
    expect((await onlyMatch(nurse.token)).review).toBeNull();
    const asked = await ask(nurse.token, { message: '  Mon expérience en pédiatrie compte-t-elle ?  ' });
    const asOpen = {
      status: 'OPEN',
      message: 'Mon expérience en pédiatrie compte-t-elle ?',
      answer: null,
      asked_at: app.clock.now().toISOString(),
      answered_at: null,
    };
    expect([asked.status, asked.body]).toEqual([201, { review: asOpen }]);
    const { match_score, review } = await onlyMatch(nurse.token);
    expect(review).toEqual(asOpen);

    const page = await list();
    expect(page).toMatchObject({ total: 1, page: 1, limit: 20 });
    const [waiting] = page.reviews;
    expect(waiting).toEqual({
      ...asOpen,
      id: expect.any(String),
      match_id: matchId,
      job_title: 'Registered Nurse, Intensive Care',
      match_score,
      seeker_id: nurse.id,
    });

    app.clock.advance(1_000);
    const id = waiting?.id ?? '';
    const answered = await answer(id, 'Oui, et nous avons corrigé le calcul.');
    const asAnswered = {
      ...asOpen,
      status: 'ANSWERED',
      answer: 'Oui, et nous avons corrigé le calcul.',
      answered_at: app.clock.now().toISOString(),
    };
    expect([answered.status, answered.body]).toEqual([200, { ...waiting, ...asAnswered }]);
    const again = await answer(id, 'Non.');
    expect([again.status, again.body.code]).toEqual([409, 'MATCHING.REVIEW_ANSWERED']);
    expect((await onlyMatch(nurse.token)).review).toEqual(asAnswered);
    expect((await onlyMatch(hospital.token)).review).toBeNull();
  });

  it('is open once per match; after the answer the person can request another one, also without a text', async () => {
    expect((await ask(nurse.token, { message: 'Première' })).status).toBe(201);
    const second = await ask(nurse.token, { message: 'Deuxième' });
    expect([second.status, second.body.code]).toEqual([409, 'MATCHING.REVIEW_OPEN']);
    await answer((await list()).reviews[0]?.id ?? '', 'Vu.');
    app.clock.advance(1_000);
    expect((await ask(nurse.token)).body.review).toMatchObject({ status: 'OPEN', message: null });
    expect((await onlyMatch(nurse.token)).review?.status).toBe('OPEN');

    const both = await list();
    expect(both.reviews.map(({ status, message }) => [status, message])).toEqual([
      ['OPEN', null],
      ['ANSWERED', 'Première'],
    ]);
    expect((await list('?status=answered')).reviews.map(({ message }) => message)).toEqual(['Première']);
    const last = await list('?limit=1&page=2');
    expect([last.total, last.reviews.map(({ message }) => message)]).toEqual([2, ['Première']]);
  });

  it('accepts one of many parallel requests, and one of many parallel answers', async () => {
    const asked = await Promise.all(
      Array.from({ length: 4 }, (_, at) => ask(nurse.token, { message: `Demande ${at}` })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const { reviews } = await list();
    expect(reviews).toHaveLength(1);
    const answers = await Promise.all(['A', 'B', 'C'].map((text) => answer(reviews[0]?.id ?? '', text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is requested once if the same key is sent repeatedly', async () => {
    const headers = { 'idempotency-key': 'look-at-my-score-0001' };
    const first = await ask(nurse.token, { message: 'Une fois' }, headers);
    const again = await ask(nurse.token, { message: 'Une fois' }, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await list()).total).toBe(1);
  });

  it('cannot be requested by others, and a stranger’s match answers like a missing one', async () => {
    const stranger = await seekerWith(app, { full_name: 'Luc Roy' });
    expect((await ask(stranger.token, {})).status).toBe(404);
    expect((await ask(nurse.token, {}, {}, NOBODY)).status).toBe(404);
    expect((await ask(hospital.token, {})).status).toBe(403);
    expect((await answer(NOBODY, 'Vu.')).status).toBe(404);
    expect((await list()).total).toBe(0);
  });

  it('is deleted with the account of the person, and with its match', async () => {
    const left = async (): Promise<number> => (await list()).total;
    await app.request({
      method: 'PUT',
      url: `/api/matches/${matchId}`,
      token: nurse.token,
      payload: { status: 'ACCEPTED' },
    });
    await ask(nurse.token, { message: 'Regardez, s’il vous plaît' });
    expect(await left()).toBe(1);
    const gone = await app.request({ method: 'DELETE', url: '/api/users/me', token: nurse.token });
    expect(gone.status).toBe(200);
    await app.runJobs();
    expect(await left()).toBe(0);

    const other = await seekerWith(app, clinicalNurse);
    await app.runJobs();
    await ask(other.token, {}, {}, (await onlyMatch(other.token)).id);
    expect(await left()).toBe(1);
    await show(app, other.token, false);
    await app.runJobs();
    expect(await left()).toBe(0);
  });

  it('refuses texts that are too long, unknown fields, and an empty answer', async () => {
    expect((await ask(nurse.token, { message: 'x'.repeat(1001) })).status).toBe(400);
    expect((await ask(nurse.token, { status: 'ANSWERED' })).status).toBe(400);
    expect((await ask(nurse.token, { message: 'x'.repeat(1000) })).status).toBe(201);
    const id = (await list()).reviews[0]?.id ?? '';
    expect((await answer(id, '  ')).status).toBe(400);
    expect((await answer(id, 'x'.repeat(2001))).status).toBe(400);
    expect((await answer(id, 'x'.repeat(2000))).status).toBe(200);
  });
});
