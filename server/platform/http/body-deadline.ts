import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives files: its body may take as long as the server's request timeout. */
    longBody?: boolean;
  }
}

/** Max time to receive a request other than an upload, in milliseconds; slower senders block connections. */
const BODY_DEADLINE_MS = 10_000;

/** Cuts connections with a slow body. Upload routes have their own limits. */
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
