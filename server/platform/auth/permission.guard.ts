import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Forbidden, Unauthenticated } from '../errors/request.errors.js';
import type { Actor } from './actor.js';
import { ACCESS_RULE, type AccessRule, ALLOWED_LIMITED, ALLOWED_SEATS, ALLOWED_WHILE_HELD } from './allow.decorator.js';
import { CallerGuard } from './caller-guard.js';

/** A role waiting for approval, for example PENDING_RECRUITER, gets an error that says so instead of "forbidden". */
const PENDING_PREFIX = 'PENDING_';

/** Methods that change nothing. */
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks roles. Policies in the use cases check ownership. Denies by default. */
@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly caller: CallerGuard,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!(await this.caller.canActivate(context))) throw new Unauthenticated();
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw new Forbidden();
    const request = context.switchToHttp().getRequest<{ actor?: Actor | null }>();
    const isLimited = request.actor?.limitedTo !== undefined && !this.#allowsLimited(context, request.actor.limitedTo);
    if (rule.kind === 'anyone') {
      // A public page answers a limited session like a visitor.
      if (isLimited) request.actor = null;
      return true;
    }

    const { actor } = request;
    if (!actor) throw new Unauthenticated();
    if (isLimited) throw new Forbidden('IDENTITY.SESSION_LIMITED');
    if (rule.kind === 'signed-in' || rule.roles.includes(actor.role)) {
      if (rule.kind === 'roles') this.#refuseNarrowSeat(context, actor);
      this.#refuseHeldWrite(context, actor);
      return true;
    }

    const awaitsApproval =
      actor.role.startsWith(PENDING_PREFIX) && rule.roles.includes(actor.role.slice(PENDING_PREFIX.length));
    throw new Forbidden(awaitsApproval ? 'IDENTITY.APPROVAL_PENDING' : 'REQUEST.FORBIDDEN');
  }

  #allowsLimited(context: ExecutionContext, page: string): boolean {
    return (
      this.reflector.get<readonly string[] | undefined>(ALLOWED_LIMITED, context.getHandler())?.includes(page) ?? false
    );
  }

  #refuseNarrowSeat(context: ExecutionContext, { seat }: Actor): void {
    if (seat === undefined) return;
    const seats = this.reflector.getAllAndOverride<readonly string[] | undefined>(ALLOWED_SEATS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!seats?.includes(seat)) throw new Forbidden('IDENTITY.TEAM_ROLE');
  }

  #refuseHeldWrite(context: ExecutionContext, { writesRefused }: Actor): void {
    if (writesRefused === undefined) return;
    const { method } = context.switchToHttp().getRequest<{ method: string }>();
    if (reads.has(method) || this.reflector.get<boolean | undefined>(ALLOWED_WHILE_HELD, context.getHandler())) return;
    throw new Forbidden(writesRefused);
  }
}
