import { Secret, TOTP } from 'otpauth';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type {
  RecoveryCodes,
  SecondFactorBegun,
  SecondFactorState,
} from '../../../server/modules/identity/http/second-factor.contract.js';
import { DEMO_PASSWORD } from '../../../server/modules/identity/index.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { PASSWORD, signUp, statusOfMe } from './people.js';

const STEP_MS = 30_000;
const url = '/api/auth/second-factor';

type Answer<T = object> = TestAnswer<T & ErrorAnswer>;

function phoneOf(app: TestApp) {
  const phone = (secret: string, shift = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + shift * STEP_MS,
    });
  const call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) =>
    app.request<T & ErrorAnswer>({
      method,
      url: `${url}${path}`,
      token,
      ...(payload === undefined ? {} : { payload }),
    });
  const login = (email: string, code?: string, password = PASSWORD): Promise<Answer<SessionAnswer>> =>
    app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password, ...(code === undefined ? {} : { code }) },
    });
  const state = async (token: string): Promise<SecondFactorState> =>
    (await call<SecondFactorState>('GET', '', token)).body;
  const begin = async (token: string): Promise<SecondFactorBegun> =>
    (await call<SecondFactorBegun>('POST', '/begin', token)).body;
  /** A person with two-step sign-in, whose current code is already used. */
  const enrolled = async () => {
    const { user, token } = await signUp(app);
    const { secret } = await begin(token);
    const { body, status } = await call<RecoveryCodes>('POST', '/confirm', token, { code: phone(secret) });
    if (status !== 200) throw new Error(`confirming answered ${status}`);
    return { email: user.email, id: user.id, token, secret, codes: body.recovery_codes };
  };
  return { phone, call, login, state, begin, enrolled };
}

describe('signing in in two steps', () => {
  let app: TestApp;
  let with_: ReturnType<typeof phoneOf>;
  beforeAll(async () => {
    app = await startTestApp();
    with_ = phoneOf(app);
  });
  afterAll(() => app.close());

  it('is off, can be started without a password in a fresh session, and is on after the first code', async () => {
    const { user, token } = await signUp(app);
    expect(await with_.state(token)).toEqual({
      enabled: false,
      since: null,
      recovery_codes_left: 0,
      strongly_recommended: false,
    });
    const begun = await with_.begin(token);
    expect(begun.otpauth_url).toContain(`secret=${begun.secret}`);
    expect((await with_.state(token)).enabled).toBe(false);
    expect((await with_.login(user.email)).status).toBe(200);

    const wrong = await with_.call('POST', '/confirm', token, { code: '000000' });
    expect([wrong.status, wrong.body.code, wrong.body.details?.[0]?.path]).toEqual([
      400,
      'IDENTITY.SECOND_FACTOR_CODE_WRONG',
      'code',
    ]);
    const code = with_.phone(begun.secret);
    const on = await with_.call<RecoveryCodes>('POST', '/confirm', token, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([on.status, new Set(on.body.recovery_codes).size]).toEqual([200, 10]);
    expect(await with_.state(token)).toEqual({
      enabled: true,
      since: app.clock.now().toISOString(),
      recovery_codes_left: 10,
      strongly_recommended: false,
    });
    expect(await statusOfMe(app, token)).toBe(200);
    const emails = await emailsTo(app, user.email);
    expect(emails.at(-1)?.subject).toBe('La validation en deux étapes est activée');
    expect(emails.at(-1)?.text).not.toContain(begun.secret);
    expect((await with_.call('POST', '/begin', token)).body.code).toBe('IDENTITY.SECOND_FACTOR_ON');
  });

  it('asks for a code only after the right password, and accepts each code once', async () => {
    const { email, secret } = await with_.enrolled();
    expect((await with_.login(email, undefined, 'not the password')).body.code).toBe('IDENTITY.INVALID_CREDENTIALS');
    expect((await with_.login(email, with_.phone(secret, 1), 'not the password')).body.code).toBe(
      'IDENTITY.INVALID_CREDENTIALS',
    );
    const asked = await with_.login(email);
    expect([asked.status, asked.body.code, asked.headers['set-cookie']]).toEqual([
      401,
      'IDENTITY.SECOND_FACTOR_REQUIRED',
      undefined,
    ]);
    const used = await with_.login(email, with_.phone(secret));
    expect([used.status, used.body.code]).toEqual([401, 'IDENTITY.SECOND_FACTOR_REFUSED']);
    app.clock.advance(STEP_MS);
    const code = with_.phone(secret);
    const entered = await with_.login(email, code);
    expect([entered.status, await statusOfMe(app, entered.body.token)]).toEqual([200, 200]);
    expect((await with_.login(email, code)).status).toBe(401);
    expect((await with_.login(email, with_.phone(secret, -1))).status).toBe(401);
    app.clock.advance(2 * STEP_MS);
    expect((await with_.login(email, with_.phone(secret, -2))).status).toBe(401);
    expect((await with_.login(email, with_.phone(secret, -1))).status).toBe(200);
  });

  it('accepts one of many parallel sign-ins with the same code or recovery code', async () => {
    const { email, secret, codes } = await with_.enrolled();
    app.clock.advance(STEP_MS);
    for (const code of [with_.phone(secret), codes[0]]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => with_.login(email, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    }
  });

  it('accepts a recovery code in any spelling, once, and shows how many are left', async () => {
    const { email, token, codes } = await with_.enrolled();
    const [first = '', second = ''] = codes;
    expect((await with_.login(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await with_.login(email, first)).body.code).toBe('IDENTITY.SECOND_FACTOR_REFUSED');
    expect((await with_.state(token)).recovery_codes_left).toBe(9);
    const renewed = await with_.call<RecoveryCodes>('POST', '/recovery-codes', token);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await with_.login(email, second)).status).toBe(401);
    expect((await with_.login(email, renewed.body.recovery_codes[0])).status).toBe(200);
  });

  it('can be turned off by its owner, who gets an email', async () => {
    const { email, token, codes } = await with_.enrolled();
    expect((await with_.call('DELETE', '', token)).status).toBe(200);
    expect((await with_.login(email)).status).toBe(200);
    expect((await with_.login(email, codes[0])).status).toBe(200);
    expect((await with_.call('DELETE', '', token)).status).toBe(200);
    const subjects = (await emailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'La validation en deux étapes est désactivée')).toHaveLength(1);
    const renewed = await with_.call('POST', '/recovery-codes', token);
    expect([renewed.status, renewed.body.code]).toEqual([409, 'IDENTITY.SECOND_FACTOR_OFF']);
  });

  it('changes nothing in an older session without the password', async () => {
    const { token } = await signUp(app);
    app.clock.advance(9 * 60_000);
    await statusOfMe(app, token);
    app.clock.advance(7 * 60_000);
    for (const [method, path, payload] of [
      ['POST', '/begin', {}],
      ['POST', '/confirm', { code: '123456' }],
      ['POST', '/recovery-codes', {}],
      ['DELETE', '', {}],
    ] as const) {
      const without = await with_.call(method, path, token, payload);
      expect([path, without.status, without.body.code]).toEqual([path, 403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
      const wrong = await with_.call(method, path, token, { ...payload, current_password: 'not the password' });
      expect([path, wrong.status, wrong.body.code]).toEqual([path, 400, 'IDENTITY.WRONG_PASSWORD']);
    }
    expect((await with_.call('POST', '/begin', token, { current_password: PASSWORD })).status).toBe(200);
  });

  it('stays on after a password reset by email', async () => {
    const { email, codes } = await with_.enrolled();
    const verify = await newestSecret(app, email, '/verify-email');
    await app.request({ method: 'POST', url: '/api/auth/email/verify', payload: { token: verify } });
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email } });
    const secret = await newestSecret(app, email, '/reset-password');
    const password = 'tulipe marteau brouillard';
    await app.request({ method: 'POST', url: '/api/auth/password/reset', payload: { token: secret, password } });
    expect((await with_.login(email, undefined, password)).body.code).toBe('IDENTITY.SECOND_FACTOR_REQUIRED');
    expect((await with_.login(email, codes[0], password)).status).toBe(200);
  });

  it('cannot lock the owner of an address out of an account that another person created with it', async () => {
    const { email } = await with_.enrolled();
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email } });
    const secret = await newestSecret(app, email, '/reset-password');
    const password = 'tulipe marteau brouillard';
    await app.request({ method: 'POST', url: '/api/auth/password/reset', payload: { token: secret, password } });
    expect((await with_.login(email, undefined, password)).status).toBe(200);
  });

  it('is recommended to operators, but required of nobody', async () => {
    const operator = await with_.login('operator@demo.example', undefined, DEMO_PASSWORD);
    if (operator.status === 200) {
      expect((await with_.state(operator.body.token)).strongly_recommended).toBe(true);
      return;
    }
    const { user, token } = await signUp(app);
    await app.orm.em.fork().execute(`update account set user_type = 'OPERATOR' where id = ?`, [user.id]);
    expect((await with_.state(token)).strongly_recommended).toBe(true);
    expect((await with_.login(user.email)).status).toBe(200);
  });

  it('stores neither the secret nor a code in readable form, and nothing after the account is closed', async () => {
    const { id, token, secret, codes } = await with_.enrolled();
    const read = async () => {
      const em = app.orm.em.fork();
      const rows = await em.execute<{ row: string }[]>(
        `select f::text || encode(f.sealed_secret, 'escape') as row from second_factor f where account_id = ?
         union all select c::text from recovery_code c where account_id = ?`,
        [id, id],
      );
      return rows.map(({ row }) => row);
    };
    const stored = (await read()).join('\n');
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(kept);
    }
    expect(await read()).toHaveLength(11);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token, payload: {} })).status).toBe(200);
    expect(await read()).toEqual([]);
  });

  it.each(['', '12345', '1234567890123456789012345', 'éééééé', '12\u000034', { $gt: '' }, 123_456])(
    'refuses %p as no code',
    async (code) => {
      const { user, token } = await signUp(app);
      const answers = [
        await with_.login(user.email, code as string),
        await with_.call('POST', '/confirm', token, { code }),
      ];
      for (const { status, body } of answers) expect([status, body.details?.[0]?.path]).toEqual([400, 'code']);
    },
  );
});

describe('guessing codes', () => {
  let app: TestApp;
  let with_: ReturnType<typeof phoneOf>;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    with_ = phoneOf(app);
  });
  afterAll(() => app.close());

  it('stops after ten wrong codes over all connections, also for the right one; a right one before resets the count', async () => {
    const { email, secret } = await with_.enrolled();
    const wrong = async (): Promise<number> => (await with_.login(email, 'AAAA-AAAA-AAAA')).status;
    for (let guess = 0; guess < 9; guess += 1) expect(await wrong()).toBe(401);
    app.clock.advance(STEP_MS);
    expect((await with_.login(email, with_.phone(secret))).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) expect(await wrong()).toBe(401);
    app.clock.advance(STEP_MS);
    const stopped = await with_.login(email, with_.phone(secret));
    expect([stopped.status, stopped.body.code]).toEqual([429, 'IDENTITY.TOO_MANY_ATTEMPTS']);
    expect((await with_.login(email)).body.code).toBe('IDENTITY.SECOND_FACTOR_REQUIRED');
    app.clock.advance(30 * 60_000);
    expect((await with_.login(email, with_.phone(secret))).status).toBe(200);
  });
});
