import type { CanActivate, ExecutionContext } from '@nestjs/common';

/**
 * Says who is calling: puts `request.actor` (an Actor, or null) on every request before anything is permitted or refused.
 * The module that owns accounts provides it. The order of global guards of different modules is Nest's own affair, so the
 * permission guard calls this one itself.
 */
export abstract class CallerGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}
