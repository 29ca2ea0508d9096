import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { cookiesOf } from './cookies-of.js';
import type { IdempotencyStore } from './idempotency-store.js';
import type { RequestWithClaim } from './idempotency.interceptor.js';

/**
 * Stores the answer of a claimed key just before it is sent, including cookies, so register it after hooks that add cookies.
 * Errors (4xx, 5xx) are not stored: nothing was done, so the key can be used again. `AnswerWithWrite` has stored answers of exactly-once
 * writes.
 */
export function settleKeys(fastify: FastifyInstance, store: IdempotencyStore, logger: Logger): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const claimed = (request as RequestWithClaim).claimedKey;
    if (!claimed || claimed.isSettled) return payload;
    const { caller, key } = claimed;
    try {
      if (reply.statusCode >= 400) {
        await store.release(caller, key);
      } else {
        const body = typeof payload === 'string' ? payload : '';
        const contentType = reply.getHeader('content-type');
        await store.complete(caller, key, reply.statusCode, {
          body,
          contentType: contentType === undefined ? null : String(contentType),
          cookies: cookiesOf(reply),
        });
      }
    } catch (error) {
      // The work is done or refused, so send that answer. The key expires in a minute.
      logger.error({ err: error }, 'idempotency key not settled');
    }
    return payload;
  });
}
