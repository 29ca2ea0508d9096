import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce for the styles of a page; empty for API answers. */
    styleNonce: string;
  }
}

/** Browser features, for example the camera, that our pages may use. Frames in them may not. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Lets a page name the scripts of its workers, and nothing else (`client/lib/worker-script.ts`). */
const WORKER_POLICY = 'workers';

/** The built worker that blurs the background of a recording (`client/features/videos/recorder/blur/blur.worker.ts`). */
const isBlurWorker = (url: string): boolean => /^\/assets\/blur\.worker-[\w-]+\.js(?:\?|$)/.test(url);
/**
 * Policy of that worker, which has the pictures of a camera: it may compile WebAssembly, which no page may, and it may make no request.
 */
const BLUR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Answers for programs and players, as opposed to pages. */
const isData = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/media/');

type StyleSource = (request: IncomingMessage, response: ServerResponse) => string;

/** The nonce of each page that is being answered. */
const nonces = new WeakMap<ServerResponse, string>();

export interface HeaderOptions {
  /** Adds HSTS; only if the site is served over TLS. */
  readonly isSecure: boolean;
  /** Origins besides our own from which players fetch segments. */
  readonly mediaOrigins?: readonly string[];
}

/**
 * Security headers of every answer. Scripts only come from our own files. Styles of a page also carry its nonce, because the style
 * engine inserts rules at run time. Trusted Types stop text from becoming script; the only policy names the workers. This
 * matters because scripts can read the session token.
 */
export function registerSecurityHeaders(
  fastify: FastifyInstance,
  { isSecure, mediaOrigins = [] }: HeaderOptions,
): void {
  // Built once: answers differ only in a page's nonce.
  const ofData = headersWith(isSecure, { styles: [], connects: [], policy: "'none'" });
  const nonce: StyleSource = (_request, response) => `'nonce-${nonces.get(response) ?? ''}'`;
  const ofPages = headersWith(isSecure, { styles: [nonce], connects: mediaOrigins, policy: WORKER_POLICY });
  fastify.decorateReply('styleNonce', '');
  fastify.addHook('onRequest', (request, reply, done) => {
    const isForProgram = isData(request.url);
    if (!isForProgram) {
      reply.styleNonce = randomBytes(16).toString('hex');
      nonces.set(reply.raw, reply.styleNonce);
    }
    (isForProgram ? ofData : ofPages)(request.raw, reply.raw, (error) =>
      done(error instanceof Error ? error : undefined),
    );
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    if (isBlurWorker(request.url)) void reply.header('content-security-policy', BLUR_WORKER_POLICY);
    // Answers to a signed-in person must not be stored in a shared cache or the back-button cache.
    if (isData(request.url) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
}

interface Sources {
  /** Of styles, besides our own files. */
  readonly styles: readonly StyleSource[];
  /** Of requests of scripts, besides our own site. */
  readonly connects: readonly string[];
  /** Name of the only Trusted Types policy. */
  readonly policy: string;
}

function headersWith(isSecure: boolean, { styles, connects, policy }: Sources): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", ...styles],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...connects],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [policy],
        'frame-ancestors': ["'none'"],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Removes Trusted Types from the policy of one page, for a third-party script that writes HTML (Swagger UI). Only use it for pages
 * that show our own documents.
 */
export function allowHtmlFromText(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  const kept = policy.split(';').filter((directive) => !directive.includes('trusted-types'));
  return reply.header('content-security-policy', kept.join(';'));
}
