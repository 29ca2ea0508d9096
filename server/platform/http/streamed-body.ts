import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts a longer text than others, for example captions of an hour. */
    longText?: boolean;
  }
}

/** Content type of pieces of a resumable upload (tus 1.0.0). */
const PIECE_TYPE = 'application/offset+octet-stream';
/** Max JSON body of a route with long texts. */
const LONG_TEXT_BYTES = 512 * 1024;

/** Leaves a piece's body unread, because the route streams it. */
export function registerStreamedBody(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(PIECE_TYPE, (_request, _payload, done) => done(null));
  fastify.addHook('onRoute', (route) => {
    if (route.config?.longText === true) route.bodyLimit = LONG_TEXT_BYTES;
  });
}
