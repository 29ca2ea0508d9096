import { IdentityFacade } from '../../../server/modules/identity/index.js';
import type {
  Approval,
  ApprovalsPage,
  Invitation,
  InvitationsPage,
} from '../../../server/modules/identity/http/approvals.contract.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { User } from '../../../server/modules/identity/http/users.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { registration, signUp } from './people.js';

const OPERATOR = { email: 'operator@mail.example', password: 'marteau brouillard tulipe' };

describe('approving recruiters', () => {
  let app: TestApp;
  let operator: string;
  let operatorId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false', PUBLIC_URL: 'https://entrevue.example' } });
    const made = await app.app
      .get(IdentityFacade)
      .registerDemoAccount({ ...OPERATOR, full_name: 'Op', user_type: 'OPERATOR' });
    operatorId = made.id;
    operator = await sessionOfOperator();
  });
  afterAll(() => app.close());

  const sessionOfOperator = async (): Promise<string> =>
    (await app.request<SessionAnswer>({ method: 'POST', url: '/api/auth/login', payload: OPERATOR })).body.token;
  const list = (query = ''): Promise<TestAnswer<ApprovalsPage>> =>
    app.request({ url: `/api/admin/approvals${query}`, token: operator });
  const decide = (id: string, payload: object, token = operator): Promise<TestAnswer<Approval & ErrorAnswer>> =>
    app.request({ method: 'PUT', url: `/api/admin/approvals/${id}`, payload, token });
  const statusOf = async (token: string): Promise<string> =>
    (await app.request<User>({ url: '/api/users/me', token })).body.approval_status;

  it('lists waiting recruiters, the longest waiting first', async () => {
    const first = await signUp(app, { user_type: 'RECRUITER' });
    app.clock.advance(1_000);
    const second = await signUp(app, { user_type: 'RECRUITER' });
    await signUp(app);
    const { status, body } = await list('?status=pending');
    expect(status).toBe(200);
    expect(body.approvals.map(({ id }) => id)).toEqual([first.user.id, second.user.id]);
    expect(body.approvals[0]).toEqual({
      id: first.user.id,
      full_name: first.user.full_name,
      email: first.user.email,
      email_verified: false,
      company: null,
      status: 'PENDING',
      reason: null,
      decided_at: null,
      created_at: first.user.created_at,
    });
    expect(body).toMatchObject({ total: 2, page: 1, limit: 20 });
    expect((await list('?status=PENDING&limit=1&page=2')).body.approvals.map(({ id }) => id)).toEqual([second.user.id]);
    expect((await list('?status=MAYBE')).status).toBe(400);
  });

  it('records an approval, sends an email, and applies it from the next request on', async () => {
    const { user, token } = await signUp(app, { user_type: 'RECRUITER' });
    const before = await app.request({ url: `/api/users/${newId()}`, token });
    expect(before.status).toBe(403);
    const answer = await decide(user.id, { status: 'approved' });
    expect([answer.status, answer.body.status, answer.body.reason]).toEqual([200, 'APPROVED', null]);
    expect(answer.body.decided_at).toBe(app.clock.now().toISOString());
    expect(await statusOf(token)).toBe('APPROVED');
    expect((await app.request({ url: `/api/users/${newId()}`, token })).status).toBe(404);
    const message = (await emailsTo(app, user.email)).at(-1);
    expect(message?.subject).toBe('Votre compte de recrutement est approuvé');
    expect(message?.text).toContain('https://entrevue.example/recruiter/dashboard');
    const rows = await app.orm.em
      .fork()
      .execute('select status, reason, decided_by from approval_decision where account_id = ?', [user.id]);
    expect(rows).toEqual([{ status: 'APPROVED', reason: null, decided_by: operatorId }]);
  });

  it('rejects with a reason that the recruiter reads, and can approve later', async () => {
    const { user, token } = await signUp(app, { user_type: 'RECRUITER', language: 'en' });
    const without = await decide(user.id, { status: 'REJECTED' });
    expect([without.status, without.body.details?.[0]?.path]).toEqual([400, 'reason']);
    expect((await decide(user.id, { status: 'REJECTED', reason: '  ' })).status).toBe(400);
    const reason = 'No <company> at this address & no website';
    const rejected = await decide(user.id, { status: 'REJECTED', reason });
    expect([rejected.status, rejected.body.status, rejected.body.reason]).toEqual([200, 'REJECTED', reason]);
    expect(await statusOf(token)).toBe('REJECTED');
    const message = (await emailsTo(app, user.email)).at(-1);
    expect(message?.subject).toBe('Your request for a recruiter account');
    expect(message?.text).toContain(reason);
    expect(message?.html).toContain('No &lt;company&gt; at this address &amp; no website');

    expect((await decide(user.id, { status: 'APPROVED' })).body).toMatchObject({ status: 'APPROVED', reason: null });
    const again = await decide(user.id, { status: 'REJECTED', reason });
    expect([again.status, again.body.code]).toEqual([409, 'IDENTITY.APPROVAL_DECIDED']);
  });

  it('decides once, also for two operators in parallel', async () => {
    const { user } = await signUp(app, { user_type: 'RECRUITER' });
    const answers = await Promise.all([
      decide(user.id, { status: 'APPROVED' }),
      decide(user.id, { status: 'REJECTED', reason: 'Non.' }),
      decide(user.id, { status: 'APPROVED' }),
    ]);
    const decided = answers.filter(({ status }) => status === 200);
    const rows = await app.orm.em.fork().execute('select 1 from approval_decision where account_id = ?', [user.id]);
    // An approval can follow a rejection; no other second decision is possible.
    expect(rows).toHaveLength(decided.length);
    expect(decided.length).toBeLessThanOrEqual(2);
    expect(answers.filter(({ status }) => status === 409).length + decided.length).toBe(3);
  });

  it('is about recruiters only, and for operators only', async () => {
    const seeker = await signUp(app);
    expect((await decide(seeker.user.id, { status: 'APPROVED' })).status).toBe(404);
    expect((await decide(newId(), { status: 'APPROVED' })).status).toBe(404);
    expect((await decide('not-an-id', { status: 'APPROVED' })).status).toBe(400);
    const recruiter = await signUp(app, { user_type: 'RECRUITER' });
    for (const { token } of [seeker, recruiter]) {
      expect((await decide(recruiter.user.id, { status: 'APPROVED' }, token)).status).toBe(403);
      expect((await app.request({ url: '/api/admin/approvals', token })).status).toBe(403);
      expect((await app.request({ url: '/api/admin/invitations', token })).status).toBe(403);
    }
    expect((await app.request({ url: '/api/admin/approvals' })).status).toBe(401);
    expect(await statusOf(recruiter.token)).toBe('PENDING');
  });

  describe('by invitation', () => {
    const invite = (payload: object, token = operator): Promise<TestAnswer<Invitation & ErrorAnswer>> =>
      app.request({ method: 'POST', url: '/api/admin/invitations', payload, token });
    const register = (changes: object): Promise<TestAnswer<SessionAnswer & ErrorAnswer>> =>
      app.request({ method: 'POST', url: '/api/auth/register', payload: registration(changes) });
    const again = (method: 'POST' | 'DELETE', path: string): Promise<TestAnswer<Invitation & ErrorAnswer>> =>
      app.request({ method, url: `/api/admin/invitations/${path}`, token: operator });
    const page = async (): Promise<InvitationsPage['invitations']> =>
      (await app.request<InvitationsPage>({ url: '/api/admin/invitations', token: operator })).body.invitations;
    const codeFor = (email: string): Promise<string> => newestSecret(app, email, '/register?type=recruiter');

    it('approves a recruiter who registers with the email’s code, which works once', async () => {
      const email = 'invited1@mail.example';
      const answer = await invite({ email: 'Invited1@Mail.example', company_name: 'Boréal & fils' });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(String),
        email,
        company_name: 'Boréal & fils',
        created_at: app.clock.now().toISOString(),
        expires_at: new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString(),
        used_at: null,
        status: 'SENDING',
        allowed_actions: ['RESEND', 'REVOKE'],
      });
      const code = await codeFor(email);
      expect(answer.text).not.toContain(code);
      const [message] = await emailsTo(app, email);
      expect(message?.text).toContain('chez Entrevue pour Boréal & fils.');

      const registered = await register({ email, user_type: 'RECRUITER', invitation_code: code });
      expect(registered.status).toBe(201);
      expect(registered.body.user).toMatchObject({ approval_status: 'APPROVED', email_verified: true });
      expect((await emailsTo(app, email)).length).toBe(1);
      const page = await app.request<InvitationsPage>({ url: '/api/admin/invitations', token: operator });
      expect(page.body.invitations[0]).toMatchObject({
        email,
        used_at: app.clock.now().toISOString(),
        status: 'USED',
        allowed_actions: [],
      });
      expect(page.text).not.toContain(code);
      const second = await register({ email: 'other@mail.example', user_type: 'RECRUITER', invitation_code: code });
      expect([second.status, second.body.code]).toEqual([400, 'IDENTITY.INVITATION_INVALID']);
    });

    it('is bound to its address and to recruiters, and an invalid code creates no account', async () => {
      const email = 'invited2@mail.example';
      await invite({ email, language: 'en' });
      const code = await codeFor(email);
      expect((await emailsTo(app, email))[0]?.subject).toBe('You are invited to recruit with Entrevue');
      for (const changes of [
        { email: 'thief@mail.example', user_type: 'RECRUITER', invitation_code: code },
        { email, user_type: 'JOB_SEEKER', invitation_code: code },
        { email, user_type: 'RECRUITER', invitation_code: 'A'.repeat(43) },
      ]) {
        const answer = await register(changes);
        expect([answer.status, answer.body.code, answer.body.details?.[0]?.path]).toEqual([
          400,
          'IDENTITY.INVITATION_INVALID',
          'invitation_code',
        ]);
      }
      expect(
        await app.orm.em.fork().execute('select 1 from account where email in (?)', [[email, 'thief@mail.example']]),
      ).toEqual([]);
      expect((await register({ email, user_type: 'RECRUITER', invitation_code: code })).status).toBe(201);
    });

    it('ends after fourteen days', async () => {
      const email = 'invited3@mail.example';
      await invite({ email });
      const code = await codeFor(email);
      app.clock.advance(14 * 86_400_000);
      const answer = await register({ email, user_type: 'RECRUITER', invitation_code: code });
      expect(answer.body.code).toBe('IDENTITY.INVITATION_INVALID');
      operator = await sessionOfOperator();
    });

    it('is used by one of many parallel registrations', async () => {
      const email = 'invited4@mail.example';
      await invite({ email });
      const code = await codeFor(email);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => register({ email, user_type: 'RECRUITER', invitation_code: code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    it('is sent again with a new code and fourteen more days, and the old code is invalid', async () => {
      const email = 'invited6@mail.example';
      const first = await invite({ email, company_name: 'Boréal', language: 'en' });
      const before = await codeFor(email);
      app.clock.advance(60_000);
      const resent = await again('POST', `${first.body.id}/resend`);
      expect([resent.status, resent.body]).toEqual([
        201,
        expect.objectContaining({
          email,
          company_name: 'Boréal',
          status: 'SENDING',
          expires_at: new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString(),
        }),
      ]);
      const after = await codeFor(email);
      expect(after).not.toBe(before);
      expect((await emailsTo(app, email)).map(({ language }) => language)).toEqual(['en', 'en']);
      const listed = (await page()).filter((one) => one.email === email);
      expect(listed.map(({ id, status }) => [id, status])).toEqual([[resent.body.id, 'SENT']]);
      const old = await register({ email, user_type: 'RECRUITER', invitation_code: before });
      expect(old.body.code).toBe('IDENTITY.INVITATION_INVALID');
      expect((await register({ email, user_type: 'RECRUITER', invitation_code: after })).status).toBe(201);
      for (const [method, path] of [
        ['POST', `${resent.body.id}/resend`],
        ['DELETE', resent.body.id],
      ] as const) {
        const late = await again(method, path);
        expect([late.status, late.body.code]).toEqual([409, 'IDENTITY.INVITATION_USED']);
      }
    });

    it('is not listed and not valid after it was revoked', async () => {
      const email = 'invited7@mail.example';
      const { body } = await invite({ email });
      const code = await codeFor(email);
      expect((await again('DELETE', body.id)).status).toBe(200);
      expect((await again('DELETE', body.id)).status).toBe(404);
      expect((await page()).some((one) => one.email === email)).toBe(false);
      const late = await register({ email, user_type: 'RECRUITER', invitation_code: code });
      expect(late.body.code).toBe('IDENTITY.INVITATION_INVALID');
    });

    it('is not emailed if it is revoked before the email was written', async () => {
      const email = 'invited8@mail.example';
      const { body } = await invite({ email });
      expect((await again('DELETE', body.id)).status).toBe(200);
      expect(await emailsTo(app, email)).toEqual([]);
    });

    it('is refused for people with an account, and to callers who are not operators', async () => {
      const { user, token } = await signUp(app, { user_type: 'RECRUITER' });
      const taken = await invite({ email: user.email });
      expect([taken.status, taken.body.code]).toEqual([409, 'IDENTITY.EMAIL_TAKEN']);
      expect((await invite({ email: 'friend@mail.example' }, token)).status).toBe(403);
      expect((await invite({ email: 'friend@mail.example', code: 'MINE' })).status).toBe(400);
    });

    it('stores its code only in the email', async () => {
      const email = 'invited5@mail.example';
      await invite({ email });
      const code = await codeFor(email);
      const stored = await app.orm.em
        .fork()
        .execute<{ text: string }[]>(
          `select o::text as text from outbox_message o union all select i::text from recruiter_invitation i`,
        );
      expect(stored.map(({ text }) => text).join('\n')).not.toContain(code);
      const queued = await app.orm.em
        .fork()
        .execute<{ text: string }[]>(`select o.payload::text as text from outbox_message o`);
      expect(queued.map(({ text }) => text).join('\n')).not.toContain(email);
    });
  });
});
