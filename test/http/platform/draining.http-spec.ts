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

/** Opens a separate connection. Resolves with its answers once it has ended. */
function openSocket(port: number, hostname: string) {
  const socket = connect(port, hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const answers = new Promise<ReturnType<typeof answersIn>>((resolve) =>
    socket.on('close', () => resolve(answersIn(text))),
  );
  return { socket, answers };
}

describe('a server that closes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('finishes running requests, serves those that arrive on open connections, and closes each connection', async () => {
    const { hostname, port } = new URL((await app.listen()).replace('[::1]', '127.0.0.1'));
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table job in access exclusive mode');
    const first = openSocket(Number(port), hostname);
    const second = openSocket(Number(port), hostname);
    const headers = `Host: ${hostname}\r\nAccept-Language: fr\r\n\r\n`;
    first.socket.write(`GET /api/jobs HTTP/1.1\r\n${headers}`);
    second.socket.write('GET /api/health HTTP/1.1\r\n');
    // Now the list waits for its locked table, and the other request for its headers.
    await sleep(500);
    const closing = app.app.close();
    await sleep(200);
    second.socket.write(headers);
    await sleep(200);
    await holder.query('rollback');
    await holder.end();
    const [[answer], [late]] = [await first.answers, await second.answers];
    await closing;

    expect([answer?.status, answer?.connection, answer?.body['total']]).toEqual([200, 'close', 0]);
    expect([late?.status, late?.connection, late?.body['status']]).toEqual([200, 'close', 'ok']);
  });
});
