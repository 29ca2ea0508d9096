import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { spendCredits } from '../credits/recruiters.js';
import { exclude, type Recruiter } from '../identity/hiring.js';
import { answer, creditsOf, listed, recruiter, reserve, reserved, seeker, type Seeker } from './stage.js';

describe('reservations whose account, company or visibility ends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const pair = async (): Promise<[Recruiter, Seeker]> => [await recruiter(app), await seeker(app)];
  const one = (token: string, id: string) =>
    app.request<ReservationAnswer>({ url: `/api/credit-reservations/${id}`, token });

  it('end with the account of either side, and credits on hold are released', async () => {
    const [asks, asked] = await pair();
    const [leaver, other] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    const { id: accepted } = await reserved(app, asks, other.id);
    await answer(app, other, accepted, 'MATCHED');
    const { id: recruiters } = await reserved(app, leaver, asked.id);
    for (const { token } of [leaver, other, asked]) {
      const left = await app.request({ method: 'DELETE', url: '/api/users/me', token });
      expect(left.status).toBe(200);
    }
    const rows = await query<{ id: string; status: string }>(
      app.databaseUrl,
      'select id, status from reservation where id = any($1::uuid[]) order by id',
      [[id, accepted, recruiters]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    expect(await creditsOf(app, asks)).toEqual([19, 0, 19]);
    expect((await listed(app, asks)).data.map((each) => each.target_user)).toEqual([
      expect.objectContaining({ id: other.id, is_masked: true, full_name: 'Candidat·e' }),
      expect.objectContaining({ id: asked.id, is_masked: true, full_name: 'Candidat·e' }),
    ]);
  });

  it('end if the person hides from the company, or the company is removed', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    await exclude(app, asked.token, { company_id: asks.companyId });
    await app.runJobs();
    expect((await one(asked.token, id)).body.status).toBe('REJECTED');
    expect((await one(asks.token, id)).status).toBe(404);
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
    const [gone, another] = await pair();
    const { id: waiting } = await reserved(app, gone, another.id);
    await app.request({ method: 'DELETE', url: `/api/companies/${gone.companyId}`, token: gone.token });
    await app.runJobs();
    expect((await one(another.token, waiting)).body.status).toBe('CANCELLED');
    expect(await creditsOf(app, gone)).toEqual([20, 0, 20]);
  });

  it('are returned to a repeated request, also if it used the last credit and its answer was lost', async () => {
    const [asks, asked] = await pair();
    const spent = [
      'COMPANY_SPOTLIGHT',
      'COMPANY_SPOTLIGHT',
      'COMPANY_SPOTLIGHT',
      'PRIORITY_INTRO',
      'VIDEO_ACCESS',
    ] as const;
    await spendCredits(app, asks.id, ...spent);
    const made = await reserve(app, asks, asked.id, {}, 'lost');
    expect(made.status).toBe(201);
    // The server died before it stored the answer.
    await query(app.databaseUrl, 'delete from idempotency_key');
    const again = await reserve(app, asks, asked.id, {}, 'lost');
    expect([again.status, again.body.id]).toEqual([201, made.body.id]);
    expect(await creditsOf(app, asks)).toEqual([1, 1, 0]);
  });

  it('do not show who wrote the reason', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    const reason = `Pas maintenant. ${asked.name}, 514 555-0199, moi@courriel.example`;
    expect((await answer(app, asked, id, 'REJECTED', { reason })).body.decline_reason).toBe(reason);
    const seen = (await one(asks.token, id)).body.decline_reason ?? '';
    expect(seen).toContain('Pas maintenant.');
    for (const trace of [asked.name, '555', 'courriel.example']) expect(seen).not.toContain(trace);
  });
});
