import { Secret, TOTP } from 'otpauth';
import type { AccountSessions } from '../../../server/modules/identity/http/account-security.contract.js';
import type { SecondFactorBegun } from '../../../server/modules/identity/http/second-factor.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import type { Deviation } from '../../support/authenticator.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { emailsTo, newestSecret } from './mailbox.js';
import {
  creationOptions,
  listed,
  logIn,
  MINE,
  newAuthenticator,
  requestOptions,
  send,
  signed,
  withPasskey,
} from './passkey-people.js';
import { cookiesOf, PASSWORD, signUp, statusOfMe } from './people.js';

const MINUTE_MS = 60_000;
const CHALLENGE_MS = 5 * MINUTE_MS;

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://entrevue.example' } });
  });
  afterAll(() => app.close());

  const remove = (token: string, id: string, payload?: object) =>
    app.request<ErrorAnswer>({
      method: 'DELETE',
      url: `${MINE}/${id}`,
      token,
      ...(payload === undefined ? {} : { payload }),
    });
  const subjects = async (email: string): Promise<string[]> =>
    (await emailsTo(app, email)).map(({ subject }) => subject);

  it('is added, named, used to sign in and removed, and the person is told', async () => {
    const { user, token } = await signUp(app);
    expect(await listed(app, token)).toEqual({ passkeys: [], max: 10 });
    const { body: options } = await creationOptions(app, token);
    expect(options).toMatchObject({
      rp: { id: 'entrevue.example', name: 'Entrevue' },
      user: { name: user.email, displayName: user.full_name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { authenticator, passkey } = await withPasskey(app, token, '  Mon téléphone ');
    expect(passkey).toMatchObject({ name: 'Mon téléphone', backed_up: false, last_used_at: null });
    expect((await creationOptions(app, token)).body.excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    const url = `${MINE}/${passkey.id}`;
    const renamed = await app.request({ method: 'PUT', url, token, payload: { name: 'Téléphone' } });
    expect([renamed.status, renamed.body['name']]).toEqual([200, 'Téléphone']);

    app.clock.advance(MINUTE_MS);
    const entered = await logIn(app, await signed(app, authenticator));
    expect([entered.status, entered.body.user.id, Object.keys(cookiesOf(entered))]).toEqual([
      200,
      user.id,
      ['auth_token', 'csrf_token'],
    ]);
    const sessions = await app.request<AccountSessions>({ url: '/api/auth/sessions', token: entered.body.token });
    expect([sessions.body.total, sessions.body.sessions[0]?.current]).toEqual([2, true]);
    expect((await listed(app, token)).passkeys).toEqual([
      { ...passkey, name: 'Téléphone', last_used_at: app.clock.now().toISOString() },
    ]);
    const archive = await app.request({ url: '/api/users/me/export', token });
    const account = JSON.parse((await unzip(archive.bytes)).get('account.json')?.toString() ?? '') as object;
    expect(account).toMatchObject({ passkeys: [{ name: 'Téléphone' }] });
    expect(JSON.stringify(account)).not.toContain(authenticator.credentialId);

    expect((await remove(token, passkey.id)).status).toBe(200);
    expect((await remove(token, passkey.id)).status).toBe(404);
    const refused = await logIn(app, await signed(app, authenticator));
    expect([refused.status, refused.body.code]).toEqual([401, 'IDENTITY.PASSKEY_REFUSED']);
    expect((await subjects(user.email)).slice(-2)).toEqual([
      'Une clé d’accès a été ajoutée à votre compte',
      'Une clé d’accès a été retirée de votre compte',
    ]);
  });

  it('signs in without the code of the second step, which a password still needs', async () => {
    const { user, token } = await signUp(app);
    const call = <T>(path: string, payload: object = {}) =>
      app.request<T>({ method: 'POST', url: `/api/auth/second-factor/${path}`, token, payload });
    const { secret } = (await call<SecondFactorBegun>('begin')).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    expect((await call('confirm', { code })).status).toBe(200);
    const { authenticator } = await withPasskey(app, token);
    expect((await logIn(app, await signed(app, authenticator))).status).toBe(200);
    const payload = { email: user.email, password: PASSWORD };
    const byPassword = await app.request<ErrorAnswer>({ method: 'POST', url: '/api/auth/login', payload });
    expect(byPassword.body.code).toBe('IDENTITY.SECOND_FACTOR_REQUIRED');
  });

  it.each<[string, Deviation]>([
    ['is given to another site', { origin: 'https://entrevue.example.evil.test' }],
    ['is given to a page without TLS', { origin: 'http://entrevue.example' }],
    ['is for another relying party', { rpId: 'evil.test' }],
    ['comes without verifying the person', { verified: false }],
    ['signs a made-up challenge', { challenge: 'A'.repeat(43) }],
    ['names another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['is of another ceremony', { type: 'webauthn.create' }],
  ])('refuses an answer that %s, in the words of any other', async (_, deviation) => {
    const { token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    const unknown = newAuthenticator(app);
    const right = await requestOptions(app);
    const wrong = await logIn(app, authenticator.sign(right.body, deviation));
    const nobody = await logIn(app, unknown.sign((await requestOptions(app)).body, { userHandle: 'AAAA' }));
    expect([wrong.status, wrong.body.code, wrong.body.error]).toEqual([
      nobody.status,
      nobody.body.code,
      nobody.body.error,
    ]);
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect((await logIn(app, await signed(app, authenticator))).status).toBe(200);
  });

  it('refuses the key of one person with the name of another', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const { authenticator: own } = await withPasskey(app, one.token);
    const { authenticator: foreign } = await withPasskey(app, other.token);
    const mine = await signed(app, own);
    const theirs = await signed(app, foreign);
    expect((await logIn(app, { ...mine, credential_id: theirs.credential_id })).status).toBe(401);
    const again = await signed(app, own);
    expect(
      (await logIn(app, { ...again, credential_id: theirs.credential_id, user_handle: theirs.user_handle })).status,
    ).toBe(401);
  });

  it('takes a challenge once, for five minutes, and only for what it was issued', async () => {
    const { token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    const used = await signed(app, authenticator);
    expect((await logIn(app, used)).status).toBe(200);
    expect((await logIn(app, used)).status).toBe(401);

    const { body: late } = await requestOptions(app);
    app.clock.advance(CHALLENGE_MS + 1);
    expect((await logIn(app, authenticator.sign(late))).status).toBe(401);

    const { body: forAdding } = await creationOptions(app, token);
    const challenge = forAdding.challenge;
    expect((await logIn(app, authenticator.sign({ ...late, challenge }))).status).toBe(401);
    const another = newAuthenticator(app);
    const { body: forSignIn } = await requestOptions(app);
    const made = await send(app, token, another.create({ ...forAdding, challenge: forSignIn.challenge }));
    expect([made.status, made.body.code]).toEqual([400, 'IDENTITY.PASSKEY_INVALID']);
  });

  it('lets one of two concurrent sign-ins use a challenge', async () => {
    const { token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    const { body: options } = await requestOptions(app);
    const answers = [authenticator.sign(options), authenticator.sign(options)];
    const statuses = await Promise.all(answers.map(async (answer) => (await logIn(app, answer)).status));
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('refuses a copied passkey, also at the same time as the original, and tells the person once', async () => {
    const { user, token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    expect((await logIn(app, await signed(app, authenticator))).status).toBe(200);
    const twice = await Promise.all([requestOptions(app), requestOptions(app)]);
    const same = twice.map(({ body }) => authenticator.sign(body, { counter: 5 }));
    const statuses = await Promise.all(same.map(async (answer) => (await logIn(app, answer)).status));
    expect(statuses.sort()).toEqual([200, 401]);
    const { body: options } = await requestOptions(app);
    expect((await logIn(app, authenticator.sign(options, { counter: 4 }))).status).toBe(401);
    // No email about answers with a wrong signature: anyone can send those.
    const forged = authenticator.sign((await requestOptions(app)).body, { counter: 3 });
    expect((await logIn(app, { ...forged, signature: forged.signature.replace(/.{6}$/, 'AAAAAA') })).status).toBe(401);
    const told = (await subjects(user.email)).filter((subject) => subject.includes('a été refusée'));
    expect(told).toHaveLength(1);
    const { body: next } = await requestOptions(app);
    expect((await logIn(app, authenticator.sign(next, { counter: 6 }))).status).toBe(200);
  });

  it('takes an authenticator that does not count and is reached in a way that we do not know', async () => {
    const { token } = await signUp(app);
    const authenticator = newAuthenticator(app);
    const made = authenticator.create((await creationOptions(app, token)).body);
    expect((await send(app, token, { ...made, transports: ['telepathy', 'internal'] })).status).toBe(201);
    expect((await creationOptions(app, token)).body.excludeCredentials[0]?.transports).toEqual(['internal']);
    for (let use = 0; use < 2; use += 1) {
      const { body } = await requestOptions(app);
      expect((await logIn(app, authenticator.sign(body, { counter: 0 }))).status).toBe(200);
    }
  });

  it('is added only by its owner: a fresh session or the password, this session, this site, once', async () => {
    const { token } = await signUp(app);
    const other = await signUp(app);
    const authenticator = newAuthenticator(app);
    const { body: options } = await creationOptions(app, token);
    expect((await send(app, other.token, authenticator.create(options))).body.code).toBe('IDENTITY.PASSKEY_INVALID');
    for (const deviation of [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { verified: false },
      { type: 'webauthn.get' as const },
    ]) {
      const { body } = await creationOptions(app, token);
      const answer = await send(app, token, authenticator.create(body, 'Phone', deviation));
      expect([deviation, answer.status, answer.body.code]).toEqual([deviation, 400, 'IDENTITY.PASSKEY_INVALID']);
    }
    const { body: right } = await creationOptions(app, token);
    const made = authenticator.create(right);
    expect([(await send(app, token, made)).status, (await send(app, token, made)).status]).toEqual([201, 400]);
    const { body: elsewhere } = await creationOptions(app, other.token);
    const taken = await send(app, other.token, authenticator.create(elsewhere));
    expect([taken.status, taken.body.code]).toEqual([409, 'IDENTITY.PASSKEY_TAKEN']);

    const id = (await listed(app, token)).passkeys[0]?.id ?? '';
    expect((await remove(other.token, id)).status).toBe(404);
    for (let minutes = 0; minutes < 16; minutes += 8) {
      app.clock.advance(8 * MINUTE_MS);
      await statusOfMe(app, token);
    }
    const old = await creationOptions(app, token);
    expect([old.status, old.body.code]).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    expect((await remove(token, id)).body.code).toBe('IDENTITY.REAUTHENTICATION_REQUIRED');
    const guessed = await creationOptions(app, token, { current_password: 'not the password' });
    expect(guessed.body.code).toBe('IDENTITY.WRONG_PASSWORD');
    expect((await creationOptions(app, token, { current_password: PASSWORD })).status).toBe(200);
    expect((await remove(token, id, { current_password: PASSWORD })).status).toBe(200);
  });

  it('holds ten an account, also if the last place is asked for twice at once', async () => {
    const { user, token } = await signUp(app);
    const payload = { email: user.email, password: PASSWORD };
    const again = await app.request<{ token: string }>({ method: 'POST', url: '/api/auth/login', payload });
    for (let number = 1; number <= 9; number += 1) await withPasskey(app, token, `Key ${number}`);
    const tokens = [token, again.body.token];
    const made = await Promise.all(
      tokens.map(async (each) => newAuthenticator(app).create((await creationOptions(app, each)).body)),
    );
    const answers = await Promise.all(made.map((each, index) => send(app, tokens[index] ?? '', each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const full = await creationOptions(app, token);
    expect([full.status, full.body.code]).toEqual([409, 'IDENTITY.TOO_MANY_PASSKEYS']);
    expect((await listed(app, token)).passkeys).toHaveLength(10);
  });

  it('does not let the last way to sign in be removed, also if two are removed at once', async () => {
    const { user, token } = await signUp(app);
    const passkeys = [(await withPasskey(app, token)).passkey, (await withPasskey(app, token)).passkey];
    await query(app.databaseUrl, 'update account set password_hash = null where id = $1', [user.id]);
    const answers = await Promise.all(passkeys.map(({ id }) => remove(token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('IDENTITY.LAST_SIGN_IN');
    expect((await listed(app, token)).passkeys).toHaveLength(1);
  });

  it('lets nobody in whose account is suspended or closed', async () => {
    const { user, token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [user.id]);
    const suspended = await logIn(app, await signed(app, authenticator));
    expect([suspended.status, suspended.body.code]).toEqual([403, 'IDENTITY.ACCOUNT_SUSPENDED']);
    await query(app.databaseUrl, `update account set status = 'ACTIVE' where id = $1`, [user.id]);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token })).status).toBe(200);
    const closed = await logIn(app, await signed(app, authenticator));
    expect([closed.status, closed.body.code]).toEqual([401, 'IDENTITY.PASSKEY_REFUSED']);
    expect(await query(app.databaseUrl, 'select 1 from passkey where account_id = $1', [user.id])).toEqual([]);
  });

  it('is removed with a new password by email, so that somebody else’s cannot stay', async () => {
    const { user, token } = await signUp(app);
    const { authenticator } = await withPasskey(app, token);
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: user.email } });
    const secret = await newestSecret(app, user.email, '/reset-password');
    const payload = { token: secret, password: 'un autre mot long' };
    expect((await app.request({ method: 'POST', url: '/api/auth/password/reset', payload })).status).toBe(200);
    expect((await logIn(app, await signed(app, authenticator))).status).toBe(401);
  });

  it('is not left behind if it is added while a new password is set', async () => {
    const { user, token } = await signUp(app);
    const made = newAuthenticator(app).create((await creationOptions(app, token)).body);
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: user.email } });
    const secret = await newestSecret(app, user.email, '/reset-password');
    const payload = { token: secret, password: 'un autre mot long' };
    await Promise.all([
      send(app, token, made),
      app.request({ method: 'POST', url: '/api/auth/password/reset', payload }),
    ]);
    expect(await query(app.databaseUrl, 'select 1 from passkey where account_id = $1', [user.id])).toEqual([]);
  });

  it('counts wrong answers of a connection like wrong passwords, and challenges on their own', async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT: 'on', PUBLIC_URL: 'https://entrevue.example' },
      clock: app.clock,
      beside: app,
    });
    try {
      const { token } = await signUp(app);
      const { authenticator } = await withPasskey(app, token);
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      const wrong = authenticator.sign((await requestOptions(app)).body, { verified: false });
      for (let guess = 0; guess < 100; guess += 1) expect((await logIn(limited, wrong, headers)).status).toBe(401);
      const right = authenticator.sign((await requestOptions(app)).body);
      const blocked = await logIn(limited, right, headers);
      expect([blocked.status, blocked.body.code]).toEqual([429, 'IDENTITY.TOO_MANY_ATTEMPTS']);
      expect((await logIn(limited, right, { 'x-forwarded-for': '203.0.113.78' })).status).toBe(200);
      for (let visit = 0; visit < 300; visit += 1) expect((await requestOptions(limited, headers)).status).toBe(200);
      expect((await requestOptions(limited, headers)).body.code).toBe('IDENTITY.TOO_MANY_ATTEMPTS');
    } finally {
      await limited.close();
    }
  });
});
