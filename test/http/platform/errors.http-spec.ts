import { startTestApp, type TestApp } from '../../support/app.js';

interface ErrorBody {
  error: string;
  code: string;
  requestId: string;
  details?: { path: string; code: string; message: string }[];
}

describe('every failure has one shape, in the caller’s language', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('on an unknown path, in French by default', async () => {
    const { status, body, headers } = await app.request<ErrorBody>({ url: '/api/nowhere' });
    expect(status).toBe(404);
    expect(body).toEqual({
      error: 'Cette page ou cet élément n’existe pas.',
      code: 'REQUEST.NOT_FOUND',
      requestId: expect.any(String),
    });
    expect(headers['x-request-id']).toBe(body.requestId);
    expect(headers['content-language']).toBe('fr');
  });

  it('on an unknown path, in English when asked', async () => {
    const { body } = await app.request<ErrorBody>({ url: '/nowhere', headers: { 'accept-language': 'en-CA' } });
    expect(body.error).toBe('This page or item does not exist.');
  });

  it.each(['{', '', '{"a":1,}', 'null', '[]', '"x"', '{"email":"a@b.ca"', '\u0000'])(
    'on the malformed body %p',
    async (payload) => {
      const { status, body } = await app.request<ErrorBody>({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(400);
      expect(body.code).toMatch(/^REQUEST\.(MALFORMED_JSON|INVALID)$/);
      expect(Object.keys(body).sort()).toEqual(expect.arrayContaining(['code', 'error', 'requestId']));
    },
  );

  it('on a body over 64 KiB', async () => {
    const { status, body } = await app.request<ErrorBody>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a'.repeat(70_000), password: 'x' },
    });
    expect(status).toBe(413);
    expect(body.code).toBe('REQUEST.TOO_LARGE');
  });

  it('on a content type that no route accepts', async () => {
    const { status, body } = await app.request<ErrorBody>({
      method: 'POST',
      url: '/api/auth/login',
      payload: '<a/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect(status).toBe(415);
    expect(body.code).toBe('REQUEST.UNSUPPORTED_TYPE');
  });

  it('names each invalid field, including unknown ones', async () => {
    const { status, body } = await app.request<ErrorBody>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'nobody', is_admin: true },
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(400);
    expect(body.details?.map(({ path }) => path).sort()).toEqual(['email', 'is_admin', 'password']);
    expect(body.details?.find(({ path }) => path === 'password')).toMatchObject({
      code: 'FIELD.REQUIRED',
      message: 'This field is required.',
    });
  });

  it('on prototype keys', async () => {
    const { status } = await app.request<ErrorBody>({
      method: 'POST',
      url: '/api/auth/login',
      payload: '{"email":"a@b.ca","password":"12345678","__proto__":{"admin":true}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
  });

  it('keeps a proxy’s request id, and replaces an invalid one', async () => {
    const given = await app.request({ url: '/api/health', headers: { 'x-request-id': 'proxy-request-1' } });
    expect(given.headers['x-request-id']).toBe('proxy-request-1');
    const forged = await app.request({ url: '/api/health', headers: { 'x-request-id': 'a b<c>' } });
    expect(forged.headers['x-request-id']).not.toBe('a b<c>');
  });
});
