import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route receives files: its body may take as long as the server's own request time-out. */
    longBody?: boolean;
  }
}

/** How long a request other than an upload may take to arrive (milliseconds); a slower sender holds a connection for nothing. */
const BODY_DEADLINE_MS = 10_000;

/** Cuts connections that send their body too slowly. Upload routes are exempt: they have limits of their own. */
export function registerBodyDeadline(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const isUpload =
      (request.headers['content-type'] ?? '').startsWith('multipart/') || request.routeOptions.config.longBody === true;
    if (isUpload || raw.complete || raw.method === 'GET' || raw.method === 'HEAD') return done();
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, BODY_DEADLINE_MS);
    timer.unref();
    const clear = (): void => clearTimeout(timer);
    raw.once('end', clear);
    reply.raw.once('close', clear);
    done();
  });
}
