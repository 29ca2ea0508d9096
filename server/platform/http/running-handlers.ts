import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Max time that shutdown waits for handlers (milliseconds). Ctrl-C gives the whole product five seconds. */
const MAX_WAIT_MS = 3_000;

/**
 * Makes shutdown wait for running handlers. Fastify waits only for connections: if a client disconnects, its handler still runs, and
 * would use a closed database.
 */
export function awaitHandlers(fastify: FastifyInstance, maxWaitMs = MAX_WAIT_MS): void {
  const running = new Set<Promise<unknown>>();
  fastify.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handle(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      const ended = Promise.resolve(result)
        .then(noop, noop)
        .finally(() => running.delete(ended));
      running.add(ended);
      return result;
    };
  });
  // Fastify calls it when the listener is closed, and before the database is.
  fastify.addHook('onClose', async () => {
    const waiting = new AbortController();
    const isOver = sleep(maxWaitMs, undefined, { signal: waiting.signal }).catch(noop);
    await Promise.race([Promise.all(running), isOver]);
    waiting.abort();
  });
}

function noop(): void {
  // The request's own error handler answers and logs errors.
}
