import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.js';

/** The remaining requests of each connection, after one request from each of these addresses. */
async function remaining(app: TestApp, requests: number): Promise<number[]> {
  const left: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const address = `203.0.113.${request}`;
    const { headers } = await app.request({
      url: '/api/jobs',
      headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    });
    left.push(Number(headers['x-ratelimit-remaining']));
  }
  return left;
}

/** Signs in with a wrong password, each time with another claimed address. */
async function lastRefusal(app: TestApp, attempts: number): Promise<number> {
  let last = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status } = await app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'nobody@exemple.ca', password: 'not the password' },
      headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
    });
    last = status;
  }
  return last;
}

describe('a client that claims another address in each request', () => {
  async function withApp(env: NonNullable<TestAppOptions['env']>, test: (app: TestApp) => Promise<void>) {
    const app = await startTestApp({ env: { RATE_LIMIT: 'on', ...env } });
    try {
      await test(app);
    } finally {
      await app.close();
    }
  }

  it('is limited by its connection by default', () =>
    withApp({ TRUSTED_PROXIES: '' }, async (app) => {
      expect(await remaining(app, 3)).toEqual([1_199, 1_198, 1_197]);
      const { headers } = await app.request({ url: '/api/health', headers: { 'x-request-id': 'a-made-up-request' } });
      expect(headers['x-request-id']).not.toBe('a-made-up-request');
      expect(await lastRefusal(app, 11)).toBe(429);
    }));

  it('is limited by its connection if it does not come from the trusted proxy', () =>
    withApp({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.0.0/16' }, async (app) => {
      expect(await remaining(app, 3)).toEqual([1_199, 1_198, 1_197]);
    }));

  it('is identified by the address from a trusted proxy', () =>
    withApp({ TRUSTED_PROXIES: 'loopback' }, async (app) => {
      expect(await remaining(app, 3)).toEqual([1_199, 1_199, 1_199]);
    }));
});
