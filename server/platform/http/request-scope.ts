import { RequestContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { runWithRequest } from '../logging/request-context.js';

/**
 * Gives every request its id and an EntityManager of its own. It starts after the body has been read, because what the
 * socket calls back with would run outside of it.
 */
export function registerRequestScope(fastify: FastifyInstance, orm: MikroORM): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    runWithRequest({ requestId: String(request.id) }, () => RequestContext.create(orm.em, done));
  });
}
