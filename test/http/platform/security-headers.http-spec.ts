import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import { NotFound } from '../../../server/platform/errors/request.errors.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { registerSecurityHeaders } from '../../../server/platform/security/headers.js';
import { servePages } from '../../../server/platform/static/client-files.js';
import { PageRenderer } from '../../../server/platform/static/page-renderer.js';
import { ListedPages } from '../../../server/platform/static/listed-pages.js';
import { PageShell } from '../../../server/platform/static/page-shell.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';

const directivesOf = (answer: Pick<TestAnswer, 'headers'>): Map<string, string> =>
  new Map(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
  );

function expectHeaders({ headers }: Pick<TestAnswer, 'headers'>, where: string): void {
  const directives = directivesOf({ headers });
  expect([where, directives.get('default-src')]).toEqual([where, "'none'"]);
  expect([where, directives.get('frame-ancestors')]).toEqual([where, "'none'"]);
  expect([where, directives.get('base-uri')]).toEqual([where, "'none'"]);
  expect([where, directives.get('object-src')]).toEqual([where, "'none'"]);
  expect(directives.get('script-src')).toBe("'self'");
  expect(directives.get('style-src')).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  // Answers about a share link or a calendar may be stricter: their addresses hold a token.
  const referrers = /\/api\/shared\/|calendar\.ics/.test(where) ? /^(?:same-origin|no-referrer)$/ : /^same-origin$/;
  expect([where, headers['referrer-policy']]).toEqual([where, expect.stringMatching(referrers)]);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe(
    'camera=(self), microphone=(self), display-capture=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), geolocation=(), payment=(), usb=()',
  );
  const type = String(headers['content-type'] ?? 'no body');
  if (/^(?:text\/|application\/json)/.test(type))
    expect([where, type]).toEqual([where, expect.stringContaining('charset=utf-8')]);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
}

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
}

/** Every route that the OpenAPI document lists, with its parameters filled in. */
async function routesOf(app: TestApp): Promise<readonly Route[]> {
  const { body } = await app.request<{ paths: Record<string, Record<string, unknown>> }>({ url: '/api/openapi.json' });
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Route['method'],
      url: path.replace(/\{[^}]+\}/g, '019a0000-0000-7000-8000-000000000000'),
    })),
  );
}

/** Answers without personal data. */
const sameForEverybody = ['/api/client-config', '/api/taxonomy/attributions'];

describe('security headers', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    const { body } = await app.request<{ token: string }>({
      method: 'POST',
      url: '/api/auth/mock-login',
      payload: { user_type: 'JOB_SEEKER' },
    });
    token = body.token;
  });
  afterAll(() => app.close());

  const isPage = (url: string): boolean => !/^\/(?:api|media)\//.test(url);

  it('are on every route, signed in or not, and personal answers are not cached', async () => {
    const routes = await routesOf(app);
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes.filter(({ url }) => url !== '/api/auth/logout')) {
      const where = `${route.method} ${route.url}`;
      const payload = route.method === 'GET' || route.method === 'DELETE' ? {} : { payload: {} };
      for (const caller of [{}, { token }]) {
        const answer = await app.request({ ...route, ...payload, ...caller });
        expectHeaders(answer, where);
        expect([where, directivesOf(answer).get('require-trusted-types-for')]).toEqual([where, "'script'"]);
        // A page may name its workers; nothing else becomes script.
        const policy = isPage(route.url) ? 'workers' : "'none'";
        expect([where, directivesOf(answer).get('trusted-types')]).toEqual([where, policy]);
        if (!isPage(route.url)) expect(directivesOf(answer).get('style-src')).toBe("'self'");
        // Public pages are the same for everybody.
        if (sameForEverybody.includes(route.url) || isPage(route.url)) continue;
        expect([where, String(answer.headers['cache-control'])]).toEqual([
          where,
          expect.stringMatching(/no-store|private/),
        ]);
      }
    }
  });

  it.each(['/api/nowhere', '/api/docs', '/api/openapi.json', '/nowhere.js'])('are on %s', async (url) => {
    expectHeaders(await app.request({ url }), url);
  });

  it('allow inline HTML only for the viewer of the API description', async () => {
    const reader = directivesOf(await app.request({ url: '/api/docs' }));
    expect(reader.has('require-trusted-types-for')).toBe(false);
    expect(directivesOf(await app.request({ url: '/api/docs/start.js' })).has('require-trusted-types-for')).toBe(true);
  });

  it('let only the worker of the background blur compile WebAssembly, and no request leave it', async () => {
    const worker = await app.request({ url: '/assets/blur.worker-AbC_1-2.js' });
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
    for (const url of ['/', '/assets/blur.worker-x.js.html', '/x/assets/blur.worker-x.js', '/assets/RecordPage-x.js'])
      expect(directivesOf(await app.request({ url })).get('script-src')).toBe("'self'");
  });

  it('do not let another site read an answer', async () => {
    const { headers } = await app.request({
      url: '/api/client-config',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await app.request({
      method: 'OPTIONS',
      url: '/api/users/me',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('enable HSTS only if the site uses https', async () => {
    expect((await app.request({ url: '/api/health' })).headers['strict-transport-security']).toBeUndefined();
    const secure = await startTestApp({
      env: { PUBLIC_URL: 'https://entrevue.example', CONTACT_EMAIL: 'securite@entrevue.example' },
    });
    try {
      const contact = await secure.request<string>({ url: '/.well-known/security.txt' });
      expect([contact.status, contact.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(contact.text).toMatch(/^Contact: mailto:securite@entrevue\.example$/m);
      expect(contact.text).toMatch(/^Canonical: https:\/\/entrevue\.example\/\.well-known\/security\.txt$/m);
      const answer = await secure.request({ url: '/api/health' });
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(directivesOf(answer).has('upgrade-insecure-requests')).toBe(true);
    } finally {
      await secure.close();
    }
  });
});

describe('the pages', () => {
  let folder: string;
  let fastify: FastifyInstance;
  const script = 'export const words = "words";\n'.repeat(100);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__" />');
    await writeFile(
      join(folder, 'addresses.json'),
      JSON.stringify({ pages: ['/', '/login', '/legal/privacy-policy', '/jobs/:id'], written: [] }),
    );
    await writeFile(join(folder, 'assets/page-a1b2.js'), script);
    await writeFile(join(folder, 'assets/page-a1b2.js.br'), brotliCompressSync(script));
    fastify = Fastify();
    fastify.setErrorHandler((error, _, reply) => reply.code(error instanceof NotFound ? 404 : 500).send({}));
    await fastify.register(cookie);
    registerSecurityHeaders(fastify, { isSecure: true, mediaOrigins: ['https://store.example'] });
    const renderer = new PageRenderer(createLogger('silent'));
    const [shell, listed] = [new PageShell(), new ListedPages()];
    const publicUrl = 'https://entrevue.example';
    await servePages(fastify, { folder, shell, renderer, listed, publicUrl, hasServiceWorker: true });
  });
  afterAll(async () => {
    await fastify.close();
    await rm(folder, { recursive: true });
  });
  const page = (url: string) => fastify.inject({ url, headers: { accept: 'text/html' } });

  it.each(['/', '/login', '/legal/privacy-policy', '/jobs/1'])(
    'carry them at %s, with a nonce of their own',
    async (url) => {
      const [one, another] = [await page(url), await page(url)];
      expectHeaders(one, url);
      expect(directivesOf(one).get('require-trusted-types-for')).toBe("'script'");
      expect(directivesOf(one).get('connect-src')).toBe("'self' https://store.example");
      expect(directivesOf(one).get('style-src')).toContain(`'nonce-${/content="([^"]+)"/.exec(one.body)?.[1]}'`);
      expect(one.body).not.toBe(another.body);
      expect(one.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['*/*', undefined, 'text/*;q=0.8', 'text/html,application/xhtml+xml'])(
    'are returned to clients that accept %p, such as link previews and monitors',
    async (accept) => {
      const answer = await fastify.inject({ url: '/jobs/1?lang=fr', headers: accept === undefined ? {} : { accept } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each([
    ['/no-such-page', 'text/html', 404, 'text/html; charset=utf-8'],
    ['/jobs/1/2', 'text/html', 404, 'text/html; charset=utf-8'],
    ['/no-such-page', '*/*', 404, 'application/json; charset=utf-8'],
    ['/addresses.json', '*/*', 404, 'application/json; charset=utf-8'],
    ['/login', 'application/json', 404, 'application/json; charset=utf-8'],
    ['/assets/gone.js', 'text/html', 404, 'application/json; charset=utf-8'],
    ['/assets/', '*/*', 404, 'application/json; charset=utf-8'],
    ['/.git/HEAD', '*/*', 404, 'application/json; charset=utf-8'],
  ])('answer %s for %s with %d', async (url, accept, status, type) => {
    const answer = await fastify.inject({ url, headers: { accept } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
  });

  it('send scripts compressed as well as the browser supports', async () => {
    const ask = (encoding: string) =>
      fastify.inject({ url: '/assets/page-a1b2.js', headers: { 'accept-encoding': encoding } });
    const [small, plain] = [await ask('gzip, br'), await ask('identity')];
    expect([small.headers['content-encoding'], small.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(small.headers['content-type']).toContain('javascript');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await fastify.inject({ url: '/assets/page-a1b2.js.br' })).body).not.toContain('words');
  });
});
