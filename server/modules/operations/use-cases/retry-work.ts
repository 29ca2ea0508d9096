import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { RetryDeadLetter } from '../../../platform/outbox/index.js';
import { QueueUnavailable } from '../../../platform/queue/index.js';
import type { RetryRequest } from '../http/queues.contract.js';

/** An operator has work tried again that was given up. */
@Injectable()
export class RetryWork {
  constructor(
    private readonly letters: RetryDeadLetter,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound for what is not dead (any more); Unavailable while the queue is away */
  async execute(operatorId: string, request: RetryRequest): Promise<void> {
    if (request.source === 'outbox') {
      await this.transaction.run(async () => {
        await this.letters.message(request.id);
        await this.#record(operatorId, request);
      });
      return;
    }
    const { queue, id } = request;
    try {
      await this.letters.assertFailed(queue, id);
      // The queue is another system, so the two cannot be one: what was asked for is on record before it is done.
      await this.transaction.run(() => this.#record(operatorId, request));
      await this.letters.job(queue, id);
    } catch (error) {
      throw error instanceof QueueUnavailable ? new Unavailable() : error;
    }
  }

  #record(operatorId: string, request: RetryRequest): Promise<void> {
    const { source, id } = request;
    return this.audit.record({
      operatorId,
      action: 'DEAD_LETTER_RETRIED',
      subject: { type: source === 'outbox' ? 'OUTBOX_MESSAGE' : 'QUEUE_JOB', id },
      details: request.source === 'queue' ? { queue: request.queue } : {},
    });
  }
}
