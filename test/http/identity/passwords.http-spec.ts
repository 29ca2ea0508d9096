import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { PASSWORD, registration, signUp, statusOfMe } from './people.js';

const NEW = 'tulipe marteau brouillard';
const MINUTE_MS = 60_000;

type Answer = TestAnswer<ErrorAnswer>;

function waysInto(app: TestApp) {
  const post = (url: string, payload: object, headers = {}): Promise<Answer> =>
    app.request({ method: 'POST', url, payload, headers });
  return {
    login: (email: string, password: string, headers = {}) => post('/api/auth/login', { email, password }, headers),
    forgot: (email: string, headers = {}) => post('/api/auth/password/forgot', { email }, headers),
    reset: (token: string, password: string, headers = {}) =>
      post('/api/auth/password/reset', { token, password }, headers),
    change: (token: string, payload: object): Promise<Answer> =>
      app.request({ method: 'PUT', url: '/api/auth/password', payload, token }),
    secret: (email: string) => newestSecret(app, email, '/reset-password'),
  };
}

describe('a forgotten password', () => {
  let app: TestApp;
  let ways: ReturnType<typeof waysInto>;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true });
    ways = waysInto(app);
  });
  afterAll(() => app.close());

  it('answers the same for an address with and without an account, and emails only the first', async () => {
    const { user } = await signUp(app);
    const [known, unknown] = [await ways.forgot(user.email.toUpperCase()), await ways.forgot('nobody@mail.example')];
    expect([known.status, known.body]).toEqual([202, { accepted: true }]);
    expect([unknown.status, unknown.body, Object.keys(unknown.headers)]).toEqual([
      known.status,
      known.body,
      Object.keys(known.headers),
    ]);
    const emails = await emailsTo(app, user.email);
    expect(emails.map(({ subject }) => subject)).toContain('Choisissez un nouveau mot de passe');
    expect(await emailsTo(app, 'nobody@mail.example')).toEqual([]);
  });

  it('takes as long for both', async () => {
    const { user } = await signUp(app);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 40; round += 1) {
      for (const [kind, email] of [
        ['known', user.email],
        ['unknown', `ghost${round}@mail.example`],
      ] as const) {
        const started = performance.now();
        await ways.forgot(email);
        times[kind].push(performance.now() - started);
      }
    }
    const median = (list: number[]): number => list.sort((one, other) => one - other)[20] ?? 0;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(5);
  });

  it('is replaced with the email’s link, which ends all sessions', async () => {
    const { user, token } = await signUp(app);
    await ways.forgot(user.email);
    const secret = await ways.secret(user.email);
    expect((await ways.reset(secret, NEW)).status).toBe(200);
    expect(await statusOfMe(app, token)).toBe(401);
    expect((await ways.login(user.email, PASSWORD)).status).toBe(401);
    const login = await ways.login(user.email, NEW);
    expect(login.status).toBe(200);
    expect((login.body as unknown as { user: { email_verified: boolean } }).user.email_verified).toBe(true);
    const emails = await emailsTo(app, user.email);
    expect(emails.at(-1)?.subject).toBe('Votre mot de passe a été changé');
    expect(emails.at(-1)?.text).not.toContain('#token');
  });

  it('has a link that works once for parallel requests', async () => {
    const { user } = await signUp(app);
    await ways.forgot(user.email);
    const secret = await ways.secret(user.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => ways.reset(secret, `${NEW} numéro ${number}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await ways.login(user.email, `${NEW} numéro ${winner}`)).status).toBe(200);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('IDENTITY.LINK_INVALID');
  });

  it('has a link that works for ten minutes, and only the newest', async () => {
    const { user } = await signUp(app);
    await ways.forgot(user.email);
    const first = await ways.secret(user.email);
    app.clock.advance(1_000);
    await ways.forgot(user.email);
    const second = await ways.secret(user.email);
    expect((await ways.reset(first, NEW)).body.code).toBe('IDENTITY.LINK_INVALID');
    app.clock.advance(10 * MINUTE_MS);
    expect((await ways.reset(second, NEW)).body.code).toBe('IDENTITY.LINK_INVALID');
    expect((await ways.login(user.email, PASSWORD)).status).toBe(200);
    await ways.forgot(user.email);
    const third = await ways.secret(user.email);
    app.clock.advance(10 * MINUTE_MS - 1_000);
    expect((await ways.reset(third, NEW)).status).toBe(200);
  });

  it('keeps its link valid if a password is refused', async () => {
    const { user } = await signUp(app, { full_name: 'Marguerite Desrosiers' });
    await ways.forgot(user.email);
    const secret = await ways.secret(user.email);
    for (const password of ['motdepasse1', 'desrosiers2026']) {
      const answer = await ways.reset(secret, password, { 'accept-language': 'en' });
      expect([answer.status, answer.body.code, answer.body.details?.[0]?.path]).toEqual([
        400,
        'IDENTITY.PASSWORD_COMMON',
        'password',
      ]);
      expect(answer.body.details?.[0]?.message).toContain('three or four unrelated words');
    }
    expect((await ways.reset(secret, 'court')).body.code).toBe('REQUEST.INVALID');
    expect((await ways.reset(secret, NEW)).status).toBe(200);
  });

  it('does not accept the link of another kind of email', async () => {
    const { user } = await signUp(app);
    const secret = await newestSecret(app, user.email, '/verify-email');
    expect((await ways.reset(secret, NEW)).body.code).toBe('IDENTITY.LINK_INVALID');
  });
});

describe('changing a password', () => {
  let app: TestApp;
  let ways: ReturnType<typeof waysInto>;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true, env: { RATE_LIMIT: 'on' } });
    ways = waysInto(app);
  });
  afterAll(() => app.close());

  it('needs the current one, and ends all sessions except this one', async () => {
    const { user, token } = await signUp(app);
    const other = (await ways.login(user.email, PASSWORD)).body as unknown as { token: string };
    expect((await ways.change(token, { current_password: PASSWORD, new_password: NEW })).status).toBe(200);
    expect([await statusOfMe(app, token), await statusOfMe(app, other.token)]).toEqual([200, 401]);
    expect((await ways.login(user.email, NEW)).status).toBe(200);
    expect((await emailsTo(app, user.email)).map(({ subject }) => subject)).toContain(
      'Votre mot de passe a été changé',
    );
  });

  it('names the wrong field, and never answers 401, which would sign the browser out', async () => {
    const { token } = await signUp(app);
    const wrong = await ways.change(token, { current_password: 'not the password', new_password: NEW });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'IDENTITY.WRONG_PASSWORD']);
    expect(wrong.body.details).toEqual([
      { path: 'current_password', code: 'IDENTITY.WRONG_PASSWORD', message: 'Ce mot de passe est inexact.' },
    ]);
    const missing = await ways.change(token, { new_password: NEW });
    expect([missing.status, missing.body.details?.[0]?.path]).toEqual([400, 'current_password']);
    const common = await ways.change(token, { current_password: PASSWORD, new_password: 'Azerty123456' });
    expect([common.status, common.body.code, common.body.details?.[0]?.path]).toEqual([
      400,
      'IDENTITY.PASSWORD_COMMON',
      'new_password',
    ]);
  });

  it('allows ten wrong guesses over all sessions', async () => {
    const { user, token } = await signUp(app);
    const second = (await ways.login(user.email, PASSWORD)).body as unknown as { token: string };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, guess) =>
        ways.change(guess % 2 ? token : second.token, { current_password: `guess ${guess}`, new_password: NEW }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    const stopped = await ways.change(token, { current_password: PASSWORD, new_password: NEW });
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '1800']);
    expect(await statusOfMe(app, token)).toBe(200);
  });

  it('sets a first password only in a fresh session', async () => {
    const { user, token } = await signUp(app);
    await app.orm.em.fork().execute('update account set password_hash = null where id = ?', [user.id]);
    expect((await ways.change(token, { current_password: PASSWORD, new_password: NEW })).body.code).toBe(
      'IDENTITY.WRONG_PASSWORD',
    );
    for (let minute = 0; minute < 16; minute += 4) {
      app.clock.advance(4 * MINUTE_MS);
      await statusOfMe(app, token);
    }
    const stale = await ways.change(token, { new_password: NEW });
    expect([stale.status, stale.body.code]).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    app.clock.advance(-2 * MINUTE_MS);
    expect((await ways.change(token, { new_password: NEW })).status).toBe(200);
    expect((await ways.login(user.email, NEW)).status).toBe(200);
  });

  it('is only for signed-in people', async () => {
    const payload = { current_password: PASSWORD, new_password: NEW };
    expect((await app.request({ method: 'PUT', url: '/api/auth/password', payload })).status).toBe(401);
  });
});

describe('a common password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true });
  });
  afterAll(() => app.close());

  it.each([
    ['common', { password: 'Soleil2025!' }],
    ['one’s own name', { full_name: 'Ingrid Vandal', password: 'ingridvandal1' }],
    ['one’s own address', { email: 'chauffard77@mail.example', password: 'chauffard77' }],
    ['ours', { password: 'Entrevue2026' }],
  ])('creates no account: %s', async (_, changes) => {
    const answer = await app.request<ErrorAnswer>({
      method: 'POST',
      url: '/api/auth/register',
      payload: registration(changes),
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'IDENTITY.PASSWORD_COMMON']);
    expect(answer.body.details?.[0]).toMatchObject({ path: 'password', code: 'IDENTITY.PASSWORD_COMMON' });
    expect(await app.orm.em.fork().execute('select id from account')).toEqual([]);
  });
});
