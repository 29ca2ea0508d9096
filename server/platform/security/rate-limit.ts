import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Env } from '../config/env.js';
import type { Logger } from '../logging/logger.js';
import { OWN_READS } from './own-reads.js';

/** Requests per minute and address: far more than a person with many tabs needs, far less than would harm others. */
const REQUESTS_A_MINUTE = 1_200;

/** Longest time that a request waits to be counted (milliseconds). */
const COUNT_MS = 100;
/** After Redis did not answer, requests go uncounted for this long before one tries again (milliseconds). */
const AWAY_MS = 5_000;

/** A separate Redis client for counting. If Redis hangs, one request every few seconds waits a moment, the others not at all. */
class CountingRedis extends Redis {
  #awayUntil = 0;

  constructor(url: string) {
    super(url, { connectTimeout: 2_000, commandTimeout: COUNT_MS, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  }

  get isAway(): boolean {
    return performance.now() < this.#awayUntil;
  }

  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const sent = super.sendCommand(...args);
    args[0].promise.catch((error: Error) => {
      // A refusal is an answer: for example NOSCRIPT, after which the script is sent.
      if (error.name !== 'ReplyError') this.#awayUntil = performance.now() + AWAY_MS;
    });
    return sent;
  }
}

/**
 * Limits requests per address. With REDIS_URL all replicas count together. Assets and health checks are not limited. If Redis does
 * not answer, requests are allowed.
 *
 * @returns a function to call at shutdown.
 */
export async function registerRateLimit(
  fastify: FastifyInstance,
  env: Env,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (!env.RATE_LIMIT) return () => Promise.resolve();
  const redis = env.REDIS_URL ? new CountingRedis(env.REDIS_URL) : null;
  redis?.on('error', (error: Error) => logger.warn({ err: error }, 'rate limit store'));
  await fastify.register(rateLimit, {
    global: true,
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    nameSpace: 'entrevue-rate-',
    skipOnError: true,
    allowList: ({ url, socket }) =>
      !url.startsWith('/api/') ||
      url.startsWith('/api/health') ||
      socket.remoteAddress === OWN_READS ||
      redis?.isAway === true,
    ...(redis ? { redis } : {}),
  });
  return () => {
    // Nothing is left to write: a frozen Redis must not delay the end of this process.
    redis?.disconnect();
    return Promise.resolve();
  };
}
