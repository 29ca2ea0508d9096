import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Unauthenticated } from '../errors/request.errors.js';
import type { Actor } from './actor.js';

interface RequestWithActor {
  actor?: Actor | null;
}

function actorOf(context: ExecutionContext): Actor | null {
  return context.switchToHttp().getRequest<RequestWithActor>().actor ?? null;
}

/** The signed-in caller. Use `@MaybeActor()` on routes that anyone may call. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actorOf(context);
  if (!actor) throw new Unauthenticated();
  return actor;
});

export const MaybeActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor | null =>
  actorOf(context),
);
