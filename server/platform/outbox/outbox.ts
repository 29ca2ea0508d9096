import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LateWrites } from '../database/late-writes.js';
import { Transaction } from '../database/transaction.js';
import { newId } from '../ids/new-id.js';
import { currentRequestId } from '../logging/request-context.js';
import type { JobDefinition } from '../queue/define-job.js';
import { traceParentFor } from '../tracing/active-span.js';
import type { EventDefinition } from './define-event.js';
import type { OutboxKind } from './outbox-message.entity.js';
import { insertionOf, type NewOutboxMessage } from './insert-outbox-messages.js';
import { OutboxBell } from './outbox-bell.js';

export interface EnqueueOptions {
  /** Min delay in milliseconds by the database's clock. Survives restarts; ± 1 s. */
  delayMs?: number;
  /** Names the work, instead of the definition's `jobId`. */
  jobId?: string;
}

/**
 * The only way to enqueue work from a use case. Both methods write a row in the current transaction (or their own), so the work
 * exists exactly if its change does; the relay delivers it after the commit. Rows are inserted just before the commit (`LateWrites`).
 */
@Injectable()
export class Outbox {
  readonly #messages = new WeakMap<object, NewOutboxMessage[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly late: LateWrites,
    private readonly bell: OutboxBell,
  ) {}

  /**
   * Publishes an event; each job `startedBy` it runs once.
   *
   * @throws ZodError if the payload does not match the event.
   */
  async publish<T extends object>(event: EventDefinition<T>, payload: NoInfer<T>): Promise<void> {
    await this.#write('event', event.name, event.version, event.schema.parse(payload), {});
  }

  /**
   * Enqueues one run of a job.
   *
   * @throws ZodError if the payload does not match the job.
   */
  async enqueue<T extends object>(
    job: JobDefinition<T>,
    payload: NoInfer<T>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.#write('job', job.name, 1, job.payload.parse(payload), options);
  }

  async #write(
    kind: OutboxKind,
    name: string,
    version: number,
    payload: object,
    options: EnqueueOptions,
  ): Promise<void> {
    const message: NewOutboxMessage = {
      id: newId(),
      kind,
      name,
      version,
      payload,
      jobKey: options.jobId ?? null,
      requestId: currentRequestId(),
      traceParent: traceParentFor(`publish ${name}`, { 'entrevue.event': name }),
      delayMs: options.delayMs ?? 0,
    };
    await this.transaction.run(() => {
      const open = this.em.getTransactionContext<object>();
      if (!open) throw new Error('a message outside any transaction');
      this.#add(open, message);
      return Promise.resolve();
    });
  }

  #add(transaction: object, message: NewOutboxMessage): void {
    const earlier = this.#messages.get(transaction);
    if (earlier) {
      earlier.push(message);
      return;
    }
    const messages = [message];
    this.#messages.set(transaction, messages);
    this.late.addLast(() => insertionOf(messages));
    this.bell.ringAfter(transaction);
  }
}
