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

describe('an API that is told to stop', () => {
  let database: TestDatabase;
  let dataDir: string;
  let port: number;
  let api: ApiProcess;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'entrevue-stopping-'));
    port = await freePort();
    api = await startApi({ databaseUrl: database.url, dataDir, port });
  });
  afterEach(async () => {
    await api?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  });

  /** Sends requests repeatedly on a kept connection, like proxies and browsers. */
  const askFor = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (): void => {
        if (signal.aborted) return resolve();
        const again = (): void => void setTimeout(ask, 20);
        get({ port, host: '127.0.0.1', path: '/api/jobs', agent }, (answer) => answer.resume().on('end', again)).on(
          'error',
          again,
        );
      };
      ask();
    });

  it('ends within five seconds with code 0, even if clients keep connections open', async () => {
    const asking = new AbortController();
    const clients = Array.from({ length: 10 }, () => askFor(asking.signal));
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
    const code = await api.end('SIGTERM');
    const took = performance.now() - at;
    asking.abort();
    await Promise.all(clients);
    for (const socket of sockets) socket.destroy();
    process.stderr.write(`    ended ${Math.round(took)} ms after SIGTERM, with ${code}\n`);
    expect(code).toBe(0);
    expect(took).toBeLessThan(ENDS_WITHIN_MS);
  });
});
