import type { RedisOptions } from 'bullmq';
import { Redis } from 'ioredis';

/** Longest wait between two tries to reach Redis (milliseconds): work resumes soon after it is back. */
const RECONNECT_MAX_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;
const safePolicy = 'noeviction';

const retryStrategy = (tries: number): number => Math.min(tries * 100, RECONNECT_MAX_MS);

/**
 * For whoever adds and asks: a Redis that is gone fails a command at once, and one that hangs fails it after two seconds,
 * so that nobody waits behind it. With ioredis's defaults both wait as long as Redis does.
 */
export function redisProducerConnection(url: string): RedisOptions {
  return {
    url,
    enableOfflineQueue: false,
    commandTimeout: 2_000,
    connectTimeout: 3_000,
    maxRetriesPerRequest: 1,
    retryStrategy,
  };
}

/** For workers, whose blocking reads are meant to wait. */
export function redisWorkerConnection(url: string): RedisOptions {
  return { url, maxRetriesPerRequest: null, connectTimeout: 3_000, keepAlive: 10_000, retryStrategy };
}

/** Redis may throw queued jobs away under this policy. */
export class RedisEvictsJobs extends Error {
  constructor(policy: string) {
    super(`QUEUE_URL: this Redis has maxmemory-policy ${policy} and may drop jobs; it must be ${safePolicy}`);
    this.name = 'RedisEvictsJobs';
  }
}

/**
 * Asks Redis for its eviction policy.
 *
 * @throws RedisEvictsJobs when it could drop jobs.
 * @throws Error when Redis does not answer within three seconds.
 */
export async function assertRedisKeepsJobs(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CHECK_TIMEOUT_MS,
    commandTimeout: CHECK_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    disconnectTimeout: 100,
  });
  // The failure reaches us through the rejected command; without a listener it would also end the process.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    // INFO rather than CONFIG GET, which hosted Redis often refuses.
    const policy = /^maxmemory_policy:(.+?)\r?$/m.exec(await redis.info('memory'))?.[1];
    if (policy !== undefined && policy !== safePolicy) throw new RedisEvictsJobs(policy);
  } finally {
    redis.disconnect();
  }
}
