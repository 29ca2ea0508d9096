import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Env } from '../config/env.js';
import type { Logger } from '../logging/logger.js';

/** Requests a minute from one address: far above what a person with many tabs makes, far below what harms others. */
const REQUESTS_A_MINUTE = 1_200;

/**
 * Caps the requests of one address; REDIS_URL makes replicas count together. Asset and health requests are free, and a
 * Redis that does not answer lets requests through rather than refusing everybody.
 *
 * @returns what to call at shutdown.
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
