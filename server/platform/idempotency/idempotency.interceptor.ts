import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, concatMap, from, type Observable, of, throwError } from 'rxjs';
import type { Actor } from '../auth/actor.js';
import { IdempotencyKeyInUse, IdempotencyKeyInvalid, IdempotencyKeyReused } from '../errors/request.errors.js';
import { Logger } from '../logging/logger.js';
import { IdempotencyStore } from './idempotency-store.js';

/** Methods that may change something; GET and HEAD are safe to repeat as they are. */
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const MAX_KEY_LENGTH = 255;

/** What makes two requests "the same": a streamed body is known by its announced length and type only. */
function fingerprintOf(request: FastifyRequest): string {
  const streamed = request.body === undefined;
  const body = streamed
    ? `${request.headers['content-length'] ?? ''} ${String(request.headers['content-type'] ?? '').split(';')[0]}`
    : JSON.stringify(request.body);
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('hex');
}

function cookiesOf(reply: FastifyReply): string[] {
  const header = reply.getHeader('set-cookie');
  if (header === undefined) return [];
  return (Array.isArray(header) ? header : [header]).map(String);
}

/**
 * Honours `Idempotency-Key`: the same key, caller and body get the first answer again for 24 h; another body is 422, a first
 * call that is still running 409. Refusals (4xx) and defects are not kept: nothing was done, so the key stays usable.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly logger: Logger,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { actor?: Actor | null }>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !changing.has(request.method)) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) throw new IdempotencyKeyInvalid();

    const caller = request.actor?.id ?? `address:${request.ip}`;
    const fingerprint = fingerprintOf(request);
    const earlier = await this.store.claim(caller, key, fingerprint);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
      if (earlier.status === null || earlier.answer === null) throw new IdempotencyKeyInUse();
      void reply.status(earlier.status).header('idempotency-replayed', 'true');
      if (earlier.answer.cookies.length > 0) void reply.header('set-cookie', [...earlier.answer.cookies]);
      return of(earlier.answer.body);
    }
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        await this.store.complete(caller, key, reply.statusCode, { body, cookies: cookiesOf(reply) });
        return body;
      }),
      catchError((error: unknown) => from(this.#release(caller, key)).pipe(concatMap(() => throwError(() => error)))),
    );
  }

  async #release(caller: string, key: string): Promise<void> {
    try {
      await this.store.release(caller, key);
    } catch (error) {
      // The caller must see why its request failed, not that its key could not be given back; it frees itself in an hour.
      this.logger.warn({ err: error }, 'idempotency key not released');
    }
  }
}
