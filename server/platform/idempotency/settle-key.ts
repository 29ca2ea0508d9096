import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from '../logging/logger.js';
import type { IdempotencyStore } from './idempotency-store.js';
import type { RequestWithClaim } from './idempotency.interceptor.js';

function cookiesOf(reply: FastifyReply): string[] {
  const header = reply.getHeader('set-cookie');
  if (header === undefined) return [];
  return (Array.isArray(header) ? header : [header]).map(String);
}

/**
 * Keeps the answer of a claimed key just before it leaves, cookies included; so it must be registered after whatever adds
 * cookies. Refusals (4xx) and defects are not kept: nothing was done, so the key stays usable.
 */
export function settleKeys(fastify: FastifyInstance, store: IdempotencyStore, logger: Logger): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const claimed = (request as RequestWithClaim).claimedKey;
    if (!claimed) return payload;
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
      // The work is done or refused already: the caller gets that answer. The key frees itself in a minute.
      logger.error({ err: error }, 'idempotency key not settled');
    }
    return payload;
  });
}
