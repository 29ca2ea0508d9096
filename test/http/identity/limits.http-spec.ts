import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { PASSWORD, registration } from './people.js';

const MINUTE_MS = 60_000;
type Answer = TestAnswer<SessionAnswer & ErrorAnswer>;

describe('limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object, from: string): Promise<Answer> =>
    app.request({ method: 'POST', url: `/api/auth/${url}`, payload, headers: { 'x-forwarded-for': from } });
  const login = (email: string, password: string, from: string): Promise<Answer> =>
    post('login', { email, password }, from);
  const signUpFrom = async (from: string): Promise<string> => {
    const answer = await post('register', registration(), from);
    expect(answer.status).toBe(201);
    return answer.body.user.email;
  };
  /** An address in another network for each number. */
  const stranger = (number: number): string => `198.51.${number}.7`;

  it('allow strangers at most twenty guesses per account and hour, over all addresses', async () => {
    const email = await signUpFrom('203.0.113.10');
    const started = app.clock.now().getTime();
    const tried: number[] = [];
    for (let guess = 0; guess < 240; guess += 1) {
      const { status } = await login(email, `guess ${guess}`, stranger(guess));
      if (status === 401) tried.push(app.clock.now().getTime() - started);
      else expect(status).toBe(429);
      app.clock.advance(0.75 * MINUTE_MS);
    }
    const withinAnHourOf = (from: number): number =>
      tried.filter((time) => time >= from && time < from + 60 * MINUTE_MS).length;
    const most = Math.max(...tried.map(withinAnHourOf));
    expect(most).toBeLessThanOrEqual(20);
    expect(most).toBeGreaterThan(15);
  });

  it('count parallel guesses too', async () => {
    const email = await signUpFrom('203.0.113.11');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => login(email, `guess ${guess}`, stranger(guess))),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([11, 29]);
  });

  it('never lock the owner out on a known device, and elsewhere only for minutes', async () => {
    const email = await signUpFrom('203.0.113.12');
    for (let guess = 0; guess < 30; guess += 1) await login(email, `guess ${guess}`, stranger(guess));
    // Another address of the same network, because providers change addresses.
    expect((await login(email, PASSWORD, '203.0.113.99')).status).toBe(200);

    const elsewhere = await login(email, PASSWORD, '192.0.2.44');
    expect(elsewhere.status).toBe(429);
    expect(elsewhere.body.error).toBe('Trop de tentatives. Réessayez dans 7\u00a0min.');
    const wait = Number(elsewhere.headers['retry-after']);
    expect(wait).toBeGreaterThan(300);
    expect(wait).toBeLessThanOrEqual(400);
    app.clock.advance(wait * 1000);
    expect((await login(email, PASSWORD, '192.0.2.44')).status).toBe(200);
    expect((await login(email, PASSWORD, '192.0.2.44')).status).toBe(200);
  });

  it('restart for strangers after a password reset, because the owner may be in a new place', async () => {
    const email = await signUpFrom('203.0.113.13');
    for (let guess = 0; guess < 12; guess += 1) await login(email, `guess ${guess}`, stranger(guess));
    expect((await login(email, PASSWORD, '192.0.2.45')).status).toBe(429);
    await post('password/forgot', { email }, '192.0.2.45');
    const token = await newestSecret(app, email, '/reset-password');
    expect((await post('password/reset', { token, password: 'tulipe marteau nuage' }, '192.0.2.45')).status).toBe(200);
    expect((await login(email, 'tulipe marteau nuage', '192.0.2.45')).status).toBe(200);
  });

  it('give a home network one common budget: ten wrong guesses, then half an hour', async () => {
    const email = await signUpFrom('203.0.113.14');
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      statuses.push((await login(email, `guess ${guess}`, `203.0.113.${100 + guess}`)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });

  it('stop a connection that tries a list of accounts; right passwords do not count', async () => {
    const from = '198.18.0.1';
    const email = await signUpFrom(from);
    for (let account = 0; account < 99; account += 1) {
      expect((await login(`listed${account}@mail.example`, 'Summer2024', from)).status).toBe(401);
    }
    for (let time = 0; time < 4; time += 1) expect((await login(email, PASSWORD, from)).status).toBe(200);
    expect((await login('listed99@mail.example', 'Summer2024', from)).status).toBe(401);
    const stopped = await login('listed100@mail.example', 'Summer2024', from);
    expect([stopped.status, stopped.body.code]).toEqual([429, 'IDENTITY.TOO_MANY_ATTEMPTS']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await login('listed100@mail.example', 'Summer2024', '198.18.0.2')).status).toBe(401);
    app.clock.advance(61 * MINUTE_MS);
    expect((await login('listed100@mail.example', 'Summer2024', from)).status).toBe(401);
  });

  it('let a connection create thirty accounts an hour', async () => {
    const from = '198.18.1.1';
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await post('register', registration(), from)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    const stopped = await post('register', registration(), from);
    expect(stopped.headers['retry-after']).toBe('3600');
    expect(stopped.body.error).toContain('60');
    expect((await post('register', registration(), '198.18.1.2')).status).toBe(201);
  });

  it('reveal at most five times an hour that an address has an account, then answer without looking it up', async () => {
    const [from, elsewhere] = ['198.18.3.1', '198.18.3.2'];
    const email = await signUpFrom('198.18.3.9');
    const beside = await startTestApp({ env: { RATE_LIMIT: 'on' }, clock: app.clock, beside: app });
    try {
      const register = (number: number, changes: object): Promise<Answer> => {
        const headers = { 'x-forwarded-for': from };
        const payload = registration(changes);
        return (number % 2 ? app : beside).request({ method: 'POST', url: '/api/auth/register', payload, headers });
      };
      // Answers that do not reveal an account are not counted: a new account, and a common password.
      for (let time = 0; time < 3; time += 1) expect((await register(time, {})).status).toBe(201);
      for (let time = 0; time < 3; time += 1)
        expect((await register(time, { email, password: 'password' })).status).toBe(400);
      const taken = await Promise.all(Array.from({ length: 8 }, (_, time) => register(time, { email })));
      expect(taken.map(({ status }) => status).sort()).toEqual([409, 409, 409, 409, 409, 429, 429, 429]);
      const [free, same] = [await register(0, {}), await register(1, { email })];
      for (const { status, headers, body } of [free, same]) {
        expect([status, body.code]).toEqual([429, 'IDENTITY.TOO_MANY_ATTEMPTS']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
      }
      expect((await post('register', registration({ email }), elsewhere)).status).toBe(409);
      app.clock.advance(61 * MINUTE_MS);
      expect((await register(0, { email })).status).toBe(409);
      expect((await register(0, {})).status).toBe(201);
    } finally {
      await beside.close();
    }
  });

  it('tell the owner of an address by email that somebody tried to register with it, once a day', async () => {
    const email = await signUpFrom('198.18.4.1');
    const subjects = async (): Promise<readonly string[]> =>
      (await emailsTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Quelqu’un'));
    const attempt = async (from: string, changes = {}): Promise<void> => {
      const { status } = await post('register', registration({ email: email.toUpperCase(), ...changes }), from);
      expect(status).toBe(409);
    };
    await attempt('198.18.4.2');
    expect(await subjects()).toEqual(['Quelqu’un a voulu s’inscrire avec votre adresse']);
    await attempt('198.18.4.3', { language: 'en', user_type: 'RECRUITER' });
    expect(await subjects()).toHaveLength(1);
    app.clock.advance(24 * 60 * MINUTE_MS + 1_000);
    await attempt('198.18.4.4');
    expect(await subjects()).toHaveLength(2);
    const message = (await emailsTo(app, email)).at(-1);
    expect(message?.text).toContain('/login');
    expect(message?.raw).not.toContain('Person');
  });

  it('let a connection request twenty reset emails an hour, for any addresses', async () => {
    const from = '198.18.2.1';
    const email = await signUpFrom(from);
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push(
        (await post('password/forgot', { email: count % 2 ? email : `ghost${count}@mail.example` }, from)).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429]);
  });
});

describe('RATE_LIMIT=off', () => {
  it('limits nothing', async () => {
    const app = await startTestApp();
    try {
      for (let guess = 0; guess < 15; guess += 1) {
        const answer = await app.request({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: 'ghost@mail.example', password: 'not the password' },
        });
        expect(answer.status).toBe(401);
      }
      expect(await app.orm.em.fork().execute('select 1 from throttle')).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
