import type { RedisOptions } from 'bullmq';
import { Redis } from 'ioredis';

/** Maximum milliseconds between two connection attempts, so that work resumes soon after an outage. */
const RECONNECT_MAX_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;
const safePolicy = 'noeviction';

const retryStrategy = (tries: number): number => Math.min(tries * 100, RECONNECT_MAX_MS);

/**
 * For adding and reading: a command fails immediately if Redis is down, and after two seconds if it hangs. With ioredis's defaults
 * callers would wait as long as the outage.
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

/** For workers, whose blocking reads wait without a timeout. */
export function redisWorkerConnection(url: string): RedisOptions {
  return { url, maxRetriesPerRequest: null, connectTimeout: 3_000, keepAlive: 10_000, retryStrategy };
}

/** Redis may delete queued jobs with this policy. */
export class RedisEvictsJobs extends Error {
  constructor(policy: string) {
    super(`QUEUE_URL: this Redis has maxmemory-policy ${policy} and may drop jobs; it must be ${safePolicy}`);
    this.name = 'RedisEvictsJobs';
  }
}

/**
 * Checks the eviction policy of Redis.
 *
 * @throws RedisEvictsJobs if it could delete jobs.
 * @throws Error if Redis does not answer within three seconds.
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
  // The rejected command reports the failure; without a listener, `error` would also end the process.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    // INFO, because hosted Redis often refuses CONFIG GET.
    const policy = /^maxmemory_policy:(.+?)\r?$/m.exec(await redis.info('memory'))?.[1];
    if (policy !== undefined && policy !== safePolicy) throw new RedisEvictsJobs(policy);
  } finally {
    redis.disconnect();
  }
}
