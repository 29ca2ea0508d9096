import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyReply {
    /** Of a page alone: what its own styles carry. Empty for data. */
    styleNonce: string;
  }
}

type StyleSource = (request: IncomingMessage, response: ServerResponse) => string;

/** The nonce of every page that is being answered. */
const nonces = new WeakMap<ServerResponse, string>();

export interface HeaderOptions {
  /** Ask browsers to stay on TLS; only where we are reached over it. */
  readonly isSecure: boolean;
}

/**
 * Security headers of every answer. Scripts come from our own files only; styles of a page also carry its nonce, because
 * the style engine inserts its rules at run time. Text can never become script: the browser refuses every sink that would
 * make it so, and no policy that could allow it can be made (Trusted Types). The session token is within reach of scripts,
 * so this is the wall it stands behind.
 */
export function registerSecurityHeaders(fastify: FastifyInstance, { isSecure }: HeaderOptions): void {
  // Put together once: nothing of it but a page's nonce differs between two answers.
  const ofData = headersWith(isSecure, []);
  const ofPages = headersWith(isSecure, [(_request, response) => `'nonce-${nonces.get(response) ?? ''}'`]);
  fastify.decorateReply('styleNonce', '');
  fastify.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/api/');
    if (!isData) {
      reply.styleNonce = randomBytes(16).toString('hex');
      nonces.set(reply.raw, reply.styleNonce);
    }
    (isData ? ofData : ofPages)(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
    // What was answered to a signed-in person must not sit in a shared or back-button cache.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
  });
}

/** @param styles who else may bring styles, beside our own files */
function headersWith(isSecure: boolean, styles: readonly StyleSource[]): ReturnType<typeof helmet> {
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
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
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
 * The policy of one page made by others that writes HTML from text: everything but Trusted Types stays. For what shows our
 * own documents only.
 */
export function allowHtmlFromText(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  const kept = policy.split(';').filter((directive) => !directive.includes('trusted-types'));
  return reply.header('content-security-policy', kept.join(';'));
}
