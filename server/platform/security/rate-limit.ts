import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Env } from '../config/env.js';
import type { Logger } from '../logging/logger.js';

/** Requests per minute and address: far more than a person with many tabs needs, far less than would harm others. */
const REQUESTS_A_MINUTE = 1_200;

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
  const redis = env.REDIS_URL
    ? new Redis(env.REDIS_URL, {
        connectTimeout: 2_000,
        commandTimeout: 500,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
      })
    : null;
  redis?.on('error', (error: Error) => logger.warn({ err: error }, 'rate limit store'));
  await fastify.register(rateLimit, {
    global: true,
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    nameSpace: 'entrevue-rate-',
    skipOnError: true,
    allowList: (request) => !request.url.startsWith('/api/') || request.url.startsWith('/api/health'),
    ...(redis ? { redis } : {}),
  });
  return async () => {
    await redis?.quit();
  };
}
