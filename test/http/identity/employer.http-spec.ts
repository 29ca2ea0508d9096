import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied } from '../applications/stage.js';
import { publish } from '../jobs/market.js';
import { conversationsOf, withSomebody, write, written } from '../messaging/stage.js';
import { recruiter, seeker } from '../reservations/stage.js';
import { exclude, type Recruiter } from './hiring.js';
import { signUp } from './people.js';

/** The guard reads the employer with the session, so a change counts from the next request on. */
describe('the employer of a recruiter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** A colleague with an address at this domain joins the company. @returns a function that ends this */
  const colleagueAt = async (domain: string, { companyId }: Recruiter): Promise<() => Promise<unknown>> => {
    const { user } = await signUp(app, { user_type: 'RECRUITER', email: `colleague@${domain}` });
    const insert = 'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())';
    await query(app.databaseUrl, insert, [user.id, companyId]);
    return () => query(app.databaseUrl, 'delete from company_member where user_id = $1', [user.id]);
  };

  it('is recognised by a colleague’s address domain as soon as they join, and no longer after they leave', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id: jobId } = await publish(app, asks.token);
    await applied(app, asked.token, jobId);
    await written(app, asks, asked, 'Bonjour');
    await exclude(app, asked.token, { domain: 'group.example' });
    const listed = async (): Promise<number> => (await conversationsOf(app, asks)).total;
    expect(await listed()).toBe(1);

    const leave = await colleagueAt('jobs.group.example', asks);
    expect(await listed()).toBe(0);
    expect((await write(app, asked, asks, 'Bonjour')).body).toMatchObject({ code: 'MESSAGING.UNAVAILABLE' });

    await leave();
    expect(await listed()).toBe(1);
  });

  it('changes from the next request on, also for writes', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const other = await recruiter(app);
    const move = 'update company_member set company_id = $1 where user_id = $2';
    await exclude(app, asked.token, { company_id: other.companyId });
    expect((await withSomebody(app, asks, asked)).status).toBe(200);

    await query(app.databaseUrl, move, [other.companyId, asks.id]);
    expect((await withSomebody(app, asks, asked)).status).toBe(404);
    expect((await write(app, asks, asked, 'Bonjour')).status).toBe(404);

    await query(app.databaseUrl, move, [asks.companyId, asks.id]);
    expect((await write(app, asks, asked, 'Bonjour')).status).toBe(201);
  });
});
