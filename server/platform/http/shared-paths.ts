import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Asked = Pick<IncomingMessage, 'url' | 'method'> & { readonly headers: { readonly accept?: string | undefined } };

/**
 * Whether the client prefers data to a page (RFC 9110 §12.5.1). On a tie, or if neither is named, a page: browsers name pages,
 * programs name JSON.
 */
export function prefersData(accept: string | undefined): boolean {
  const qualities = { 'application/json': 0, 'text/html': 0 };
  for (const part of (accept ?? '').slice(0, 1_000).split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (type !== 'application/json' && type !== 'text/html') continue;
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    if (Number.isFinite(quality)) qualities[type] = Math.max(qualities[type], quality);
  }
  return qualities['application/json'] > qualities['text/html'];
}

/** Paths that are pages for browsers and, under the same name below `/api`, data for programs (decision C-45). */
export class SharedPaths {
  readonly #roots: readonly string[];

  /** @param roots such as `/things`, including everything below. */
  constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** The address that answers a request: below `/api` if it asks for data, or uses a method that pages do not have. */
  addressOf({ url = '/', method, headers }: Asked): string {
    if (!this.#has(url)) return url;
    const reads = method === 'GET' || method === 'HEAD';
    return !reads || prefersData(headers.accept) ? `/api${url}` : url;
  }

  /** Tells caches that the answer depends on `Accept`. */
  announce(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      if (this.#has(request.originalUrl)) {
        const before = reply.getHeader('vary');
        const names = [before ?? []].flat().join(', ');
        if (!/\baccept\b(?!-)/i.test(names)) void reply.header('vary', names === '' ? 'Accept' : `${names}, Accept`);
      }
      done();
    });
  }

  #has(url: string): boolean {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    return this.#roots.some((root) => path === root || path.startsWith(`${root}/`));
  }
}
