import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors/request.errors.js';
import type { PageShell } from './page-shell.js';

/** True for a browser asking for a page, as opposed to a script asking for data or a file that is not there. */
function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  return (
    (request.headers.accept ?? '').includes('text/html') && !path.startsWith('/api/') && !path.startsWith('/assets/')
  );
}

/**
 * Serves the built client from the API's own port: hashed assets for a year and as small as the
 * browser can read them, the page itself never cached and with a fresh
 * nonce. Any path that no route claims and a browser asks for as a page gets the page: the client's router takes it there.
 */
export async function servePages(fastify: FastifyInstance, folder: string, shell: PageShell): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  shell.load(readFileSync(index, 'utf8'));
  const assets = join(folder, 'assets');

  await fastify.register(staticFiles, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(assets);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const answerPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = asksForPage(request) ? shell.plain(reply.styleNonce) : null;
    if (page === null) throw new NotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  fastify.get('/', answerPage);
  fastify.get('/*', answerPage);
}
