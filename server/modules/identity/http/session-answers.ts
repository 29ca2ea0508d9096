import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unauthenticated } from '../../../platform/errors/request.errors.js';
import { FindUser } from '../queries/find-user.query.js';
import { EndSessions } from '../use-cases/end-sessions.js';
import type { SessionAnswer } from './auth.contract.js';
import { AUTH_COOKIE, SessionCookies } from './session-cookies.js';

/** The answer of every way to sign in: token and person, and the session as cookies. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly findUser: FindUser,
    private readonly endSessions: EndSessions,
    private readonly cookies: SessionCookies,
  ) {}

  async answer(accountId: string, token: string, request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> {
    const user = await this.findUser.execute(accountId);
    if (!user) throw new Unauthenticated();
    const before = request.cookies[AUTH_COOKIE];
    if (before !== undefined) await this.endSessions.presented(before);
    this.cookies.set(reply, token);
    return { token, user };
  }
}
