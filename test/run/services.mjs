/**
 * A process (Node 24, server built) that holds the services of one test run: PostgreSQL and Redis, both real. It ends them
 * when the run does, however that ends, because the channel to it closes then.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const { startEmbeddedPostgres } = await import(join(root, 'dist/server/launcher/embedded-postgres.js'));
const { freePort } = await import(join(root, 'dist/server/launcher/postgres/free-port.js'));

const postgres = await startEmbeddedPostgres({ dataDir: join(root, '.data/test') });
const redisFolder = await mkdtemp(join(tmpdir(), 'entrevue-redis-'));
const redisPort = await freePort();
const redis = spawn(
  'redis-server',
  ['--port', redisPort, '--bind', '127.0.0.1', '--dir', redisFolder, '--save', '', '--appendonly', 'no'].map(String),
  { stdio: 'ignore' },
);
const redisEnded = once(redis, 'exit');
redis.once('error', (error) => {
  console.error(`redis-server: ${error.message}`);
  process.exit(1);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  redis.kill('SIGKILL');
  await redisEnded;
  await rm(redisFolder, { recursive: true, force: true });
  // One that was running before us is somebody's who works on the tests: it stays.
  if (!postgres.adopted) await postgres.stop();
  process.exit(0);
}
process.once('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

while (!(await answers(redisPort))) await sleep(20);
process.send?.({ TEST_POSTGRES_URL: postgres.url, TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}` });

function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
