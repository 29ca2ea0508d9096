import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { sameSecret } from '../credentials/session-token.js';
import { AUTH_COOKIE, CSRF_COOKIE, CSRF_HEADER } from './session-cookies.js';

/** The session data of a request. */
export interface PresentedCredentials {
  readonly token: string;
  /** The token came only in a cookie, so a page of another site could have sent the request. */
  readonly byCookieOnly: boolean;
}

const MAX_TOKEN = 200;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The token from the Authorization header, else from the cookie; null if there is none. */
export function presentedCredentials(request: FastifyRequest): PresentedCredentials | null {
  const bearer = /^Bearer +([^\s]+) *$/i.exec((request.headers.authorization ?? '').slice(0, MAX_TOKEN))?.[1];
  if (bearer !== undefined) return { token: bearer, byCookieOnly: false };
  const token = request.cookies[AUTH_COOKIE];
  return token ? { token: token.slice(0, MAX_TOKEN), byCookieOnly: true } : null;
}

/** Whether our own page sent a changing request: it repeats the readable cookie in a header. Reads need no proof. */
export function provesOwnPage(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return true;
  const header = request.headers[CSRF_HEADER];
  const cookie = request.cookies[CSRF_COOKIE];
  return typeof header === 'string' && !!cookie && sameSecret(header, cookie);
}
