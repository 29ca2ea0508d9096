import { Secret, TOTP } from 'otpauth';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { EmailLinkPreview } from '../../../server/modules/identity/http/email-link.contract.js';
import type { SecondFactorBegun } from '../../../server/modules/identity/http/second-factor.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { PASSWORD, signUp } from './people.js';

type Refusal = { readonly code: string };
const MINUTE = 60_000;
const consents = { adult: true, terms: true, privacy: true, profile_visible: false };

describe('signing in with a link by email', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false' } });
  });
  afterAll(() => app.close());

  const address = (): string => `link${(people += 1)}@mail.example`;
  const ask = (email: string, more: object = {}) =>
    app.request({ method: 'POST', url: '/api/auth/email-link', payload: { email, ...more } });
  const look = <T = EmailLinkPreview>(token: string) =>
    app.request<T>({ method: 'POST', url: '/api/auth/email-link/preview', payload: { token } });
  const open = <T = SessionAnswer>(token: string, more: object = {}) =>
    app.request<T>({ method: 'POST', url: '/api/auth/email-link/open', payload: { token, ...more } });
  async function linkFor(email: string, more: object = {}): Promise<string> {
    expect((await ask(email, more)).status).toBe(202);
    return newestSecret(app, email, '/login/link');
  }

  it('opens an account with name, type, consents and the page one came for, on any device', async () => {
    const email = address();
    const link = await linkFor(email, { full_name: 'Camille Tremblay', consents, next: '/jobs/one?lang=fr' });
    expect((await look(link)).body).toEqual({ email, is_new: true, needs_consents: false, next: '/jobs/one?lang=fr' });
    const { status, body } = await open(link);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email,
      full_name: 'Camille Tremblay',
      user_type: 'JOB_SEEKER',
      email_verified: true,
      has_password: false,
      profile_visible: false,
    });
    const kinds = await query<{ kind: string; granted: boolean }>(
      app.databaseUrl,
      'select kind, granted from consent where account_id = $1 order by kind',
      [body.user.id],
    );
    expect(kinds).toEqual([
      { kind: 'ADULT', granted: true },
      { kind: 'PRIVACY', granted: true },
      { kind: 'PROFILE_VISIBLE', granted: false },
      { kind: 'TERMS', granted: true },
    ]);
    const sessions = await app.request<{ sessions: { method: string }[] }>({
      url: '/api/auth/sessions',
      token: body.token,
    });
    expect(sessions.body.sessions.map(({ method }) => method)).toEqual(['EMAIL_LINK']);
    // A password can be set later, as after Google.
    const set = await app.request({
      method: 'PUT',
      url: '/api/auth/password',
      token: body.token,
      payload: { new_password: PASSWORD },
    });
    expect(set.status).toBe(200);
  });

  it('signs in to the account that the address has, and stores no secret', async () => {
    const { user } = await signUp(app);
    const link = await linkFor(user.email, { full_name: 'Somebody Else', user_type: 'RECRUITER' });
    expect((await look(link)).body).toMatchObject({ is_new: false, needs_consents: false });
    const [{ rows = '' } = {}] = await query<{ rows: string }>(
      app.databaseUrl,
      `select string_agg(l::text, ' ') as rows from email_sign_in l`,
    );
    expect(rows).not.toContain(link);
    const { body } = await open(link);
    expect(body.user).toMatchObject({ id: user.id, full_name: user.full_name, user_type: 'JOB_SEEKER' });
  });

  it('works once: looking does not use it, and of two openings at the same moment one gets a session', async () => {
    const email = address();
    const [first, link] = [await linkFor(email, { consents }), await linkFor(email, { consents })];
    expect([(await look(link)).status, (await look(link)).status]).toEqual([200, 200]);
    const answers = await Promise.all([open<Refusal>(link), open<Refusal>(link), open<Refusal>(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    // The other links of the address ended with it.
    expect(await open<Refusal>(first)).toMatchObject({ status: 400, body: { code: 'IDENTITY.LINK_INVALID' } });
    expect((await look<Refusal>(link)).body.code).toBe('IDENTITY.LINK_INVALID');
  });

  it('works for fifteen minutes from sending', async () => {
    const link = await linkFor(address(), { consents });
    app.clock.advance(15 * MINUTE);
    expect(await open<Refusal>(link)).toMatchObject({ status: 400, body: { code: 'IDENTITY.LINK_INVALID' } });
  });

  it('asks for consents that are missing, without using the link', async () => {
    const link = await linkFor(address());
    expect((await look(link)).body.needs_consents).toBe(true);
    expect(await open<Refusal>(link)).toMatchObject({ status: 400, body: { code: 'IDENTITY.CONSENT_REQUIRED' } });
    expect((await open(link, { consents: { adult: true, terms: true } })).status).toBe(200);
  });

  it('asks for the code of two-step sign-in, without using the link', async () => {
    const { token, user } = await signUp(app);
    await app.request({
      method: 'POST',
      url: '/api/auth/email/verify',
      payload: { token: await newestSecret(app, user.email, '/verify-email') },
    });
    const post = <T>(path: string, payload: object) =>
      app.request<T>({ method: 'POST', url: `/api/auth/second-factor/${path}`, token, payload });
    const { secret } = (await post<SecondFactorBegun>('begin', {})).body;
    const codeNow = (): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    expect((await post('confirm', { code: codeNow() })).status).toBe(200);
    // Each code counts once.
    app.clock.advance(MINUTE / 2);
    const link = await linkFor(user.email);
    expect((await open<Refusal>(link)).body.code).toBe('IDENTITY.SECOND_FACTOR_REQUIRED');
    expect((await open<Refusal>(link, { code: '000000' })).body.code).toBe('IDENTITY.SECOND_FACTOR_REFUSED');
    expect((await open(link, { code: codeNow() })).status).toBe(200);
  });

  it('takes an account whose address was never confirmed away from a stranger who opened it', async () => {
    const { token, user } = await signUp(app);
    const { body } = await open(await linkFor(user.email));
    expect(body.user).toMatchObject({ id: user.id, email_verified: true, has_password: false });
    expect((await app.request({ url: '/api/users/me', token })).status).toBe(401);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'keeps no page of another site: %s',
    async (next) => {
      expect((await ask(address(), { next })).status).toBe(400);
    },
  );
});

describe('limits of links by email', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO_MODE: 'false', RATE_LIMIT: 'on' } });
  });
  afterAll(() => app.close());
  const ask = (email: string) => app.request({ method: 'POST', url: '/api/auth/email-link', payload: { email } });

  it('answer the same for every address: five links an hour to one, and none to a suspended account', async () => {
    const { user } = await signUp(app);
    const [known, unknown] = [await ask(user.email), await ask('unknown@mail.example')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    for (let link = 0; link < 7; link += 1) expect((await ask('often@mail.example')).status).toBe(202);
    expect(await emailsTo(app, 'often@mail.example')).toHaveLength(5);
    const before = (await emailsTo(app, user.email)).length;
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [user.id]);
    expect((await ask(user.email)).status).toBe(202);
    expect(await emailsTo(app, user.email)).toHaveLength(before);
  });

  it('are twenty an hour for a connection', async () => {
    const statuses: number[] = [];
    for (let link = 0; link < 12; link += 1) statuses.push((await ask(`many${link}@mail.example`)).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
