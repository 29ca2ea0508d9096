import { RequestContext } from '@mikro-orm/core';
import { SendAccountEmailJob } from '../../../server/modules/identity/jobs/send-account-email.job.js';
import type { User } from '../../../server/modules/identity/http/users.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { signUp } from './people.js';

describe('confirming an e-mail address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://entrevue.example' } });
  });
  afterAll(() => app.close());

  const verify = (token: string): Promise<TestAnswer<ErrorAnswer>> =>
    app.request({ method: 'POST', url: '/api/auth/email/verify', payload: { token } });
  const resend = (token: string) => app.request({ method: 'POST', url: '/api/auth/email/resend', token });
  const isVerified = async (token: string): Promise<boolean> =>
    (await app.request<User>({ url: '/api/users/me', token })).body.email_verified;

  it('begins with an email in the person’s language, whose link works once', async () => {
    const { user, token } = await signUp(app, { language: 'en' });
    expect(user.email_verified).toBe(false);
    const emails = await emailsTo(app, user.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject: 'Confirm your email address', language: 'en' });
    expect(emails[0]?.text).toContain('https://entrevue.example/verify-email#token=');
    expect(emails[0]?.raw).not.toContain(user.full_name);

    const secret = await newestSecret(app, user.email, '/verify-email');
    expect((await verify(secret)).status).toBe(200);
    expect(await isVerified(token)).toBe(true);
    const again = await verify(secret);
    expect([again.status, again.body.code, again.body.details?.[0]?.path]).toEqual([
      400,
      'IDENTITY.LINK_INVALID',
      'token',
    ]);
  });

  it('is in French for French readers', async () => {
    const { user } = await signUp(app);
    expect((await emailsTo(app, user.email))[0]).toMatchObject({
      subject: 'Confirmez votre adresse courriel',
      language: 'fr',
    });
  });

  it('stores neither the secret nor the address in queues, and only a hash in the database', async () => {
    const { user } = await signUp(app);
    const secret = await newestSecret(app, user.email, '/verify-email');
    const stored = await app.orm.em
      .fork()
      .execute<{ text: string }[]>(
        `select o::text as text from outbox_message o union all select t::text from account_token t union all select l::text from account_letter l`,
      );
    const everything = stored.map(({ text }) => text).join('\n');
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(user.email);
  });

  it('ends after 48 hours', async () => {
    const [early, late] = [await signUp(app), await signUp(app)];
    const secrets = [
      await newestSecret(app, early.user.email, '/verify-email'),
      await newestSecret(app, late.user.email, '/verify-email'),
    ];
    app.clock.advance(48 * 3_600_000 - 1);
    expect((await verify(secrets[0]!)).status).toBe(200);
    app.clock.advance(1);
    expect((await verify(secrets[1]!)).status).toBe(400);
  });

  it('accepts only the newest email, once for parallel requests', async () => {
    const { user, token } = await signUp(app);
    const first = await newestSecret(app, user.email, '/verify-email');
    app.clock.advance(1_000);
    expect(await resend(token)).toMatchObject({ status: 202, body: { accepted: true } });
    const second = await newestSecret(app, user.email, '/verify-email');
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('sends at most five emails an hour, without telling the caller', async () => {
    const { user, token } = await signUp(app);
    for (let click = 0; click < 8; click += 1) {
      await app.runJobs();
      expect((await resend(token)).status).toBe(202);
    }
    expect(await emailsTo(app, user.email)).toHaveLength(5);
    for (let minute = 0; minute < 61; minute += 5) {
      app.clock.advance(5 * 60_000);
      await app.request({ url: '/api/users/me', token });
    }
    await resend(token);
    expect(await emailsTo(app, user.email)).toHaveLength(6);
  });

  it('sends none to confirmed or suspended people', async () => {
    const confirmed = await signUp(app);
    await verify(await newestSecret(app, confirmed.user.email, '/verify-email'));
    expect((await resend(confirmed.token)).status).toBe(202);
    expect(await emailsTo(app, confirmed.user.email)).toHaveLength(1);

    const suspended = await signUp(app);
    await app.orm.em.fork().execute(`update account set status = 'SUSPENDED' where id = ?`, [suspended.user.id]);
    expect(await emailsTo(app, suspended.user.email)).toHaveLength(0);
  });

  it('is one email, even if the job is delivered repeatedly', async () => {
    const { user } = await signUp(app);
    await app.runJobs();
    const [message] = await app.orm.em
      .fork()
      .execute<{ payload: Parameters<SendAccountEmailJob['handle']>[0] }[]>(
        `select payload from outbox_message where name = 'identity.send-letter' and payload->>'account_id' = ?`,
        [user.id],
      );
    const secret = await newestSecret(app, user.email, '/verify-email');
    const outcome = await RequestContext.create(app.orm.em, () =>
      app.app.get(SendAccountEmailJob, { strict: false }).handle(message!.payload),
    );
    expect(outcome).toBe('skipped');
    expect(await newestSecret(app, user.email, '/verify-email')).toBe(secret);
  });

  it.each([
    ['made up', 'A'.repeat(43)],
    ['of another shape', `${'A'.repeat(42)}'`],
    ['too long to be one', 'A'.repeat(200)],
  ])('refuses a secret that is %s', async (_, token) => {
    const answer = await verify(token);
    expect([answer.status, answer.body.code]).toEqual([400, 'IDENTITY.LINK_INVALID']);
  });

  it.each([[{ token: 'short' }], [{ token: 5 }], [{}], [{ token: 'A'.repeat(43), more: 1 }]])(
    'refuses %j',
    async (payload) => {
      const answer = await app.request<ErrorAnswer>({ method: 'POST', url: '/api/auth/email/verify', payload });
      expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST.INVALID']);
    },
  );

  it('can be requested again only by signed-in people', async () => {
    expect((await app.request({ method: 'POST', url: '/api/auth/email/resend' })).status).toBe(401);
  });
});
