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
 * Identifies the caller of each route: `request.actor`, or null. The permission guard decides what they may do.
 *
 * Passport is made for Express and writes `logIn`, `authInfo` and other properties to the request and response. It gets a
 * separate object instead of Fastify's.
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

  /** @throws CsrfTokenMissing for a signed-in change that a page of another site could have sent. */
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

  /** On public routes such a request is anonymous, so that an old cookie does not prevent signing in. */
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
