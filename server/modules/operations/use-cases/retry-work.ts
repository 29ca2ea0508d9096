import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { RetryDeadLetter } from '../../../platform/outbox/index.js';
import { QueueUnavailable } from '../../../platform/queue/index.js';
import type { RetryRequest } from '../http/queues.contract.js';

/** An operator retries a dead letter. */
@Injectable()
export class RetryWork {
  constructor(
    private readonly letters: RetryDeadLetter,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if it is not dead, or no longer; Unavailable if the queue does not answer */
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
      // The queue is another system, so there is no common transaction: record the action before doing it.
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
