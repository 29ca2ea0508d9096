import type { MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import type { UserStats } from '../../../server/modules/operations/http/dashboard.contract.js';
import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { exclude } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { answer, recruiter, reserved, seeker } from './stage.js';

describe('matches of reservations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const one = (token: string, id: string) =>
    app.request<ReservationAnswer>({ url: `/api/credit-reservations/${id}`, token });

  it('have no posting if none was named and none was proposed', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    const { body } = await answer(app, asked, id, 'MATCHED');
    expect(body.match).toEqual({ id: expect.any(String), status: 'MATCHED', hired_at: null, job: null });
    const colleague = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [colleague.user.id, asks.companyId],
    );
    for (const { token } of [asks, asked, colleague]) {
      const { body: list } = await app.request<MatchesPage>({ url: '/api/matches', token });
      expect([list.total, list.counts.MATCHED]).toEqual([1, 1]);
      // A colleague cannot see the reservation, so there is no link to it.
      expect(list.matches[0]).toMatchObject({
        id: body.match?.id,
        job: null,
        reservation_id: token === colleague.token ? null : id,
        company: { id: asks.companyId },
        allowed_actions: ['HIRED', 'CANCELLED'],
      });
      const stats = await app.request<UserStats>({ url: '/api/users/stats', token });
      expect(stats.body.matches).toBe(1);
      const url = `/api/matches/${body.match?.id ?? ''}`;
      expect((await app.request({ url: `${url}/explanation`, token })).status).toBe(404);
    }
    const ended = await app.request<MatchesPage['matches'][number]>({
      method: 'PUT',
      url: `/api/matches/${body.match?.id ?? ''}`,
      token: asked.token,
      payload: { status: 'CANCELLED' },
    });
    expect([ended.status, ended.body.status, ended.body.job]).toEqual([200, 'CANCELLED', null]);
    expect((await one(asks.token, id)).body.status).toBe('CANCELLED');
  });

  it('disappear from the company’s list and totals if the person hides from it', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'MATCHED');
    const list = async ({ token }: { readonly token: string }) => {
      const { body } = await app.request<MatchesPage>({ url: '/api/matches', token });
      return [body.total, body.matches.length];
    };
    expect(await list(asks)).toEqual([1, 1]);
    await exclude(app, asked.token, { company_id: asks.companyId });
    await app.runJobs();
    expect(await list(asks)).toEqual([0, 0]);
    expect(await list(asked)).toEqual([1, 1]);
  });
});
