import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors/request.errors.js';
import { escaped } from './html-text.js';
import { languageInAddress, pageLanguage } from './page-address.js';
import { listData } from './list-data.js';
import type { ListedPages } from './listed-pages.js';
import { PageAddresses } from './page-addresses.js';
import { pageAnswer } from './page-answer.js';
import { headOf } from './page-head.js';
import type { PageRenderer } from './page-renderer.js';
import type { PageShell } from './page-shell.js';
import { nonceOf, writtenBody, writtenStyles } from './written-page.js';

export interface PagesOptions {
  readonly folder: string;
  readonly shell: PageShell;
  readonly renderer: PageRenderer;
  readonly listed: ListedPages;
  readonly publicUrl: string;
  /** False: `/sw.js` is the worker that removes itself. */
  readonly hasServiceWorker: boolean;
}

/** Whether the client accepts HTML: browsers do, and so do link previews, monitors and curl, which accept anything. */
function takesPages(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return ['text/html', 'text/*', '*/*'].some((type) => accept.includes(type));
}

/** Missing API routes, media and assets get an API error, never a page. */
const isBesidePages = (path: string): boolean => ['/api/', '/media/', '/assets/'].some((root) => path.startsWith(root));

/** Pages that a secret in the address opens: found by no search engine, kept by no cache; their address is sent to nobody. */
const secretPages: ReadonlySet<string> = new Set(['/shared']);
const secretHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

const WORKER = 'sw.js';
const OFF_WORKER = 'sw-off.js';

/**
 * Serves the built client from the API's port. Hashed assets are compressed and cached for a year. Public pages come with their
 * content; the page without content is never cached and has a new nonce each time. For an unknown address a browser gets the same page with status 404, and the client shows it.
 */
export async function servePages(fastify: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, shell, renderer, listed, publicUrl, hasServiceWorker } = options;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  shell.load(html, stylesOf(folder, html));
  const assets = join(folder, 'assets');

  await fastify.register(staticFiles, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'addresses.json', ...(hasServiceWorker ? [OFF_WORKER] : [WORKER]), '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(assets);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  if (!hasServiceWorker) fastify.get(`/${WORKER}`, (_request, reply) => reply.sendFile(OFF_WORKER));

  const addresses = PageAddresses.of(folder);
  listed.load(addresses.listed);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    const isPage = addresses.has(path) && takesPages(request);
    const isLostBrowser = !isBesidePages(path) && (request.headers.accept ?? '').includes('text/html');
    const written =
      isPage && addresses.isWritten(path) && !path.startsWith('//') ? await writtenAnswer(request, reply) : null;
    if (written !== null) return reply.send(written);
    const page = isPage || isLostBrowser ? shell.plain(reply.styleNonce) : null;
    if (page === null) throw new NotFound();
    if (!isPage) void reply.code(404);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (secretPages.has(path)) void reply.headers(secretHeaders);
    return reply.send(page);
  };

  /** The page with its content; null if it could not be written. */
  const writtenAnswer = async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const asked = new URL(request.url, 'http://page');
    const lang = asked.searchParams.get('lang');
    const language = pageLanguage(lang, request.headers['accept-language']);
    const written = await renderer.write({ address: addressOf(asked), language });
    if (written === null || written.title === null) return null;
    const { title, description } = written;
    const inAddress = languageInAddress(lang);
    const nonce = nonceOf(language, inAddress, publicUrl, written);
    const structuredData = listData(publicUrl, language, written.items);
    const about = {
      language,
      asked: inAddress,
      publicUrl,
      title,
      description: description ?? title,
      structuredData,
      image: null,
    };
    const head = [
      ...headOf({ ...about, path: asked.pathname, isListed: true }),
      ...writtenStyles(written, language, nonce),
    ].join('\n');
    const body = writtenBody(written, language);
    const content = { language, nonce, title: escaped(title), head, body, isWritten: true };
    return pageAnswer(request, reply, { html: shell.compose(content), status: 200, language, nonce });
  };
  fastify.get('/', answerPage);
  fastify.get('/*', answerPage);
}

/** The style sheets that the built page links: fonts, one kilobyte. */
const stylesOf = (folder: string, html: string): string =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(folder, href), 'utf8').trim())
    .join('');

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/** Parameters that a campaign adds to a link; the page is the same. */
const ofCampaigns = /^(?:lang|utm_|gclid$|fbclid$)/;

/** The address without what does not change the page, so that one page is written once. */
function addressOf({ pathname, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !ofCampaigns.test(name)).sort();
  const query = new URLSearchParams(kept).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
