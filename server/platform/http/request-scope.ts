import { RequestContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { runWithRequest } from '../logging/request-context.js';
import { runInSpan } from '../tracing/active-span.js';
import { spanOf } from './trace-requests.js';

/**
 * Gives each request an id, its own EntityManager and its span. Starts after the body was read, because socket callbacks would run outside
 * of it.
 */
export function registerRequestScope(fastify: FastifyInstance, orm: MikroORM): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    const enter = (): void =>
      runWithRequest({ requestId: String(request.id) }, () => RequestContext.create(orm.em, done));
    const span = spanOf(request);
    if (span) runInSpan(span, enter);
    else enter();
  });
}
