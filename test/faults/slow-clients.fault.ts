import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { type Answers, Watcher } from './support/watcher.js';

const CLIENTS = Number(process.env['SLOW_CLIENTS'] ?? 1_000);
const ATTACK_MS = 30_000;
const EVERY_MS = 1_000;
const FACTOR = 2;
/** Below this, a difference says nothing on a busy machine. */
const UNNOTICED_MS = 250;

/** Many clients send a byte a second, half of them of their headers and half of their body. */
export const fault: Fault = {
  row: 'F16',
  done: `${CLIENTS} clients that send one byte a second, straight to an API`,
  expected: 'p99 of others ≤ 2 ×, no slow connection left after 30 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const [api] = cluster.apis;
    if (!api) throw new Error('no API');
    const before = await watch(`${api.origin}/api/jobs`, 5_000);
    const sockets: Socket[] = [];
    const port = Number(new URL(api.origin).port);
    for (let n = 0; n < CLIENTS; n += 1) sockets.push(slowClient(port, n % 2 === 0));
    const during = await watch(`${api.origin}/api/jobs`, ATTACK_MS);
    const left = sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
    for (const socket of sockets) socket.destroy();
    const limit = Math.max(UNNOTICED_MS, before.p99 * FACTOR);
    const check = new Expectations();
    check.expect(during.count((status) => status !== 200) === 0, during.statuses);
    check.expect(during.p99 <= limit, `p99 ${during.p99} ms instead of ${before.p99} ms`);
    check.expect(left === 0, `${left} slow connections left`);
    return {
      measured: `${during.statuses}, p99 ${during.p99} ms (before ${before.p99} ms), ${left} of ${CLIENTS} connections left`,
      missed: check.missed,
      lost: null,
      doubled: null,
    };
  },
};

async function watch(url: string, milliseconds: number): Promise<Answers> {
  const watcher = new Watcher(url);
  await sleep(milliseconds);
  return watcher.stop();
}

function slowClient(port: number, isInHeaders: boolean): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(
    isInHeaders
      ? 'GET /api/jobs HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
      : `${head}Content-Length: 60000\r\n\r\n{"a":"`,
  );
  const dripping = setInterval(() => socket.writable && socket.write('a'), EVERY_MS);
  // The server ends them.
  socket.on('error', () => undefined).resume();
  socket.once('close', () => clearInterval(dripping));
  return socket;
}
