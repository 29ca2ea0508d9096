import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAiEndpoint, type OpenAiRequest } from './openai-endpoint.js';

describe('a service with the OpenAI protocol', () => {
  let answer: (response: ServerResponse) => void;
  let asked: { url: string; headers: IncomingHttpHeaders; body: string }[];
  let server: Server;
  let base: string;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const post = (change: Partial<OpenAiRequest> = {}, key: string | undefined = 'clef'): Promise<unknown> =>
    new OpenAiEndpoint({ AI_BASE_URL: `${base}/`, AI_API_KEY: key }).post({
      path: '/embeddings',
      body: { input: ['été'] },
      timeoutMs: 2_000,
      mostBytes: 1_000,
      attempts: 1,
      ...change,
    });

  it('receives the body and the key, and its answer is returned', async () => {
    answer = (response) => response.end('{"data":[1]}');
    expect(await post()).toEqual({ data: [1] });
    expect(asked[0]).toMatchObject({ url: '/v1/embeddings', body: '{"input":["été"]}' });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer clef', 'content-type': 'application/json' });
  });

  it('receives no key if none is configured', async () => {
    answer = (response) => response.end('{}');
    await new OpenAiEndpoint({ AI_BASE_URL: base, AI_API_KEY: undefined }).post({
      path: '/x',
      body: {},
      timeoutMs: 2_000,
      mostBytes: 100,
      attempts: 1,
    });
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [429, 2],
    [503, 2],
    [400, 1],
    [401, 1],
  ])(
    'that refuses with %i is called at most %i times, and the error does not repeat its answer',
    async (status, times) => {
      answer = (response) => response.writeHead(status).end('été clef');
      const refusal: Error = await post({ attempts: 2 }).then(
        () => new Error('no refusal'),
        (error: Error) => error,
      );
      expect(refusal.message).toBe(`/embeddings answered ${status}`);
      expect(asked).toHaveLength(times);
    },
  );

  it('that fails once is called again', async () => {
    answer = (response) => response.writeHead(asked.length === 1 ? 500 : 200).end('{"ok":true}');
    expect(await post({ attempts: 2 })).toEqual({ ok: true });
  });

  it('that is too slow, answers too much or answers no JSON causes an error with our own text', async () => {
    answer = () => undefined;
    await expect(post({ timeoutMs: 100 })).rejects.toThrow('/embeddings took longer than 100 ms');
    // An answer that starts in time and never ends is too slow as well.
    answer = (response) => response.write('{"data":');
    await expect(post({ timeoutMs: 100 })).rejects.toThrow('/embeddings took longer than 100 ms');
    answer = (response) => response.end(`"${'x'.repeat(2_000)}"`);
    await expect(post()).rejects.toThrow('/embeddings answered more than 1000 bytes');
    answer = (response) => response.end('<html>été</html>');
    await expect(post()).rejects.toThrow('/embeddings answered no JSON');
    answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    await expect(post()).rejects.toThrow('/embeddings cannot be reached');
  });

  it('is disconnected when the caller aborts', async () => {
    answer = () => undefined;
    const stop = new AbortController();
    const asking = post({ signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(asking).rejects.toThrow('stopped');
  });
});
