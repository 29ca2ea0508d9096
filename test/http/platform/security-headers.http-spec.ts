import { startTestApp, type TestApp } from '../../support/app.js';

describe('security headers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each(['/api/health', '/api/nowhere', '/api/docs', '/api/openapi.json'])('are on %s', async (url) => {
    const { headers } = await app.request({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=-]+'/);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('keep answers of the API out of caches', async () => {
    expect((await app.request({ url: '/api/users/me' })).headers['cache-control']).toBe('no-store');
  });
});
