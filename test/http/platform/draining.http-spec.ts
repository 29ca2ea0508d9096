import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestApp, type TestApp } from '../../support/app.js';

/** The answers on one connection, in order: each a status, a header and a body. */
function answersIn(text: string): { status: number; connection: string | null; body: Record<string, unknown> }[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter(Boolean)
    .map((answer) => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      return {
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        connection: /^connection: (.+)$/im.exec(head)?.[1] ?? null,
        body: JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '{}') as Record<string, unknown>,
      };
    });
}

describe('a server that closes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('ends what it began, and refuses what comes after in our words', async () => {
    const { hostname, port } = new URL((await app.listen()).replace('[::1]', '127.0.0.1'));
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table job in access exclusive mode');
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const ask = (path: string): void => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Language: fr\r\n\r\n`);
    };
    ask('/api/jobs');
    // The list waits for its table by now.
    await sleep(500);
    const closing = app.app.close();
    await sleep(200);
    ask('/api/health');
    await sleep(200);
    await holder.query('rollback');
    await holder.end();
    await ended;
    await closing;

    const [first, second] = answersIn(text);
    expect([first?.status, first?.body['total']]).toEqual([200, 0]);
    expect(second).toEqual({
      status: 503,
      connection: 'close',
      body: {
        code: 'REQUEST.UNAVAILABLE',
        error: expect.stringContaining('Réessayez') as string,
        requestId: expect.any(String) as string,
      },
    });
  });
});
