import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes of a form that are read and discarded: the largest file that the worker takes, and the rest of its form. */
const MAX_DISCARDED_BYTES = 11 * 1024 * 1024;
/** How long a form is read (milliseconds). A phone with 3 Mbit/s needs 27 s for the largest file. */
const DISCARDING_MS = 30_000;

/**
 * Answers a form that shares a file with the installed application, if the browser has no service worker to receive it: it leads to
 * the page of the same address, which asks the person to choose the file. Nothing of the form is parsed or kept.
 */
export async function registerShareTarget(fastify: FastifyInstance, path: `/${string}`): Promise<void> {
  await fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.post(path, async ({ raw }, reply) => {
      // A browser that is cut off while it sends never sees the answer.
      const isWhole = await discarded(raw);
      if (!isWhole) {
        void reply.header('connection', 'close');
        reply.raw.once('finish', () => raw.destroy());
      }
      return reply
        .code(303)
        .headers({ location: `${path}?file=not-kept`, 'cache-control': 'no-store' })
        .send();
    });
    done();
  });
}

/** Reads the body without keeping it. @returns false if it was too large or too slow */
function discarded(raw: IncomingMessage): Promise<boolean> {
  if (raw.complete || raw.destroyed) return Promise.resolve(raw.complete);
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (): void => {
      clearTimeout(timer);
      raw.pause();
      resolve(raw.complete);
    };
    const timer = setTimeout(end, DISCARDING_MS).unref();
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DISCARDED_BYTES) end();
    });
    for (const event of ['end', 'close', 'error'] as const) raw.once(event, end);
  });
}
