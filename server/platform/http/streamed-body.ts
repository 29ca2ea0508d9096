import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route takes a longer text than others: captions of an hour, say. */
    longText?: boolean;
  }
}

/** The type under which pieces of a resumable upload come (tus 1.0.0). */
const PIECE_TYPE = 'application/offset+octet-stream';
/** Largest JSON body of a route that takes a long text. */
const LONG_TEXT_BYTES = 512 * 1024;

/** Leaves the bytes of a piece unread: the route streams them to where they belong. */
export function registerStreamedBody(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(PIECE_TYPE, (_request, _payload, done) => done(null));
  fastify.addHook('onRoute', (route) => {
    if (route.config?.longText === true) route.bodyLimit = LONG_TEXT_BYTES;
  });
}
