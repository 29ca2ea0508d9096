import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { cookiesOf, PASSWORD, signUp, statusOfMe } from './people.js';

type Answer = TestAnswer<SessionAnswer & ErrorAnswer>;

function loginTo(app: TestApp) {
  return (email: unknown, password: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    app.request({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers });
}

describe('logging in', () => {
  let app: TestApp;
  let login: ReturnType<typeof loginTo>;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true });
    login = loginTo(app);
  });
  afterAll(() => app.close());

  it('returns a new token and the account, and ignores the case of the email address', async () => {
    const first = await signUp(app);
    const answer = await login(first.user.email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual(first.user);
    expect(answer.body.token).not.toBe(first.token);
    expect(cookiesOf(answer)['auth_token']?.value).toBe(answer.body.token);
    expect(await statusOfMe(app, answer.body.token)).toBe(200);
  });

  it('answers the same for an unknown email address and for a wrong password', async () => {
    const { user } = await signUp(app);
    const wrong = await login(user.email, 'not the password', { 'accept-language': 'en' });
    const unknown = await login('nobody@mail.example', 'not the password', { 'accept-language': 'en' });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({
      error: 'Invalid email or password',
      code: 'IDENTITY.INVALID_CREDENTIALS',
      requestId: '',
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.status).toBe(401);
    expect(cookiesOf(wrong)).toEqual({});
    expect((await login(user.email, 'not the password')).body.error).toBe(
      'Adresse courriel ou mot de passe incorrect.',
    );
  });

  it('takes as long for an unknown email address as for a wrong password', async () => {
    const { user } = await signUp(app);
    const time = async (email: string): Promise<number> => {
      const started = performance.now();
      await login(email, 'not the password');
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await time(user.email));
      unknown.push(await time(`nobody${round}@mail.example`));
    }
    const median = (times: number[]): number => times.sort((one, other) => one - other)[7] ?? 0;
    // Without the same work for both, the answer for an unknown address would take a tenth of the time.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.6);
    expect(median(unknown)).toBeLessThan(median(known) * 1.6);
  });

  it('tells only a caller with the right password that the account is suspended, and ends its sessions', async () => {
    const { user, token } = await signUp(app);
    await app.orm.em.fork().execute(`update account set status = 'SUSPENDED' where id = ?`, [user.id]);
    expect((await login(user.email, 'not the password')).body.code).toBe('IDENTITY.INVALID_CREDENTIALS');
    const answer = await login(user.email, PASSWORD);
    expect([answer.status, answer.body.code]).toEqual([403, 'IDENTITY.ACCOUNT_SUSPENDED']);
    expect(await statusOfMe(app, token)).toBe(401);
  });

  it.each<[string, unknown, unknown, string]>([
    ['no e-mail', undefined, PASSWORD, 'email'],
    ['an empty password', 'a@mail.example', '', 'password'],
    ['a password that is a number', 'a@mail.example', 12_345_678, 'password'],
    ['a condition instead of a password', 'a@mail.example', { $gt: '' }, 'password'],
    ['a password of 60,000 characters', 'a@mail.example', 'x'.repeat(60_000), 'password'],
    ['a password with NUL', 'a@mail.example', 'aaaaaaaa\u0000', 'password'],
  ])('refuses %s', async (_, email, password, path) => {
    const answer = await login(email, password);
    expect(answer.status).toBe(400);
    expect(answer.body.details?.map((detail) => detail.path)).toEqual([path]);
  });

  it('stores a description of the device that cannot be used for tracking', async () => {
    const { user } = await signUp(app);
    const { body } = await login(user.email, PASSWORD, { 'user-agent': `Browser/1 ${'x'.repeat(1_000)}` });
    expect(await statusOfMe(app, body.token)).toBe(200);
    const rows = await app.orm.em
      .fork()
      .execute<{ user_agent: string; network: string }[]>(
        `select user_agent, network from session where account_id = ? order by id desc limit 1`,
        [user.id],
      );
    expect(rows[0]?.user_agent).toHaveLength(300);
    expect(rows[0]?.network).toBe('127.0.0.0/24');
  });
});

describe('guessing passwords', () => {
  let app: TestApp;
  let login: ReturnType<typeof loginTo>;
  beforeAll(async () => {
    app = await startTestApp({ hasProductCost: true, env: { RATE_LIMIT: 'on' } });
    login = loginTo(app);
  });
  afterAll(() => app.close());

  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

  it('stops after ten wrong passwords and names the wait, also for the right one, only for that address', async () => {
    const { user } = await signUp(app);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(user.email, `guess number ${guess}`, from('198.51.100.7'))).status).toBe(401);
    }
    const stopped = await login(user.email, PASSWORD, from('198.51.100.7'));
    expect([stopped.status, stopped.body.code, stopped.headers['retry-after']]).toEqual([
      429,
      'IDENTITY.TOO_MANY_ATTEMPTS',
      '1800',
    ]);
    expect(stopped.body.error).toBe('Trop de tentatives. Réessayez dans 30\u00a0min.');
    expect((await login(user.email, PASSWORD, from('203.0.113.9'))).status).toBe(200);

    app.clock.advance(30 * 60_000 - 1_000);
    const later = await login(user.email, PASSWORD, from('198.51.100.7'));
    expect([later.status, later.headers['retry-after']]).toEqual([429, '1']);
    app.clock.advance(1_000);
    expect((await login(user.email, PASSWORD, from('198.51.100.7'))).status).toBe(200);
  });

  it('treats an address without an account the same', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await login('ghost@mail.example', `guess number ${guess}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('resets the count after a right one', async () => {
    const { user } = await signUp(app);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await login(user.email, 'not the password');
      expect((await login(user.email, PASSWORD)).status).toBe(200);
    }
  });

  it('counts parallel guesses one by one', async () => {
    const { user } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => login(user.email, `guess number ${guess}`)),
    );
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('does not let the table grow with invented addresses', async () => {
    for (let guess = 0; guess < 5; guess += 1) await login(`made-up-${guess}@mail.example`, 'not the password');
    app.clock.advance(75 * 60_000);
    for (let sweep = 0; sweep < 2; sweep += 1) await login('one-more@mail.example', 'not the password');
    const rows = await app.orm.em.fork().execute<{ count: string }[]>('select count(*) as count from throttle');
    // The rows of this guess: its account from this connection, its account from strangers, and the connection.
    expect(Number(rows[0]?.count)).toBe(3);
  });
});

describe('one-click sign-in of the demo', () => {
  const mock = (app: TestApp, user_type: string): Promise<Answer> =>
    app.request({ method: 'POST', url: '/api/auth/mock-login', payload: { user_type } });

  it('signs in as the demo’s seeker and approved recruiter, made once', async () => {
    const app = await startTestApp();
    try {
      const answers = await Promise.all([mock(app, 'job_seeker'), mock(app, 'JOB_SEEKER'), mock(app, 'RECRUITER')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[0]?.body.user.id).toBe(answers[1]?.body.user.id);
      expect(answers[2]?.body.user).toMatchObject({ user_type: 'RECRUITER', approval_status: 'APPROVED' });
      expect((await mock(app, 'OPERATOR')).status).toBe(400);
    } finally {
      await app.close();
    }
  });

  it('does not exist outside the demo', async () => {
    const app = await startTestApp({ env: { DEMO_MODE: 'false' } });
    try {
      const answer = await mock(app, 'RECRUITER');
      expect([answer.status, answer.body.code]).toEqual([404, 'REQUEST.NOT_FOUND']);
      expect(await app.orm.em.fork().execute('select id from account')).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
