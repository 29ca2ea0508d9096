import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface HeaderOptions {
  /** Ask browsers to stay on TLS; only where we are reached over it. */
  readonly isSecure: boolean;
}

/**
 * Security headers of every answer. Scripts come from our own files only; styles also carry the nonce of the page, because
 * the style engine inserts its rules at run time. Text can never become script: the browser refuses every sink that would
 * make it so, and no policy that could allow it can be made (Trusted Types). The session token is within reach of scripts,
 * so this is the wall it stands behind.
 */
export async function registerSecurityHeaders(fastify: FastifyInstance, { isSecure }: HeaderOptions): Promise<void> {
  await fastify.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
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
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
    // What was answered to a signed-in person must not sit in a shared or back-button cache.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
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
