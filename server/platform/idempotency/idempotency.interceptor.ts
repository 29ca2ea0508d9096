import { createHmac } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable, of } from 'rxjs';
import type { Actor } from '../auth/actor.js';
import { IdempotencyKeyInUse, IdempotencyKeyInvalid, IdempotencyKeyReused } from '../errors/request.errors.js';
import { AnswerWithWrite, type ClaimedKey } from './answer-with-write.js';
import { ConcurrentWrites } from './concurrent-writes.js';
import { EXACTLY_ONCE } from './exactly-once.decorator.js';
import { IdempotencyStore } from './idempotency-store.js';
import { CLICK_MS, ONCE_PER_CLICK } from './once-per-click.decorator.js';

export type RequestWithClaim = FastifyRequest & { actor?: Actor | null; claimedKey?: ClaimedKey };

/** Methods that can change data; GET and HEAD can be repeated safely. */
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const MAX_KEY_LENGTH = 255;

/**
 * Identifies equal requests; a streamed body only by length and type. Uses an HMAC under the key, because a plain hash of a body
 * with a password could be brute-forced.
 * Null if the body is nested too deeply to serialise; no contract accepts one.
 */
function fingerprintOf(request: FastifyRequest, key: string): string | null {
  const streamed = request.body === undefined;
  const body = streamed
    ? `${request.headers['content-length'] ?? ''} ${String(request.headers['content-type'] ?? '').split(';')[0]}`
    : textOf(request.body);
  if (body === null) return null;
  return createHmac('sha256', key).update(`${request.method} ${request.url}\n${body}`).digest('hex');
}

function textOf(body: unknown): string | null {
  try {
    return JSON.stringify(body);
  } catch (error) {
    // Thousands of nested arrays overflow the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A key for requests without one: equal requests get the same key. */
const clickKeyOf = (request: FastifyRequest): string => `click ${fingerprintOf(request, 'click')}`;

/**
 * Implements `Idempotency-Key`: the same key, caller and body get the first answer again for 24 h, byte for byte; another body
 * gives 422, a running first call 409. The hook in settle-key.ts stores the answer when it is sent.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly reflector: Reflector,
    private readonly answers: AnswerWithWrite,
    private readonly concurrentWrites: ConcurrentWrites,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithClaim>();
    const given = request.headers['idempotency-key'];
    if (!changing.has(request.method)) return next.handle();
    const isClick = given === undefined && this.reflector.get<boolean>(ONCE_PER_CLICK, context.getHandler()) === true;
    const key = isClick ? clickKeyOf(request) : given;
    const isExactlyOnce = this.reflector.getAllAndOverride<boolean>(EXACTLY_ONCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    const write = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    if (key === undefined) return isExactlyOnce ? from(this.#limited(request, write)) : next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) throw new IdempotencyKeyInvalid();

    const caller = request.actor?.id ?? `address:${request.ip}`;
    const fingerprint = fingerprintOf(request, key);
    // Validation will refuse it.
    if (fingerprint === null) return next.handle();
    const earlier = await this.store.claim(caller, key, fingerprint, isClick ? CLICK_MS : undefined);
    if (!earlier) {
      const claimed = { caller, key, isSettled: false };
      request.claimedKey = claimed;
      if (!isExactlyOnce) return next.handle();
      const response = context.switchToHttp().getResponse<FastifyReply>();
      return from(this.#limited(request, () => this.answers.run(claimed, response, write)));
    }
    if (earlier.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    if (earlier.status === null || earlier.answer === null) throw new IdempotencyKeyInUse();
    const { body, contentType, cookies } = earlier.answer;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.status(earlier.status).header('idempotency-replayed', 'true');
    if (contentType) void reply.header('content-type', contentType);
    if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
    return of(body);
  }

  /** Limits signed-in accounts only, because many people may share one address. */
  #limited({ actor }: RequestWithClaim, write: () => Promise<unknown>): Promise<unknown> {
    return actor ? this.concurrentWrites.run(actor.id, write) : write();
  }
}
