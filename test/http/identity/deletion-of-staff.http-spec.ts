import { RequestContext } from '@mikro-orm/core';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { photo } from '../../support/samples/pictures.js';
import { publish } from '../jobs/market.js';
import { file, form } from '../media/people.js';
import { pageOf, recruiterOf } from './hiring.js';
import { signUp } from './people.js';

describe('an account that is deleted', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const inside = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const remove = (token: string) => app.request<{ code: string }>({ method: 'DELETE', url: '/api/users/me', token });

  describe('of a recruiter', () => {
    const join = (userId: string, companyId: string) =>
      app.orm.em
        .fork()
        .execute('insert into company_member (user_id, company_id, created_at) values (?, ?, now())', [
          userId,
          companyId,
        ]);
    const statusOf = async (jobId: string): Promise<{ status: string; contact_user_id: string } | undefined> => {
      const [job] = await app.orm.em
        .fork()
        .execute<{ status: string; contact_user_id: string }[]>(
          'select status, contact_user_id from job where id = ?',
          [jobId],
        );
      return job;
    };

    it('leaves the company and its postings to a colleague; if there is none, both are closed', async () => {
      const first = await recruiterOf(app);
      const second = await signUp(app, { user_type: 'RECRUITER' });
      await join(second.user.id, first.companyId);
      const { id } = await publish(app, first.token);
      const logo = await app.request<{ id: string; url: string }>({
        method: 'POST',
        url: '/api/upload/image',
        token: first.token,
        ...form([file(await photo(), 'logo.png')]),
      });
      await app.request({
        method: 'PUT',
        url: `/api/companies/${first.companyId}`,
        token: first.token,
        payload: { logo_url: logo.body.url },
      });

      expect((await remove(first.token)).status).toBe(200);
      await app.runJobs();
      expect(await statusOf(id)).toEqual({ status: 'ACTIVE', contact_user_id: second.user.id });
      // The logo belongs to the company now.
      expect((await app.request({ url: logo.body.url })).status).toBe(200);
      expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(200);

      expect((await remove(second.token)).status).toBe(200);
      await app.runJobs();
      expect((await statusOf(id))?.status).toBe('CLOSED');
      expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(404);
      expect((await app.request({ url: `/api/companies/${first.companyId}` })).status).toBe(404);
    });

    it('releases the credits on hold, and keeps the ledger', async () => {
      const leaving = await recruiterOf(app);
      const credits = app.app.get(CreditsFacade);
      await inside(async () => {
        await credits.grant({
          ownerId: leaving.id,
          credits: 5,
          bucket: 'PURCHASED',
          description: 'CREDITS.ENTRY_GIFT',
          key: 'gift',
        });
        const reference = { type: 'RESERVATION', id: newId() };
        await credits.hold({ ownerId: leaving.id, price: 'RESERVATION', reference, key: 'hold' });
      });
      expect((await inside(() => credits.balanceOf(leaving.id))).reserved).toBe(1);
      await remove(leaving.token);
      expect((await inside(() => credits.balanceOf(leaving.id))).reserved).toBe(0);
      const lines = await app.orm.em
        .fork()
        .execute<unknown[]>('select 1 from credit_transaction where owner_id = ?', [leaving.id]);
      expect(lines.length).toBeGreaterThanOrEqual(3);
    });

    it('closes the postings, also if the last two leave in parallel', async () => {
      const first = await recruiterOf(app);
      const second = await signUp(app, { user_type: 'RECRUITER' });
      await join(second.user.id, first.companyId);
      const { id } = await publish(app, first.token);
      const answers = await Promise.all([remove(first.token), remove(second.token)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await app.runJobs();
      expect((await statusOf(id))?.status).toBe('CLOSED');
    });

    it('is no longer named in a seeker’s access log', async () => {
      const seeker = await signUp(app, {
        consents: { adult: true, terms: true, privacy: true, profile_visible: true },
      });
      const viewer = await recruiterOf(app, { full_name: 'Rita Recruteuse' });
      await pageOf(app, seeker.user.id, viewer.token);
      await remove(viewer.token);
      const log = await app.request<{ entries: { viewer: unknown }[] }>({
        url: '/api/users/me/access-log',
        token: seeker.token,
      });
      expect(log.body.entries).toHaveLength(1);
      expect(log.body.entries[0]?.viewer).toBeNull();
      expect(log.text).not.toContain('Rita');
    });
  });

  describe('of an operator', () => {
    const operator = async (name: string): Promise<string> => {
      const email = `${name}@operators.example`;
      await inside(() =>
        app.app.get(IdentityFacade).registerDemoAccount({ email, full_name: name, user_type: 'OPERATOR' }),
      );
      const { body } = await app.request<{ token: string }>({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: DEMO_PASSWORD },
      });
      return body.token;
    };

    it('is refused for the last one, also if all leave in parallel', async () => {
      const tokens = [await operator('odile'), await operator('omar'), await operator('oscar')];
      const answers = await Promise.all(tokens.map((token) => remove(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('IDENTITY.LAST_OPERATOR');
    });
  });
});
