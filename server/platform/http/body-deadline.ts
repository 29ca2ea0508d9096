import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives files: its body may take as long as the server's request timeout. */
    longBody?: boolean;
  }
}

/** Max time to receive a body other than an upload, or the rest of a body after its answer, in milliseconds. */
const BODY_DEADLINE_MS = 10_000;

/** Cuts connections with a slow body, because each one occupies the server. Upload routes have their own limits until their answer. */
export function registerBodyDeadline(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw) || raw.complete) return done();
    let timer: NodeJS.Timeout | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => raw.destroy(), BODY_DEADLINE_MS).unref();
    };
    raw.once('close', () => clearTimeout(timer));
    if (!isUpload(request)) begin();
    // The answer can come first, e.g. to a refused upload; nothing reads the rest of its body then.
    else reply.raw.once('finish', () => !raw.complete && begin());
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ headers, routeOptions }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('multipart/') || routeOptions.config.longBody === true;
}
