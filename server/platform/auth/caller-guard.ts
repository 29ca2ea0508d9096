import type { CanActivate, ExecutionContext } from '@nestjs/common';

/**
 * Sets `request.actor` (an Actor, or null) before permissions are checked. The module that owns accounts implements it. Nest does
 * not define the order of global guards of different modules, so the permission guard calls this one itself.
 */
export abstract class CallerGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}
