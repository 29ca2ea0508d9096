import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('a request written by hand', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp();
    port = Number(new URL(await app.listen()).port);
  });
  afterAll(() => app.close());

  /** Sends these lines as they are. @returns everything the server answers until it ends the connection */
  async function send(...lines: readonly string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.write(lines.join('\r\n'));
    await once(socket, 'close');
    return answer;
  }
  const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';

  it('is answered', async () => {
    const answer = await send('GET /api/health HTTP/1.1', 'Host: localhost', 'Connection: close', '', '');
    expect(statusOf(answer)).toBe('200');
  });

  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', '']],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', '{}']],
    ['an unknown transfer encoding', ['Transfer-Encoding: xchunked', '', '0', '', '']],
    ['a space before the colon', ['Content-Length : 2', '', '{}']],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', '']],
  ])('is refused if its end is ambiguous: %s', async (_, rest) => {
    const answer = await send(
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...rest,
    );
    expect(statusOf(answer)).toBe('400');
    // One answer: the rest is not read as another request.
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it.each(['TRACE', 'TRACK', 'CONNECT'])(
    'is refused with the method %s, and nothing of it is repeated',
    async (method) => {
      const answer = await send(
        `${method} /api/health HTTP/1.1`,
        'Host: localhost',
        'X-Secret: do-not-repeat',
        'Connection: close',
        '',
        '',
      );
      expect(statusOf(answer)).toMatch(/^4\d\d$|^none$/);
      expect(answer).not.toContain('do-not-repeat');
    },
  );

  it('ends its connection after ten seconds without its rest, also if it was answered before', async () => {
    const post = (path: string, ...rest: readonly string[]): readonly string[] => [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      ...rest,
      'Content-Length: 60000',
      '',
      '{"a":"',
    ];
    const slow: Readonly<Record<string, readonly string[]>> = {
      headers: ['GET /api/jobs HTTP/1.1', 'Host: localhost', 'X-Slow: a'],
      body: post('/api/auth/login', 'Content-Type: application/json'),
      'body without a type': post('/api/auth/login'),
      'body of an unknown address': post('/api/unknown', 'Content-Type: application/json'),
      'body of a page': ['GET /api/jobs HTTP/1.1', 'Host: localhost', 'Content-Length: 60000', '', 'a'],
      'body of a refused upload': post('/api/upload/video', 'Content-Type: multipart/form-data; boundary=a'),
    };
    const startedAt = performance.now();
    const times = Object.entries(slow).map(async ([what, lines]) => {
      await send(...lines);
      return [what, Math.round(performance.now() - startedAt)] as const;
    });
    // Node alone looks for slow headers every 30 s, and waits half an hour for a body.
    const tooLate = (await Promise.all(times)).filter(([, milliseconds]) => milliseconds > 25_000);
    expect(tooLate).toEqual([]);
  }, 60_000);

  it('is not redirected from http to https', async () => {
    const answer = await send(
      'GET /api/users/me HTTP/1.1',
      'Host: localhost',
      'X-Forwarded-Proto: http',
      'Connection: close',
      '',
      '',
    );
    expect(statusOf(answer)).toBe('401');
    expect(answer).not.toMatch(/^location:/im);
  });
});
