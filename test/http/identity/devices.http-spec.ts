import { IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import type { AccountSessions } from '../../../server/modules/identity/http/account-security.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { cookiesOf, PASSWORD, signUp, statusOfMe } from './people.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('the devices of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const login = async (email: string, agent?: string, from = '203.0.113.77'): Promise<string> =>
    (
      await app.request<{ token: string }>({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: PASSWORD },
        headers: { 'x-forwarded-for': from, ...(agent === undefined ? {} : { 'user-agent': agent }) },
      })
    ).body.token;
  const sessionsOf = async (token: string): Promise<AccountSessions> =>
    (await app.request<AccountSessions>({ url: '/api/auth/sessions', token })).body;
  const end = (token: string, id?: string) =>
    app.request<{ ended?: number }>({ method: 'DELETE', url: `/api/auth/sessions${id ? `/${id}` : ''}`, token });

  it('are listed with readable names, the current one first', async () => {
    const { user } = await signUp(app);
    const phone = await login(user.email, IPHONE);
    app.clock.advance(10_000);
    const desk = await login(user.email, FIREFOX);
    app.clock.advance(10_000);
    await login(user.email, '');
    const { sessions, total } = await sessionsOf(phone);
    expect(total).toBe(4);
    expect(sessions[0]).toMatchObject({
      current: true,
      browser: 'Safari',
      system: 'iOS',
      kind: 'MOBILE',
      network: '203.0.113.0/24',
    });
    expect(sessions.slice(1).map(({ current }) => current)).toEqual([false, false, false]);
    expect(sessions[1]).toMatchObject({ browser: null, system: null, kind: 'OTHER' });
    expect(sessions[2]).toMatchObject({ browser: 'Firefox', system: 'Windows', kind: 'DESKTOP' });
    expect((await sessionsOf(desk)).sessions[0]?.browser).toBe('Firefox');
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it('leave the list when they are idle, signed out or expired', async () => {
    const { user, token } = await signUp(app);
    const idle = await login(user.email);
    const out = await login(user.email);
    await app.request({ method: 'POST', url: '/api/auth/logout', token: out });
    app.clock.advance(6 * 60_000);
    expect(await statusOfMe(app, token)).toBe(200);
    app.clock.advance(6 * 60_000);
    expect((await sessionsOf(token)).total).toBe(1);
    expect(await statusOfMe(app, idle)).toBe(401);
  });

  it('can be signed out one by one, with immediate effect', async () => {
    const { user, token } = await signUp(app);
    const other = await login(user.email);
    const { sessions } = await sessionsOf(token);
    const id = sessions.find(({ current }) => !current)!.id;
    expect((await end(token, id)).status).toBe(200);
    expect([await statusOfMe(app, other), await statusOfMe(app, token)]).toEqual([401, 200]);
    expect((await end(token, id)).status).toBe(404);
  });

  it('can include the current one, whose cookies are deleted', async () => {
    const { token } = await signUp(app);
    const { sessions } = await sessionsOf(token);
    const answer = await end(token, sessions[0]!.id);
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)['auth_token']?.value).toBe('');
    expect(await statusOfMe(app, token)).toBe(401);
  });

  it('are private: another person’s device and a missing one give the same answer', async () => {
    const [mine, theirs] = [await signUp(app), await signUp(app)];
    const foreign = (await sessionsOf(theirs.token)).sessions[0]!.id;
    const answers = [await end(mine.token, foreign), await end(mine.token, newId())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect({ ...answers[0]!.body, requestId: '' }).toEqual({ ...answers[1]!.body, requestId: '' });
    expect(await statusOfMe(app, theirs.token)).toBe(200);
    expect((await end(mine.token, 'not-an-id')).status).toBe(400);
  });

  it('can all be signed out except the current one', async () => {
    const { user, token } = await signUp(app);
    const others = [await login(user.email), await login(user.email), await login(user.email)];
    const bystander = await signUp(app);
    const answer = await end(token);
    expect(answer.body).toEqual({ success: true, ended: 3 });
    for (const other of others) expect(await statusOfMe(app, other)).toBe(401);
    expect([await statusOfMe(app, token), await statusOfMe(app, bystander.token)]).toEqual([200, 200]);
    expect((await end(token)).body).toEqual({ success: true, ended: 0 });
  });

  it('are shown only to signed-in people', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await app.request({ method, url: '/api/auth/sessions' })).status).toBe(401);
    }
  });

  it('can all be signed out by an operator, for example after a theft', async () => {
    const { user, token } = await signUp(app);
    const other = await login(user.email);
    const made = { email: 'devices-operator@mail.example', password: 'marteau brouillard tulipe' };
    await app.app.get(IdentityFacade).registerDemoAccount({ ...made, full_name: 'Ada Roy', user_type: 'OPERATOR' });
    const operator = (await app.request<{ token: string }>({ method: 'POST', url: '/api/auth/login', payload: made }))
      .body.token;
    const url = `/api/admin/users/${user.id}/sessions`;
    expect((await app.request({ method: 'DELETE', url, token: operator })).body).toEqual({ success: true, ended: 2 });
    expect([await statusOfMe(app, token), await statusOfMe(app, other)]).toEqual([401, 401]);
    expect((await app.request({ method: 'DELETE', url, token: operator })).body).toEqual({ success: true, ended: 0 });
    expect(await statusOfMe(app, operator)).toBe(200);
  });
});
