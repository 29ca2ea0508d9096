import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors/request.errors.js';
import { PageAddresses } from './page-addresses.js';
import type { PageShell } from './page-shell.js';

/** Whether the client accepts HTML: browsers do, and so do link previews, monitors and curl, which accept anything. */
function takesPages(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return ['text/html', 'text/*', '*/*'].some((type) => accept.includes(type));
}

/** Missing API routes and assets get an API error, never a page. */
const isBesidePages = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/assets/');

/** Pages that a secret in the address opens: found by no search engine, kept by no cache; their address is sent to nobody. */
const secretPages: ReadonlySet<string> = new Set(['/shared']);
const secretHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Serves the built client from the API's port. Hashed assets are compressed and cached for a year; the page is never cached and
 * has a new nonce each time. For an unknown address a browser gets the same page with status 404, and the client shows it.
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
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (secretPages.has(path)) void reply.headers(secretHeaders);
    return reply.send(page);
  };
  fastify.get('/', answerPage);
  fastify.get('/*', answerPage);
}
