import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../../platform/config/settings.js';
import { newToken } from '../credentials/session-token.js';

export const AUTH_COOKIE = 'auth_token';
export const CSRF_COOKIE = 'csrf_token';
export const CSRF_HEADER = 'x-csrf-token';

/**
 * The session as cookies, besides the token in the answer, because a `<video>` element cannot send a header. Scripts cannot read
 * the session cookie. They can read the CSRF cookie, because our page repeats it in a header, which other sites cannot do.
 */
@Injectable()
export class SessionCookies {
  constructor(private readonly settings: Settings) {}

  set(reply: FastifyReply, token: string): void {
    const options = { ...this.#options(), maxAge: this.settings.env.SESSION_MAX_SECONDS };
    void reply.setCookie(AUTH_COOKIE, token, { ...options, httpOnly: true });
    void reply.setCookie(CSRF_COOKIE, newToken(), { ...options, httpOnly: false });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(AUTH_COOKIE, { ...this.#options(), httpOnly: true });
    void reply.clearCookie(CSRF_COOKIE, this.#options());
  }

  #options(): { path: string; sameSite: 'lax'; secure: boolean } {
    return { path: '/', sameSite: 'lax', secure: this.settings.isSecure };
  }
}
