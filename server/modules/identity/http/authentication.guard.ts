import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { ACCESS_RULE, type AccessRule } from '../../../platform/auth/allow.decorator.js';
import { Authenticator } from '../../../platform/auth/authenticator.js';
import { CsrfTokenMissing } from '../domain/identity.errors.js';
import { presentedCredentials, provesOwnPage } from './presented-credentials.js';
import { type AuthenticationAttempt, SESSION_STRATEGY } from './session.strategy.js';

type RequestWithActor = FastifyRequest & { actor?: Actor | null };

/**
 * Says who is calling, for every route: `request.actor`, or null. What they may do is the permission guard's question.
 *
 * Passport is made for Express and writes `logIn`, `authInfo` and the like onto the request it is given, and to its response.
 * It is given an object of its own instead, so that nothing of it touches Fastify's.
 */
@Injectable()
export class AuthenticationGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly reflector: Reflector,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    request.actor = null;
    if (presentedCredentials(request) === null) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override getRequest(context: ExecutionContext): AuthenticationAttempt {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    return { token: presentedCredentials(request)?.token ?? null, authenticator: this.authenticator };
  }

  getResponse(): object {
    return {};
  }

  /** @throws CsrfTokenMissing for a signed-in change that another site's page could have sent. */
  override handleRequest<TUser = Actor | null>(
    error: Error | null,
    actor: TUser | false,
    _info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error) throw error;
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const known = (actor || null) as Actor | null;
    request.actor = known && this.#isForged(request, context) ? null : known;
    return request.actor as TUser;
  }

  /** A public route is called as nobody when there is no proof, so that a stale cookie does not stand in the way of signing in. */
  #isForged(request: RequestWithActor, context: ExecutionContext): boolean {
    if (!presentedCredentials(request)?.byCookieOnly || provesOwnPage(request)) return false;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule?.kind !== 'anyone') throw new CsrfTokenMissing();
    return true;
  }
}
