import { createFileReader } from './api-file';

// jsdom has neither streams nor fetch responses, so the spec passes the parts that the reader uses.
function reader(answer: () => Promise<Response>) {
  const refused: (string | null)[] = [];
  const seen: RequestInit[] = [];
  const read = createFileReader({
    fetch: (_address, init) => {
      seen.push(init ?? {});
      return answer();
    },
    token: () => 'token',
    language: () => 'fr',
    onRefused: (token) => refused.push(token),
    onAnswered: () => undefined,
  });
  return { read: () => read({ path: '/api/users/me/export' }), refused, seen };
}
const answerOf = (status: number, body: string): Response =>
  ({
    ok: status < 400,
    status,
    body: null,
    text: () => Promise.resolve(body),
    blob: () => Promise.resolve(new Blob([body])),
  }) as unknown as Response;

describe('downloading a file that needs sign-in', () => {
  it('sends the session and returns the file', async () => {
    const { read, seen } = reader(() => Promise.resolve(answerOf(200, 'PK archive')));
    expect((await read()).size).toBe('PK archive'.length);
    expect(seen[0]?.headers).toEqual({
      'Accept-Language': 'fr',
      Authorization: 'Bearer token',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
    });
  });

  it('throws the server’s error', async () => {
    const body = JSON.stringify({ error: 'Trois par jour.', code: 'REQUEST.TOO_MANY', requestId: 'r' });
    const { read, refused } = reader(() => Promise.resolve(answerOf(429, body)));
    await expect(read()).rejects.toMatchObject({ status: 429, message: 'Trois par jour.' });
    expect(refused).toEqual([]);
  });

  it('ends a session that the server no longer knows', async () => {
    const { read, refused } = reader(() => Promise.resolve(answerOf(401, '{}')));
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(refused).toEqual(['token']);
  });

  it('reports a broken connection', async () => {
    const { read } = reader(() => Promise.reject(new TypeError('network error')));
    await expect(read()).rejects.toMatchObject({ code: 'CLIENT.NETWORK' });
  });
});
