import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { cookiesOf, PASSWORD, registration, signUp, statusOfMe } from './people.js';

const IDLE_MS = 600_000;
const HOUR_MS = 3_600_000;

describe('a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('ends ten minutes after the last activity', async () => {
    const { token } = await signUp(app);
    app.clock.advance(IDLE_MS - 5_000);
    expect(await statusOfMe(app, token)).toBe(200);
    app.clock.advance(IDLE_MS + 5_000);
    const answer = await app.request<ErrorAnswer>({ url: '/api/users/me', token });
    expect([answer.status, answer.body.code]).toEqual([401, 'IDENTITY.UNAUTHENTICATED']);
    app.clock.advance(-IDLE_MS);
    expect(await statusOfMe(app, token)).toBe(200);
  });

  it('ends ten minutes after the last request, within five seconds, for any pattern of requests', async () => {
    const { token } = await signUp(app);
    for (const pause of [1_000, 2_900, 29_000, 3_100, 500, 60_000, 20_000, 3_999]) {
      app.clock.advance(pause);
      expect(await statusOfMe(app, token)).toBe(200);
    }
    app.clock.advance(IDLE_MS - 5_000);
    expect(await statusOfMe(app, token)).toBe(200);
  });

  it('ends twelve hours after it was opened, even if it is active', async () => {
    const { token } = await signUp(app);
    for (let elapsed = 0; elapsed < 12 * HOUR_MS - 300_000; elapsed += 300_000) {
      app.clock.advance(300_000);
      expect(await statusOfMe(app, token)).toBe(200);
    }
    app.clock.advance(300_000);
    expect(await statusOfMe(app, token)).toBe(401);
  });

  it('writes its last activity at most every few seconds', async () => {
    const { token, user } = await signUp(app);
    const seen = async (): Promise<unknown> =>
      (
        await app.orm.em
          .fork()
          .execute<{ last_seen_at: unknown }[]>('select last_seen_at::text from session where account_id = ?', [
            user.id,
          ])
      )[0]?.last_seen_at;
    const opened = await seen();
    app.clock.advance(3_000);
    await Promise.all(Array.from({ length: 5 }, () => statusOfMe(app, token)));
    expect(await seen()).toBe(opened);
    app.clock.advance(2_000);
    await statusOfMe(app, token);
    expect(await seen()).not.toBe(opened);
  });

  it('ends immediately if its owner signs out, and other sessions stay', async () => {
    const first = await signUp(app);
    const second = await app.request<SessionAnswer>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: first.user.email, password: PASSWORD },
    });
    const answer = await app.request({ method: 'POST', url: '/api/auth/logout', token: first.token });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const cookies = cookiesOf(answer);
    for (const name of ['auth_token', 'csrf_token']) {
      expect(cookies[name]?.value).toBe('');
      expect(cookies[name]?.attributes).toContain('expires=thu, 01 jan 1970 00:00:00 gmt');
    }
    expect(await statusOfMe(app, first.token)).toBe(401);
    expect((await app.request({ method: 'POST', url: '/api/auth/logout', token: first.token })).status).toBe(401);
    expect(await statusOfMe(app, second.body.token)).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['a token of nobody', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a token with a quote', { authorization: "Bearer ' or 1=1 --" }],
    ['a very long token', { authorization: `Bearer ${'A'.repeat(5_000)}` }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a cookie of nobody', { cookie: `auth_token=${'A'.repeat(43)}` }],
    ['a broken cookie', { cookie: 'auth_token=%E0%A4%A; ;=' }],
  ])('is not had by showing %s', async (_, headers) => {
    const answer = await app.request<ErrorAnswer>({ url: '/api/users/me', headers: headers });
    expect([answer.status, answer.body.code]).toEqual([401, 'IDENTITY.UNAUTHENTICATED']);
  });

  it('follows its account: an approval counts from the next request on', async () => {
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    const other = await signUp(app);
    await app.orm.em.fork().execute(`update account set approval_status = 'PENDING' where id = ?`, [user.id]);
    expect((await app.request({ url: `/api/users/${other.user.id}`, token })).status).toBe(403);
    await app.orm.em.fork().execute(`update account set approval_status = 'APPROVED' where id = ?`, [user.id]);
    expect((await app.request({ url: `/api/users/${other.user.id}`, token })).status).toBe(200);
  });

  it('serves many callers at once without mixing them up', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signUp(app)));
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const person = people[index % people.length];
        return app.request<{ id: string }>({ url: '/api/users/me', token: person?.token ?? '' });
      }),
    );
    expect(answers.map(({ body }) => body.id)).toEqual(
      answers.map((_, index) => people[index % people.length]?.user.id),
    );
  });
});

describe('two applications in one process', () => {
  it('do not share sessions', async () => {
    const [one, other] = await Promise.all([startTestApp(), startTestApp()]);
    try {
      const { token } = await signUp(one);
      expect(await statusOfMe(one, token)).toBe(200);
      expect(await statusOfMe(other, token)).toBe(401);
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });
});

describe('a session in cookies only', () => {
  let app: TestApp;
  let jar: { auth: string; csrf: string };
  beforeAll(async () => {
    app = await startTestApp();
    const cookies = cookiesOf(
      await app.request({ method: 'POST', url: '/api/auth/register', payload: registration() }),
    );
    jar = { auth: cookies['auth_token']?.value ?? '', csrf: cookies['csrf_token']?.value ?? '' };
  });
  afterAll(() => app.close());

  const cookie = (): string => `auth_token=${jar.auth}; csrf_token=${jar.csrf}`;
  const change = (headers: Record<string, string>) =>
    app.request<ErrorAnswer>({ method: 'PUT', url: '/api/users/me', payload: { location: 'Laval' }, headers });

  it('can read without a token', async () => {
    expect((await app.request({ url: '/api/users/me', headers: { cookie: cookie() } })).status).toBe(200);
  });

  it('changes nothing without the token that only our page can read', async () => {
    const attempts: Record<string, string>[] = [
      { cookie: cookie() },
      { cookie: cookie(), 'x-csrf-token': '' },
      { cookie: cookie(), 'x-csrf-token': `${jar.csrf}x` },
      { cookie: `auth_token=${jar.auth}`, 'x-csrf-token': jar.csrf },
      { cookie: `auth_token=${jar.auth}; csrf_token=`, 'x-csrf-token': '' },
    ];
    for (const headers of attempts) {
      const answer = await change(headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'IDENTITY.CSRF']);
    }
    expect(
      (await app.request<{ location: unknown }>({ url: '/api/users/me', headers: { cookie: cookie() } })).body.location,
    ).toBeNull();
  });

  it('can change with it, or with a bearer token without it', async () => {
    expect((await change({ cookie: cookie(), 'x-csrf-token': jar.csrf })).status).toBe(200);
    expect((await change({ cookie: cookie(), authorization: `Bearer ${jar.auth}` })).status).toBe(200);
  });

  it('is replaced by the next sign-in in the same browser, but not by a refused one', async () => {
    const me = async (): Promise<number> =>
      (await app.request({ url: '/api/users/me', headers: { cookie: cookie() } })).status;
    const post = (path: string, payload: object) =>
      app.request({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie: cookie() } });
    const person = registration();
    expect((await post('login', { email: person['email'], password: 'un autre mot de passe' })).status).toBe(401);
    expect(await me()).toBe(200);
    const answers = [
      await post('register', person),
      await post('login', { email: person['email'], password: person['password'] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await me()).toBe(401);
    const [, next] = answers.map((answer) => cookiesOf(answer));
    jar = { auth: next?.['auth_token']?.value ?? '', csrf: next?.['csrf_token']?.value ?? '' };
    expect(await me()).toBe(200);
  });

  it('signs out only with it', async () => {
    const signOut = (headers: Record<string, string>) =>
      app.request({ method: 'POST', url: '/api/auth/logout', headers });
    expect((await signOut({ cookie: cookie() })).status).toBe(403);
    expect((await signOut({ cookie: cookie(), 'x-csrf-token': jar.csrf })).status).toBe(200);
    expect((await app.request({ url: '/api/users/me', headers: { cookie: cookie() } })).status).toBe(401);
  });
});
