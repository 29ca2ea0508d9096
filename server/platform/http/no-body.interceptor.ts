import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { InvalidInput } from '../errors/request.errors.js';
import type { FieldIssue } from '../errors/domain-error.js';

/** Max unknown keys in an answer. */
const MAX_KEYS = 50;

const parameterTypes = new WeakMap<object, boolean>();

/** Metadata of `@ApiConsumes`: the route parses its body itself, for example a form with a file. */
const CONSUMES = 'swagger/apiConsumes';

/** Whether a handler has a `@Body()`, whose contract refuses unknown keys, or parses the body itself. */
function takesBody(context: ExecutionContext): boolean {
  const handler = context.getHandler();
  const known = parameterTypes.get(handler);
  if (known !== undefined) return known;
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ?? {}) as object;
  const takes =
    Reflect.hasMetadata(CONSUMES, handler) ||
    Object.keys(parameters).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
  parameterTypes.set(handler, takes);
  return takes;
}

function unknownIn(body: unknown): FieldIssue[] {
  if (body === undefined || body === null || Buffer.isBuffer(body)) return [];
  if (typeof body !== 'object' || Array.isArray(body)) return [{ path: 'body', code: 'FIELD.WRONG_TYPE' }];
  return Object.keys(body)
    .slice(0, MAX_KEYS)
    .map((path) => ({ path: path.slice(0, 200), code: 'FIELD.UNKNOWN' }));
}

/** Refuses all keys of a body sent to a route without one, as contracts refuse unknown keys. */
@Injectable()
export class NoBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { body, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    // The handler of a signed message reads its raw bytes.
    if (routeOptions.config.keepRawBody !== true && !takesBody(context)) {
      const unknown = unknownIn(body);
      if (unknown.length > 0) throw new InvalidInput(unknown);
    }
    return next.handle();
  }
}
