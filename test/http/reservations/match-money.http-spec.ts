import type { MatchAnswer, MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import type { ConversationAnswer } from '../../../server/modules/messaging/http/conversations.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { spendCredits } from '../credits/recruiters.js';
import { accessLogOf, type Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, seekerWith } from '../matching/stage.js';
import { answer, creditsOf, isMasked, listed, type Refusal, recruiter, reserved } from './stage.js';

interface Nurse {
  readonly id: string;
  readonly token: string;
}

describe('the price of a match', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  /** A company with a posting, and a nurse with a proposed match for it. */
  async function proposed(jobs = 1): Promise<{ hospital: Recruiter; nurse: Nurse; matches: MatchAnswer[] }> {
    const hospital = await recruiter(app);
    for (let n = 1; n <= jobs; n += 1)
      await publish(app, hospital.token, { ...intensiveCare, title: `Nurse, ICU ${n}` });
    await app.runJobs();
    const nurse = await seekerWith(app, clinicalNurse);
    await app.runJobs();
    const { matches } = await matchesOf(hospital);
    const own = matches.filter(({ user }) => user.id === nurse.id);
    expect(own).toHaveLength(jobs);
    return { hospital, nurse, matches: own };
  }
  const matchesOf = async ({ token }: { token: string }): Promise<MatchesPage> =>
    (await app.request<MatchesPage>({ url: '/api/matches?limit=100', token })).body;
  const cardOf = async (who: { token: string }, id: string): Promise<MatchAnswer> => {
    const found = (await matchesOf(who)).matches.find((each) => each.id === id);
    if (!found) throw new Error(`no match ${id}`);
    return found;
  };
  const put = <T = MatchAnswer>({ token }: { token: string }, id: string, status: string): Promise<TestAnswer<T>> =>
    app.request<T>({ method: 'PUT', url: `/api/matches/${id}`, token, payload: { status } });
  const introduce = <T = MatchAnswer>({ token }: { token: string }, id: string, payload: object = {}) =>
    app.request<T>({ method: 'POST', url: `/api/matches/${id}/introduction`, token, payload });
  const first = (matches: readonly MatchAnswer[]): MatchAnswer => {
    if (!matches[0]) throw new Error('no match');
    return matches[0];
  };

  it('is two credits for the recruiter who confirms a yes, shown in advance; the seeker never pays', async () => {
    const { hospital, nurse, matches } = await proposed();
    const { id } = first(matches);
    expect(await cardOf(nurse, id)).toMatchObject({ unlock_price: null, introduction: null, is_mutual: false });
    await put(nurse, id, 'ACCEPTED');
    // A yes allows messages before anybody has paid.
    const { body } = await app.request<ConversationAnswer>({
      url: `/api/messages/conversations/with/${hospital.id}`,
      token: nurse.token,
    });
    expect(body.writing).toMatchObject({ allowed: true, price: 0 });
    expect(await cardOf(hospital, id)).toMatchObject({ unlock_price: 2, allowed_actions: ['MATCHED', 'REJECTED'] });
    const confirmed = await put(hospital, id, 'MATCHED');
    expect(confirmed.body).toMatchObject({
      status: 'MATCHED',
      is_mutual: true,
      unlock_price: null,
      user: { is_masked: false, full_name: 'Mathilde Gagnon' },
      allowed_actions: ['HIRED', 'CANCELLED'],
    });
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
    expect(await accessLogOf(app, nurse.token)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'UNMASKED', interaction: 'MATCHED', cost: 2 })]),
    );
    expect((await put<Refusal>(hospital, id, 'MATCHED')).status).toBe(409);
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
  });

  it('can be paid for a proposal that the person did not answer, which is then not mutual', async () => {
    const { hospital, nurse, matches } = await proposed();
    const { id } = first(matches);
    const confirmed = await put(hospital, id, 'MATCHED');
    expect(confirmed.body).toMatchObject({ status: 'MATCHED', is_mutual: false });
    expect(await cardOf(nurse, id)).toMatchObject({ allowed_actions: ['HIRED', 'CANCELLED'] });
    const ended = await put(nurse, id, 'CANCELLED');
    expect(ended.body).toMatchObject({ status: 'CANCELLED', allowed_actions: [] });
    expect(await isMasked(app, hospital, nurse.id)).toBe(true);
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
    for (const status of ['HIRED', 'CANCELLED']) expect((await put(hospital, id, status)).status).toBe(409);
  });

  it('is paid once per person, for any posting and any paid action', async () => {
    const { hospital, nurse, matches } = await proposed(2);
    const [one, two] = matches;
    await put(hospital, first(matches).id, 'MATCHED');
    expect(await cardOf(hospital, two?.id ?? '')).toMatchObject({ unlock_price: 0 });
    expect((await put(hospital, two?.id ?? '', 'MATCHED')).status).toBe(200);
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
    // One of the two ends; the other still keeps the profile open.
    await put(hospital, one?.id ?? '', 'CANCELLED');
    expect(await isMasked(app, hospital, nurse.id)).toBe(false);
    await put(nurse, two?.id ?? '', 'CANCELLED');
    expect(await isMasked(app, hospital, nurse.id)).toBe(true);
  });

  it('is zero after an accepted reservation', async () => {
    const { hospital, nurse, matches } = await proposed();
    const { id } = await reserved(app, hospital, nurse.id);
    // The reservation names no posting, so it confirms the proposed match of the two.
    const { body } = await answer(app, nurse, id, 'MATCHED');
    expect(body.match).toMatchObject({ id: first(matches).id, status: 'MATCHED' });
    expect(await cardOf(hospital, first(matches).id)).toMatchObject({ status: 'MATCHED', is_mutual: true });
    expect(await creditsOf(app, hospital)).toEqual([19, 0, 19]);
  });

  it('releases the credit of a waiting reservation', async () => {
    const { hospital, nurse, matches } = await proposed();
    const { id } = await reserved(app, hospital, nurse.id);
    expect(await creditsOf(app, hospital)).toEqual([20, 1, 19]);
    await put(hospital, first(matches).id, 'MATCHED');
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
    expect((await listed(app, nurse)).data).toEqual([expect.objectContaining({ id, status: 'CANCELLED' })]);
    expect(await isMasked(app, hospital, nurse.id)).toBe(false);
  });

  it.each(['HIRED', 'CANCELLED'] as const)('also changes its reservation when it is %s', async (status) => {
    const { hospital, nurse, matches } = await proposed();
    const { id } = await reserved(app, hospital, nurse.id);
    await answer(app, nurse, id, 'MATCHED');
    expect((await put(nurse, first(matches).id, status)).body.status).toBe(status);
    expect((await listed(app, hospital)).data).toEqual([
      expect.objectContaining({ id, status, match: expect.objectContaining({ status }) }),
    ]);
    expect(await isMasked(app, hospital, nurse.id)).toBe(status === 'CANCELLED');
    expect(await creditsOf(app, hospital)).toEqual([19, 0, 19]);
  });

  it('is not taken without enough credits, and nothing else changes', async () => {
    const { hospital, nurse, matches } = await proposed();
    await spendCredits(app, hospital.id, ...Array.from({ length: 19 }, () => 'VIDEO_ACCESS' as const));
    const short = await put<Refusal>(hospital, first(matches).id, 'MATCHED');
    expect([short.status, short.body.required, short.body.available]).toEqual([402, 2, 1]);
    expect((await introduce<Refusal>(hospital, first(matches).id)).status).toBe(402);
    expect(await cardOf(hospital, first(matches).id)).toMatchObject({
      status: 'PENDING',
      introduction: null,
      unlock_price: 2,
    });
    expect(await isMasked(app, hospital, nurse.id)).toBe(true);
  });

  it('is taken once for two parallel confirmations', async () => {
    const { hospital, matches } = await proposed(2);
    const answers = await Promise.all([...matches, ...matches].map(({ id }) => put<Refusal>(hospital, id, 'MATCHED')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await creditsOf(app, hospital)).toEqual([18, 0, 18]);
  });

  describe('an introduction', () => {
    it('costs three credits, comes first in the person’s list, and their yes makes the match', async () => {
      const { hospital, nurse, matches } = await proposed(2);
      const last = matches.at(-1);
      if (!last) throw new Error('no match');
      const { status, body } = await introduce(hospital, last.id, { message: '  Votre parcours nous a plu.  ' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: last.id,
        status: 'PENDING',
        unlock_price: 0,
        introduction: { message: 'Votre parcours nous a plu.', introduced_at: app.clock.now().toISOString() },
      });
      expect(await creditsOf(app, hospital)).toEqual([17, 0, 17]);
      expect((await matchesOf(nurse)).matches[0]).toMatchObject({ id: last.id, introduction: body.introduction });
      expect(await isMasked(app, hospital, nurse.id)).toBe(true);
      const yes = await put(nurse, last.id, 'ACCEPTED');
      expect(yes.body).toMatchObject({ status: 'MATCHED', is_mutual: true, allowed_actions: ['HIRED', 'CANCELLED'] });
      expect(await isMasked(app, hospital, nurse.id)).toBe(false);
      expect(await creditsOf(app, hospital)).toEqual([17, 0, 17]);
    });

    it('is made once, for a proposed match, by its company', async () => {
      const { hospital, nurse, matches } = await proposed();
      const { id } = first(matches);
      expect((await introduce(await recruiter(app), id)).status).toBe(404);
      expect((await introduce(nurse, id)).status).toBe(403);
      expect((await introduce(hospital, id, { message: 'x'.repeat(501) })).status).toBe(400);
      const both = await Promise.all([introduce<Refusal>(hospital, id), introduce<Refusal>(hospital, id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await creditsOf(app, hospital)).toEqual([17, 0, 17]);
      await put(nurse, id, 'REJECTED');
      expect((await introduce<Refusal>(hospital, id)).status).toBe(409);
    });

    it('stays until the person decides, even if the posting closes', async () => {
      const { hospital, nurse, matches } = await proposed();
      const { id, job } = first(matches);
      await introduce(hospital, id);
      await app.request({ method: 'DELETE', url: `/api/jobs/${job?.id}`, token: hospital.token });
      await app.runJobs();
      expect(await cardOf(nurse, id)).toMatchObject({ status: 'PENDING' });
    });
  });
});
