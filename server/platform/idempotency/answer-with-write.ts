import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Transaction } from '../database/transaction.js';
import { cookiesOf } from './cookies-of.js';
import { IdempotencyStore } from './idempotency-store.js';

/** A request whose key is settled once its answer is known. */
export interface ClaimedKey {
  readonly caller: string;
  readonly key: string;
  /** Whether the answer was stored together with the write. */
  isSettled: boolean;
}

/** Runs a write and stores its answer in one transaction. */
@Injectable()
export class AnswerWithWrite {
  constructor(
    private readonly transaction: Transaction,
    private readonly store: IdempotencyStore,
  ) {}

  /** @throws IdempotencyKeyInUse, and errors of the write; then nothing was written */
  async run(claimed: ClaimedKey, reply: FastifyReply, write: () => Promise<unknown>): Promise<unknown> {
    const { caller, key } = claimed;
    const body = await this.transaction.runInParts(async () => {
      const written = await write();
      const answer = { ...bodyOf(written), cookies: cookiesOf(reply) };
      await this.store.completeInTransaction(caller, key, reply.statusCode, answer);
      return written;
    });
    claimed.isSettled = true;
    this.store.forget(caller, key);
    return body;
  }
}

/** As Fastify sends it. */
function bodyOf(written: unknown): { body: string; contentType: string | null } {
  if (written === undefined || written === null) return { body: '', contentType: null };
  if (typeof written === 'string') return { body: written, contentType: 'text/plain; charset=utf-8' };
  return { body: JSON.stringify(written), contentType: 'application/json; charset=utf-8' };
}
