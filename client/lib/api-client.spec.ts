import { z } from 'zod';
import { createApiClient, type ApiSurroundings } from './api-client';
import { ApiError } from './api-error';
import { createIdempotencyKeys } from './idempotency-keys';
import { memoryStorage } from './spec-support/memory-storage';

const thing = z.object({ name: z.string() });
type Answer = { status: number; body: unknown } | 'cut';

/** A server that returns the given responses in turn, and a client that records its requests. */
function setUp(answers: Answer[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const refused: (string | null)[] = [];
  const changed: string[] = [];
  let issued = 0;
  const around: ApiSurroundings = {
    fetch: (url, init) => {
      sent.push({ url: url as string, init: init ?? {} });
      const answer = answers.shift();
      if (answer === undefined || answer === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      return Promise.resolve({
        status: answer.status,
        headers: new Headers(),
        text: () => Promise.resolve(body),
      } as Response);
    },
    token: () => 'secret-token',
    csrfToken: () => 'csrf',
    language: () => 'en',
    keys: createIdempotencyKeys(
      memoryStorage(),
      () => `key-${(issued += 1)}`,
      () => 0,
    ),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    onRefused: (token) => refused.push(token),
    onAnswered: () => undefined,
    onChanged: (path) => changed.push(path),
  };
  const header = (call: number, name: string) =>
    (sent[call]?.init.headers as Record<string, string> | undefined)?.[name];
  return { api: createApiClient(around), sent, waits, refused, changed, header };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('the headers of a call', () => {
  it('sends bearer, cookies and language, and no key on a read', async () => {
    const { api, sent, header } = setUp([{ status: 200, body: { name: 'a' } }]);
    await api({
      path: '/api/jobs',
      query: { search: 'café', page: 2, empty: '', none: null, kinds: ['a', 'b'] },
      answer: thing,
    });
    expect(sent[0]?.url).toBe('/api/jobs?search=caf%C3%A9&page=2&kinds=a%2Cb');
    expect(sent[0]?.init.credentials).toBe('include');
    expect(header(0, 'Authorization')).toBe('Bearer secret-token');
    expect(header(0, 'Accept-Language')).toBe('en');
    expect(header(0, 'Idempotency-Key')).toBeUndefined();
    expect(header(0, 'X-CSRF-Token')).toBeUndefined();
  });

  it('sends the CSRF token and an idempotency key on a change, and no session on an anonymous call', async () => {
    const { api, header } = setUp([
      { status: 200, body: { name: 'a' } },
      { status: 200, body: { name: 'a' } },
    ]);
    await api({ method: 'PUT', path: '/api/users/me', body: { full_name: 'A' }, answer: thing });
    expect(header(0, 'X-CSRF-Token')).toBe('csrf');
    expect(header(0, 'Idempotency-Key')).toBe('key-1');
    await api({ method: 'POST', path: '/api/auth/login', body: {}, answer: thing, anonymous: true });
    expect(header(1, 'Authorization')).toBeUndefined();
  });
});

describe('a read with a body too long for the address', () => {
  it('has no key, and invalidates nothing', async () => {
    const { api, header, changed } = setUp([{ status: 200, body: { name: 'x' } }]);
    await api({ method: 'POST', path: '/api/jobs/checklist', body: {}, answer: thing, isQuestion: true });
    expect(header(0, 'Idempotency-Key')).toBeUndefined();
    expect(header(0, 'X-CSRF-Token')).toBe('csrf');
    expect(changed).toEqual([]);
  });
});

describe('retries', () => {
  it('repeats after 1 s and 2 s without a response, with the same key', async () => {
    const { api, waits, header, changed } = setUp(['cut', 'cut', { status: 201, body: { name: 'a' } }]);
    await expect(api({ method: 'POST', path: '/api/jobs', body: { title: 'x' }, answer: thing })).resolves.toEqual({
      name: 'a',
    });
    expect(waits).toEqual([1_000, 2_000]);
    expect([0, 1, 2].map((call) => header(call, 'Idempotency-Key'))).toEqual(['key-1', 'key-1', 'key-1']);
    const traces = [0, 1, 2].map((call) => header(call, 'traceparent'));
    expect(traces[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(new Set(traces).size).toBe(1);
    expect(changed).toEqual(['/api/jobs']);
  });

  it('stop after the third attempt and keep the key for the next press of the button', async () => {
    const { api, sent, header } = setUp(['cut', 'cut', 'cut', { status: 201, body: { name: 'a' } }]);
    const press = () => api({ method: 'POST', path: '/api/jobs', body: { title: 'x' }, answer: thing });
    expect((await failureOf(press())).code).toBe('CLIENT.NETWORK');
    expect(sent).toHaveLength(3);
    await press();
    expect(header(3, 'Idempotency-Key')).toBe('key-1');
  });

  it('never repeat a call that was answered', async () => {
    const { api, sent } = setUp([
      { status: 503, body: { error: 'Later', code: 'PLATFORM.UNAVAILABLE', requestId: 'r' } },
    ]);
    expect((await failureOf(api({ path: '/api/jobs', answer: thing }))).status).toBe(503);
    expect(sent).toHaveLength(1);
  });

  it('do not repeat a call that the caller has cancelled', async () => {
    const { api, sent } = setUp(['cut', { status: 200, body: { name: 'a' } }]);
    const controller = new AbortController();
    controller.abort();
    await expect(api({ path: '/api/jobs', answer: thing, signal: controller.signal })).rejects.toThrow(
      'Failed to fetch',
    );
    expect(sent).toHaveLength(1);
  });
});

describe('one key for one intention', () => {
  it('is replaced after a response', async () => {
    const ok = { status: 200, body: { name: 'a' } };
    const { api, header } = setUp([ok, ok]);
    const press = () => api({ method: 'PUT', path: '/api/jobs/1', body: { status: 'PAUSED' }, answer: thing });
    await press();
    await press();
    expect([header(0, 'Idempotency-Key'), header(1, 'Idempotency-Key')]).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['a defect', { status: 500, body: { error: 'x', code: 'PLATFORM.DEFECT', requestId: 'r' } }, 'key-1'],
    [
      'a call still running',
      { status: 409, body: { error: 'x', code: 'REQUEST.IDEMPOTENCY_KEY_IN_USE', requestId: 'r' } },
      'key-1',
    ],
    ['a refusal', { status: 400, body: { error: 'x', code: 'REQUEST.INVALID', requestId: 'r' } }, 'key-2'],
  ])('after %s sends %s next', async (_name, answer, next) => {
    const { api, header } = setUp([answer, { status: 200, body: { name: 'a' } }]);
    const press = () => api({ method: 'POST', path: '/api/jobs', body: { title: 'x' }, answer: thing });
    await failureOf(press());
    await press();
    expect(header(1, 'Idempotency-Key')).toBe(next);
  });
});

describe('refusals', () => {
  it('contain the sentence, the code, the fields and the request id of the server', async () => {
    const details = [{ path: 'email', code: 'IDENTITY.EMAIL_TAKEN', message: 'Déjà utilisée' }];
    const { api } = setUp([
      {
        status: 409,
        body: { error: 'Cette adresse existe.', code: 'IDENTITY.EMAIL_TAKEN', details, requestId: 'r-1' },
      },
    ]);
    const error = await failureOf(
      api({ method: 'POST', path: '/api/auth/register', body: {}, answer: thing, anonymous: true }),
    );
    expect(error).toMatchObject({
      status: 409,
      code: 'IDENTITY.EMAIL_TAKEN',
      message: 'Cette adresse existe.',
      details,
      requestId: 'r-1',
    });
  });

  it.each([
    [{ status: 502, body: '<html>bad gateway</html>' }, 'CLIENT.UNREADABLE_ERROR'],
    [{ status: 502, body: {} }, 'CLIENT.HTTP_STATUS'],
    [{ status: 502, body: 'null' }, 'CLIENT.HTTP_STATUS'],
    [{ status: 200, body: 'not json' }, 'CLIENT.INVALID_ANSWER'],
    [{ status: 200, body: { name: 5 } }, 'CLIENT.INVALID_ANSWER'],
  ])('name an unreadable response: %j', async (answer, code) => {
    const { api } = setUp([answer]);
    expect((await failureOf(api({ path: '/api/jobs', answer: thing }))).code).toBe(code);
  });

  it('end the session on 401, except for sign-in calls', async () => {
    const body = { error: 'Non', code: 'IDENTITY.UNAUTHENTICATED', requestId: 'r' };
    const { api, refused } = setUp([
      { status: 401, body },
      { status: 401, body },
    ]);
    expect((await failureOf(api({ path: '/api/jobs', answer: thing }))).name).toBe('Unauthorized');
    expect(refused).toEqual(['secret-token']);
    await failureOf(api({ method: 'POST', path: '/api/auth/login', body: {}, answer: thing, anonymous: true }));
    expect(refused).toEqual(['secret-token']);
  });
});
