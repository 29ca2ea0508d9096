import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors/request.errors.js';

/**
 * What still arrives on open connections while the server closes is refused as every other failure is: 503, with a sentence in the
 * caller's language and when to come again. Fastify's own refusal has another shape.
 */
export function registerDraining(fastify: FastifyInstance): void {
  let isClosing = false;
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done();
    void reply.header('connection', 'close');
    done(new Unavailable());
  });
}
