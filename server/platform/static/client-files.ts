import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors/request.errors.js';
import { PageAddresses } from './page-addresses.js';
import type { PageShell } from './page-shell.js';

/** Whether an answer in HTML is understood: by browsers, and by link previews, monitors and curl, which take anything. */
function takesPages(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return ['text/html', 'text/*', '*/*'].some((type) => accept.includes(type));
}

/** Scripts and files that are missing are answered as an error of the API, never as a page. */
const isBesidePages = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/assets/');

/**
 * Serves the built client from the API's own port: hashed assets for a year and as small as the
 * browser can read them, the page itself never cached and with a fresh
 * nonce. At an address that no page has, a browser gets the same page with status 404, and the client says so.
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
    globIgnore: ['index.html', 'addresses.json', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(assets);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const addresses = PageAddresses.of(folder);
  const answerPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = addresses.has(path) && takesPages(request);
    const isLostBrowser = !isBesidePages(path) && (request.headers.accept ?? '').includes('text/html');
    const page = isPage || isLostBrowser ? shell.plain(reply.styleNonce) : null;
    if (page === null) throw new NotFound();
    if (!isPage) void reply.code(404);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  fastify.get('/', answerPage);
  fastify.get('/*', answerPage);
}
