import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../platform/config/settings.js';
import { ATTEMPT_MS } from '../persistence/sso-attempts.js';

const NAME = 'company_sign_in';
const PATH = '/api/auth/sso';

/** Binds a sign-in to the browser that began it: an attacker cannot make another person’s browser finish the attacker’s sign-in. */
@Injectable()
export class SsoCookie {
  constructor(private readonly settings: Settings) {}

  set(reply: FastifyReply, secret: string): void {
    void reply.setCookie(NAME, secret, { ...this.#options(), maxAge: ATTEMPT_MS / 1000 });
  }

  in(request: FastifyRequest): string | null {
    return request.cookies[NAME] ?? null;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(NAME, this.#options());
  }

  #options(): { path: string; sameSite: 'lax'; secure: boolean; httpOnly: true } {
    return { path: PATH, sameSite: 'lax', secure: this.settings.isSecure, httpOnly: true };
  }
}
