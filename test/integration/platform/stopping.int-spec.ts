import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../server/launcher/postgres/free-port.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

/** Ctrl-C gives the whole product five seconds. */
const ENDS_WITHIN_MS = 5_000;
const NOTICE_SECONDS = 2;

describe('an API that is told to stop', () => {
  let database: TestDatabase;
  let dataDir: string;
  let port: number;
  let api: ApiProcess;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'entrevue-stopping-'));
    port = await freePort();
    api = await startApi({
      databaseUrl: database.url,
      dataDir,
      port,
      env: { STOP_NOTICE_SECONDS: String(NOTICE_SECONDS) },
    });
  });
  afterEach(async () => {
    await api?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  });

  /** Sends requests repeatedly on a kept connection, like proxies and browsers. */
  const askFor = (signal: AbortSignal, refused: string[]): Promise<void> =>
    new Promise((resolve) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (): void => {
        if (signal.aborted) return resolve();
        const again = (): void => void setTimeout(ask, 20);
        const sent = get({ port, host: '127.0.0.1', path: '/api/jobs', agent }, (answer) => {
          if (answer.statusCode !== 200) refused.push(String(answer.statusCode));
          answer.resume().on('end', again);
        });
        sent.on('error', again);
      };
      ask();
    });

  it('gives notice, ends with code 0 even if clients keep connections open, and refuses no request that it accepted', async () => {
    const asking = new AbortController();
    const refused: string[] = [];
    const clients = Array.from({ length: 10 }, () => askFor(asking.signal, refused));
    const sockets: Socket[] = [];
    const open = (said: string): void => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(said));
      socket.on('error', () => undefined).resume();
      sockets.push(socket);
    };
    // One client connected in advance, one is between two requests, one is in the middle of its headers.
    open('');
    open(`GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    open(`GET /api/health HTTP/1.1\r\nHost: loc`);
    await sleep(500);
    const at = performance.now();
    const ending = api.end('SIGTERM');
    await sleep(300);
    // Proxies notice that it stops, and what they send meanwhile is served.
    const [ready, jobs] = await Promise.all(
      ['health/ready', 'jobs'].map((path) => fetch(`http://127.0.0.1:${port}/api/${path}`)),
    );
    expect([ready?.status, jobs?.status, jobs?.headers.get('connection')]).toEqual([503, 200, 'close']);
    const code = await ending;
    const took = performance.now() - at;
    asking.abort();
    await Promise.all(clients);
    for (const socket of sockets) socket.destroy();
    process.stderr.write(`    ended ${Math.round(took)} ms after SIGTERM, with ${code}\n`);
    expect(code).toBe(0);
    expect(took).toBeGreaterThan(NOTICE_SECONDS * 1_000);
    expect(took).toBeLessThan(NOTICE_SECONDS * 1_000 + ENDS_WITHIN_MS);
    expect(refused).toEqual([]);
  });
});
