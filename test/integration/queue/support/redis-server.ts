import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * A Redis server only for this test, which may freeze and kill it. It stores nothing on disk.
 *
 * @param policy its maxmemory-policy.
 * @throws Error when redis-server is not installed (`apt-get install redis-server`).
 */
export async function startRedis({
  policy = 'noeviction',
  port,
}: { policy?: string; port?: number } = {}): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const url = `redis://127.0.0.1:${at}`;
  const child = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', policy],
    { stdio: 'ignore' },
  );
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    throw new Error('redis-server cannot be started (apt-get install redis-server)', { cause: error });
  });
  await Promise.race([answers(url), failed]);
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const redis = new Redis(url, {
      lazyConnect: true,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      disconnectTimeout: 50,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await redis.ping();
      return;
    } catch {
      await sleep(25);
    } finally {
      redis.disconnect();
    }
  }
  throw new Error(`no answer from ${url}`);
}
