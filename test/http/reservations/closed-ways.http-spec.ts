import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { MatchAnswer, MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { sample } from '../../support/samples/samples.js';
import type { Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith } from '../matching/stage.js';
import { uploadAndProcess } from '../media/people.js';
import { answer, creditsOf, isMasked, type Refusal, recruiter, reserved, seeker } from './stage.js';

jest.setTimeout(120_000);

describe('while a pair is closed, the other paid actions are closed too', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const call = <T = Refusal>(token: string, method: 'POST' | 'PUT', url: string, payload?: object) =>
    app.request<T>({ method, url, token, ...(payload && { payload }) });
  const matchOf = async ({ token }: { readonly token: string }, seekerId: string): Promise<MatchAnswer> => {
    const { body } = await app.request<MatchesPage>({ url: '/api/matches?limit=100', token });
    const found = body.matches.find(({ user }) => user.id === seekerId);
    if (!found) throw new Error('no match');
    return found;
  };

  /** A nurse with a proposed match for a hospital's posting. */
  async function proposed(): Promise<{ hospital: Recruiter; nurse: Person; match: MatchAnswer }> {
    const hospital = await recruiter(app);
    await publish(app, hospital.token, intensiveCare);
    await app.runJobs();
    const nurse = await seekerWith(app, clinicalNurse);
    await app.runJobs();
    return { hospital, nurse, match: await matchOf(hospital, nurse.id) };
  }

  it('neither confirming the match nor an introduction is possible', async () => {
    const { hospital, nurse, match } = await proposed();
    expect(match.allowed_actions).toContain('MATCHED');
    await answer(app, nurse, (await reserved(app, hospital, nurse.id)).id, 'REJECTED');
    const card = await matchOf(hospital, nurse.id);
    expect(card).toMatchObject({
      allowed_actions: ['REJECTED'],
      unlock_price: null,
      user: { may_reserve: 'LATER', reservation_price: 1 },
    });
    for (const refused of [
      await call(hospital.token, 'PUT', `/api/matches/${match.id}`, { status: 'MATCHED' }),
      await call(hospital.token, 'POST', `/api/matches/${match.id}/introduction`, { message: 'Bonjour' }),
    ]) {
      expect([refused.status, refused.body.code, refused.body.details?.until]).toEqual([
        409,
        'RESERVATIONS.COOLING_DOWN',
        card.user.may_reserve_from,
      ]);
    }
    expect(await creditsOf(app, hospital)).toEqual([20, 0, 20]);
    expect(await isMasked(app, hospital, nurse.id)).toBe(true);
    // The person can still say yes to the posting.
    await call(nurse.token, 'PUT', `/api/matches/${match.id}`, { status: 'ACCEPTED' });
    expect((await matchOf(hospital, nurse.id)).allowed_actions).toContain('MATCHED');
    expect((await call(hospital.token, 'PUT', `/api/matches/${match.id}`, { status: 'MATCHED' })).status).toBe(200);
  });

  it('a match that was confirmed without the person’s yes closes if they end it, with the date', async () => {
    const { hospital, nurse, match } = await proposed();
    await answer(app, nurse, (await reserved(app, hospital, nurse.id)).id, 'MATCHED');
    const ended = await call<MatchAnswer>(nurse.token, 'PUT', `/api/matches/${match.id}`, { status: 'CANCELLED' });
    expect(ended.body.status).toBe('CANCELLED');
    expect((await matchOf(hospital, nurse.id)).user).toMatchObject({ may_reserve: 'LATER', reservation_price: 0 });
    const twice = await app.request<Refusal>({
      method: 'PUT',
      url: `/api/matches/${match.id}`,
      token: nurse.token,
      payload: { status: 'CANCELLED' },
      headers: { 'accept-language': 'en' },
    });
    expect([twice.status, twice.body.error]).toEqual([409, 'This match already ended on January 15, 2026.']);
  });

  it('no video of theirs can be bought; earlier purchases stay', async () => {
    const [asks, owner] = [await recruiter(app), await seeker(app)];
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const bought = await uploadAndProcess(app, owner, clip);
    const other = await uploadAndProcess(app, owner, clip);
    await call(owner.token, 'PUT', '/api/users/me', { video_sale_allowed: true });
    expect((await call(asks.token, 'POST', `/api/stream/access/${bought}`)).status).toBe(200);
    await answer(app, owner, (await reserved(app, asks, owner.id)).id, 'REJECTED');
    const before = await creditsOf(app, asks);
    const refused = await call(asks.token, 'POST', `/api/stream/access/${other}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS.COOLING_DOWN']);
    expect((await call(asks.token, 'POST', `/api/stream/access/${bought}`)).status).toBe(200);
    expect(await creditsOf(app, asks)).toEqual(before);
  });
});
