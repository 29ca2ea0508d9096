import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../http/language.js';

interface PageAnswer {
  readonly html: string;
  readonly status: number;
  readonly language: Language;
  /** The nonce in `html`. */
  readonly nonce: string;
}

/** Seconds that others may keep a page. It names files of one build, so a minute, not a day. */
const KEPT_SECONDS = 60;

/** Headers and text of a public page: equal for everybody, 304 for who has it. */
export function pageAnswer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { html, status, language, nonce }: PageAnswer,
): string {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const policy = String(reply.getHeader('content-security-policy'));
  void reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.replace(`'nonce-${reply.styleNonce}'`, `'nonce-${nonce}'`))
    .header('content-language', language)
    .header('vary', 'accept-language')
    .header('etag', etag)
    .header('cache-control', status === 200 ? `public, max-age=${KEPT_SECONDS}` : 'no-cache');
  if (status === 200 && headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    void reply.status(304);
    return '';
  }
  return html;
}
