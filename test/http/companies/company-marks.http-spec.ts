import type { CompaniesPage, Company } from '../../../server/modules/companies/http/companies.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied, candidate, decide, withdraw } from '../applications/stage.js';
import { recruiterOf, signInAgain } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { makePending, newPlayer } from '../walks/cast.js';

const DAY = 86_400_000;

describe('verification and response rate of a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const companyOf = async (id: string): Promise<Company> =>
    (await app.request<Company>({ url: `/api/companies/${id}` })).body;

  it('is verified after an operator confirmed it, while it has an approved, active recruiter', async () => {
    const own = await recruiterOf(app, {}, { name: 'Attend encore' });
    expect((await companyOf(own.companyId)).verified).toBe(false);
    const operator = await newPlayer(app, 'operator');
    const confirmed = await app.request({
      method: 'PUT',
      url: `/api/admin/company-reviews/${own.companyId}`,
      token: operator.token,
      payload: { status: 'VERIFIED', revision: 1 },
    });
    expect(confirmed.status).toBe(200);
    await makePending(app, own.id);
    const pending = await app.request({ url: `/api/companies/${own.companyId}`, token: own.token });
    expect(pending.body).toMatchObject({ verified: false });
    await query(app.databaseUrl, `update account set approval_status = 'APPROVED' where id = $1`, [own.id]);
    expect((await companyOf(own.companyId)).verified).toBe(true);
    const list = await app.request<CompaniesPage>({ url: '/api/companies?search=attend%20encore' });
    expect(list.body.companies.map(({ verified }) => verified)).toEqual([true]);
    const mine = await app.request<CompaniesPage>({ url: '/api/companies/my', token: own.token });
    expect(mine.body.companies).toEqual([await companyOf(own.companyId)]);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [own.id]);
    expect((await companyOf(own.companyId)).verified).toBe(false);
  });

  it('has a response rate from five applications on that were answered or whose deadline is over', async () => {
    const own = await recruiterOf(app);
    const { id: jobId } = await publish(app, own.token);
    const apply = async (): Promise<{ id: string; token: string }> => {
      const { token } = await candidate(app);
      return { id: (await applied(app, token, jobId)).id, token };
    };
    const people = [await apply(), await apply(), await apply(), await apply(), await apply(), await apply()];
    const [first, second, third, fourth] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    for (const { id } of [first, second, third]) await decide(app, own.token, id, { status: 'REVIEWED' });
    // Three were answered and three are still within the deadline: too few for a rate.
    expect((await companyOf(own.companyId)).response_rate).toBeNull();
    await withdraw(app, fourth.token, fourth.id);

    app.clock.set(new Date(app.clock.now().getTime() + 15 * DAY));
    // Two were not answered in time; the withdrawn application does not count.
    expect((await companyOf(own.companyId)).response_rate).toEqual({
      percent: 60,
      within_days: 14,
      over_days: 90,
      applications: 5,
    });
    // An answer after the deadline does not count.
    const token = await signInAgain(app, own.email);
    await decide(app, token, people[5]!.id, { status: 'REVIEWED' });
    expect((await companyOf(own.companyId)).response_rate).toMatchObject({ percent: 60, applications: 5 });

    app.clock.set(new Date(app.clock.now().getTime() + 80 * DAY));
    expect((await companyOf(own.companyId)).response_rate).toBeNull();
  });
});
