import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Transaction } from '../database/transaction.js';
import { newId } from '../ids/new-id.js';
import { currentRequestId } from '../logging/request-context.js';
import type { JobDefinition } from '../queue/define-job.js';
import type { EventDefinition } from './define-event.js';
import type { OutboxKind } from './outbox-message.entity.js';
import { insertOutboxMessage } from './insert-outbox-message.js';
import { OutboxBell } from './outbox-bell.js';

export interface EnqueueOptions {
  /** Not before this many milliseconds from now, by the database's clock. Survives restarts; ± 1 s. */
  delayMs?: number;
  /** Names the work in place of the definition's `jobId`. */
  jobId?: string;
}

/**
 * The only way work leaves a use case. Both methods write a row in the transaction that is open (or in one of their own
 * when none is), so the work exists exactly when the change it belongs to does; the relay hands it on after commit.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly bell: OutboxBell,
  ) {}

  /**
   * Says that something happened; every job `startedBy` the event gets one run.
   *
   * @throws ZodError when the payload is not what the event declares.
   */
  async publish<T extends object>(event: EventDefinition<T>, payload: NoInfer<T>): Promise<void> {
    await this.#write('event', event.name, event.schema.parse(payload), {});
  }

  /**
   * Asks for one run of a job.
   *
   * @throws ZodError when the payload is not what the job declares.
   */
  async enqueue<T extends object>(
    job: JobDefinition<T>,
    payload: NoInfer<T>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.#write('job', job.name, job.payload.parse(payload), options);
  }

  async #write(kind: OutboxKind, name: string, payload: object, options: EnqueueOptions): Promise<void> {
    await this.transaction.run(async () => {
      await insertOutboxMessage(this.em, {
        id: newId(),
        kind,
        name,
        payload,
        jobKey: options.jobId ?? null,
        requestId: currentRequestId(),
        delayMs: options.delayMs ?? 0,
      });
      const open = this.em.getTransactionContext<object>();
      if (open) this.bell.ringAfter(open);
    });
  }
}
