import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ClientConfig } from '../../../server/modules/operations/http/client-config.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { type OidcProvider, type ProviderPerson, startOidcProvider } from '../../support/oidc-provider.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { logIn, signed, withPasskey } from './passkey-people.js';
import { PASSWORD, signUp, statusOfMe } from './people.js';

const CLIENT_ID = 'entrevue-test.apps.example';
const PUBLIC_URL = 'https://entrevue.example';
const NONCE = 'a-nonce-of-at-least-sixteen';

type Answer = TestAnswer<SessionAnswer & ErrorAnswer>;

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
let people = 0;
const somebody = (changes: Partial<ProviderPerson> = {}): ProviderPerson => {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `g${people}@mail.example`,
    email_verified: true,
    name: 'Zoé Roy',
    ...changes,
  };
};

describe('signing in with Google', () => {
  let provider: OidcProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startOidcProvider({ clientId: CLIENT_ID, redirectUri: `${PUBLIC_URL}/login/google` });
    app = await startTestApp({
      clock: new FixedClock(new Date()),
      env: { PUBLIC_URL, DEMO_MODE: 'false', OIDC_GOOGLE_CLIENT_ID: CLIENT_ID, OIDC_GOOGLE_ISSUER: provider.issuer },
    });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  const google = (token: string, changes: object = {}): Promise<Answer> =>
    app.request({
      method: 'POST',
      url: '/api/auth/google',
      payload: { token, user_type: 'JOB_SEEKER', nonce: NONCE, consents: { adult: true, terms: true }, ...changes },
    });
  const enter = async (person: ProviderPerson, changes: object = {}): Promise<Answer> =>
    google((await provider.signIn(person, { nonce: NONCE })).idToken, changes);
  const now = (): number => Math.floor(app.clock.now().getTime() / 1000);
  const claims = (changes: object = {}): Record<string, unknown> => ({
    iss: provider.issuer,
    aud: CLIENT_ID,
    iat: now(),
    exp: now() + 3_600,
    nonce: NONCE,
    ...somebody(),
    ...changes,
  });

  it('gives the page the URL from the provider’s discovery document', async () => {
    const { body } = await app.request<ClientConfig>({ url: '/api/client-config' });
    expect(body).toMatchObject({ google_client_id: CLIENT_ID, google_authorization_url: `${provider.issuer}/auth` });
  });

  it('creates a confirmed account without a password for a new person', async () => {
    const person = somebody({ name: 'Zoé  Tremblay ' });
    const answer = await enter(person);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email: person.email,
      full_name: 'Zoé  Tremblay',
      user_type: 'JOB_SEEKER',
      email_verified: true,
      has_password: false,
      language: 'fr',
    });
    expect(await statusOfMe(app, answer.body.token)).toBe(200);
    expect(await emailsTo(app, person.email)).toEqual([]);
    const again = await enter(person, { user_type: 'RECRUITER' });
    expect(again.body.user).toEqual(answer.body.user);
    const login = await app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: PASSWORD },
    });
    expect(login.status).toBe(401);
  });

  it('creates no account without consents, asks for them, and accepts the same token again', async () => {
    const person = somebody();
    const { idToken } = await provider.signIn(person, { nonce: NONCE });
    for (const consents of [undefined, {}, { adult: true }, { adult: false, terms: true }]) {
      const refused = await google(idToken, { consents });
      expect([refused.status, refused.body.code]).toEqual([400, 'IDENTITY.CONSENT_REQUIRED']);
    }
    const rows = await app.orm.em.fork().execute('select 1 from account where email = ?', [person.email]);
    expect(rows).toEqual([]);
    const opened = await google(idToken, { consents: { adult: true, terms: true, privacy: true } });
    expect([opened.status, opened.body.user.consents_missing]).toEqual([200, []]);
    // People who have an account are not asked again.
    expect((await google(idToken, { consents: undefined })).status).toBe(200);
  });

  it('makes a recruiter wait for an operator, like other recruiters', async () => {
    const { body } = await enter(somebody(), { user_type: 'RECRUITER' });
    expect(body.user).toMatchObject({ user_type: 'RECRUITER', approval_status: 'PENDING' });
  });

  it('creates one account for many parallel first sign-ins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { idToken } = await provider.signIn(somebody(), { nonce: NONCE });
      const answers = await Promise.all(Array.from({ length: 6 }, () => google(idToken)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    }
  });

  it('links a confirmed account of the same address and leaves its password and sessions alone', async () => {
    const { user, token } = await signUp(app);
    const secret = await newestSecret(app, user.email, '/verify-email');
    await app.request({ method: 'POST', url: '/api/auth/email/verify', payload: { token: secret } });
    const answer = await enter(somebody({ email: user.email.toUpperCase() }));
    expect(answer.body.user).toMatchObject({ id: user.id, has_password: true, full_name: user.full_name });
    expect(await statusOfMe(app, token)).toBe(200);
  });

  it('follows the person when their address changes at the provider', async () => {
    const person = somebody();
    const first = await enter(person);
    const moved = await enter({ ...person, email: 'moved@mail.example' });
    expect(moved.body.user.id).toBe(first.body.user.id);
    expect(moved.body.user.email).toBe(person.email);
  });

  it('gives an unconfirmed account to the owner of the address, and locks out the person who created it', async () => {
    const person = somebody();
    const squatter = await signUp(app, { email: person.email });
    const { authenticator } = await withPasskey(app, squatter.token);
    const link = await newestSecret(app, person.email, '/verify-email');
    const answer = await enter(person);
    expect(answer.body.user).toMatchObject({ id: squatter.user.id, email_verified: true, has_password: false });
    expect(await statusOfMe(app, squatter.token)).toBe(401);
    const login = await app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: PASSWORD },
    });
    expect(login.status).toBe(401);
    expect((await logIn(app, await signed(app, authenticator))).status).toBe(401);
    const verify = await app.request({ method: 'POST', url: '/api/auth/email/verify', payload: { token: link } });
    expect(verify.status).toBe(400);
  });

  it('does not hand an account to the next owner of its address', async () => {
    const person = somebody();
    await enter(person);
    const answer = await enter({ ...somebody(), email: person.email });
    expect([answer.status, answer.body.code]).toEqual([401, 'IDENTITY.GOOGLE_REFUSED']);
  });

  it('refuses suspended accounts', async () => {
    const person = somebody();
    const { body } = await enter(person);
    await app.orm.em.fork().execute(`update account set status = 'SUSPENDED' where id = ?`, [body.user.id]);
    const answer = await enter(person);
    expect([answer.status, answer.body.code]).toEqual([403, 'IDENTITY.ACCOUNT_SUSPENDED']);
  });

  it('accepts a token signed with the provider’s key, as a control for the following tests', async () => {
    expect((await google(await provider.sign(claims()))).status).toBe(200);
    expect((await google(await provider.sign(claims({ aud: [CLIENT_ID] })))).status).toBe(200);
    expect((await google(await provider.sign(claims({ azp: CLIENT_ID, aud: [CLIENT_ID, 'other'] })))).status).toBe(200);
    expect((await google(await provider.sign(claims({ nonce: undefined })), { nonce: undefined })).status).toBe(200);
  });

  const hour = 3_600;
  it.each<[string, () => object]>([
    ['for another client', () => ({ aud: 'somebody-else.apps.example' })],
    ['for several, without saying who asked', () => ({ aud: [CLIENT_ID, 'other'] })],
    ['that another client asked for', () => ({ azp: 'other' })],
    ['of another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['that expired', () => ({ iat: now() - hour, exp: now() - 61 })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
    ['from the future', () => ({ iat: now() + 300, exp: now() + hour })],
    ['from long ago with an end far away', () => ({ iat: now() - 2 * hour, exp: now() + hour })],
    ['that is not valid yet', () => ({ nbf: now() + 300 })],
    ['with another nonce', () => ({ nonce: 'another-nonce-altogether' })],
    ['without the nonce', () => ({ nonce: undefined })],
    ['with an address that nobody confirmed', () => ({ email_verified: false })],
    ['with a confirmation in words', () => ({ email_verified: 'true' })],
    ['without an address', () => ({ email: undefined })],
    ['with an address that is none', () => ({ email: 'nobody' })],
    ['of nobody', () => ({ sub: undefined })],
    ['of an empty subject', () => ({ sub: '' })],
  ])('refuses a token %s', async (_, changes) => {
    const before = await app.orm.em.fork().execute('select count(*) from account');
    const answer = await google(await provider.sign(claims(changes())));
    expect([answer.status, answer.body.code]).toEqual([401, 'IDENTITY.GOOGLE_REFUSED']);
    expect(await app.orm.em.fork().execute('select count(*) from account')).toEqual(before);
  });

  it('refuses a token whose signature or content was changed', async () => {
    const token = (await provider.signIn(somebody(), { nonce: NONCE })).idToken;
    const [header = '', payload = '', signature = ''] = token.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const other = base64({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      email: 'x@mail.example',
    });
    const forged = [
      `${header}.${payload}.${flipped}`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'not a token at all, but long enough',
    ];
    for (const text of forged) expect((await google(text)).status).toBe(401);
  });

  it('refuses every other signing algorithm', async () => {
    const payload = base64(claims());
    const unsigned = `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const head = `${base64({ alg: 'HS256', typ: 'JWT', kid: 'key-1' })}.${payload}`;
    const confused = `${head}.${createHmac('sha256', provider.publicPem).update(head).digest('base64url')}`;
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const foreign = (header: object): Promise<string> =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(stranger.privateKey);
    const ownKey = stranger.publicKey.export({ format: 'jwk' });
    const tokens = [
      unsigned,
      confused,
      await foreign({ kid: 'key-1' }),
      await foreign({ kid: 'key-2' }),
      await foreign({ kid: 'key-1', jwk: ownKey }),
      await provider.sign(claims(), { kid: 'key-2' }),
      await provider.sign(claims(), { crit: ['b64x'], b64x: true }).catch(() => unsigned),
    ];
    for (const token of tokens) {
      const answer = await google(token);
      expect([answer.status, answer.body.code]).toEqual([401, 'IDENTITY.GOOGLE_REFUSED']);
    }
  });

  it('does not fetch the provider’s keys for every unknown key id', async () => {
    const asked = (): number => provider.requests().filter((url) => url.startsWith('/jwks')).length;
    const before = asked();
    for (let guess = 0; guess < 10; guess += 1)
      await google(await provider.sign(claims(), { kid: `made-up-${guess}` }));
    expect(asked() - before).toBeLessThanOrEqual(1);
  });

  it.each([
    [{ token: 5 }, 'token'],
    [{ token: 'x'.repeat(8_193) }, 'token'],
    [{ user_type: 'OPERATOR' }, 'user_type'],
    [{ nonce: 'short' }, 'nonce'],
    [{ email: 'x@mail.example' }, 'email'],
  ])('refuses a request with %j', async (changes, path) => {
    const answer = await google('x'.repeat(40), changes);
    expect([answer.status, answer.body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  });
});

describe('Google where it is not configured', () => {
  it('does not exist', async () => {
    const app = await startTestApp();
    try {
      const payload = { token: 'x'.repeat(40), user_type: 'JOB_SEEKER' };
      expect((await app.request({ method: 'POST', url: '/api/auth/google', payload })).status).toBe(404);
      const { body } = await app.request<ClientConfig>({ url: '/api/client-config' });
      expect([body.google_client_id, body.google_authorization_url]).toEqual([null, null]);
    } finally {
      await app.close();
    }
  });
});

describe('Google while it does not answer', () => {
  const payload = { token: 'x'.repeat(40), user_type: 'JOB_SEEKER' };
  let mute: Server;
  let muteUrl: string;
  beforeAll(async () => {
    mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    muteUrl = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    mute.closeAllConnections();
    mute.close();
  });

  it.each([
    ['is unavailable', () => 'http://127.0.0.1:9', 503],
    ['says nothing', () => muteUrl, 503],
    ['is not to be trusted: plain http over a network', () => 'http://accounts.example', 503],
  ])('answers 503 and keeps every page open: it %s', async (_, issuer, status) => {
    const app = await startTestApp({ env: { OIDC_GOOGLE_CLIENT_ID: CLIENT_ID, OIDC_GOOGLE_ISSUER: issuer() } });
    try {
      const started = performance.now();
      const config = await app.request<ClientConfig>({ url: '/api/client-config' });
      expect([config.status, config.body.google_authorization_url]).toEqual([200, null]);
      expect(performance.now() - started).toBeLessThan(1_500);
      const answer = await app.request<ErrorAnswer>({ method: 'POST', url: '/api/auth/google', payload });
      expect([answer.status, answer.body.code]).toEqual([status, 'IDENTITY.GOOGLE_UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('30');
      expect(performance.now() - started).toBeLessThan(7_000);
      const soon = performance.now();
      expect((await app.request({ method: 'POST', url: '/api/auth/google', payload })).status).toBe(status);
      expect(performance.now() - soon).toBeLessThan(2_000);
    } finally {
      await app.close();
    }
  });
});
