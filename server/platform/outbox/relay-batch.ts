import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from '../logging/logger.js';
import { backoffMs, randomFraction } from '../queue/backoff.js';
import { JobRegistry } from '../queue/job-registry.js';
import { Queues, QueueUnavailable } from '../queue/queues.js';
import { claimMessages, markFailed, markPublished } from './claim-messages.js';
import { type ClaimedMessage, deliveriesOf } from './deliveries-of.js';

/** Small, so that several relays share a burst and a crash repeats little. */
export const BATCH_SIZE = 50;
/** Max time of a batch in milliseconds, because its rows stay locked. */
const BATCH_MS = 5_000;
/** About ten minutes of retries before a person must check. An unavailable queue does not count. */
export const MAX_ATTEMPTS = 10;
const backoff = { seconds: 1, maxSeconds: 120 };

export interface BatchResult {
  readonly claimed: number;
  readonly published: number;
  /** False if the queue was unavailable; messages it did not take are unchanged. */
  readonly queueReached: boolean;
}

/** Delivers one batch of messages to the queue and records each result, in one transaction. */
@Injectable()
export class RelayBatch {
  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
    private readonly logger: Logger,
  ) {}

  /** @param em a fork; the batch opens its transaction on it. */
  run(em: EntityManager): Promise<BatchResult> {
    return em.transactional(async (transaction) => {
      const messages = await claimMessages(transaction, BATCH_SIZE);
      return this.#handOn(transaction, messages);
    });
  }

  async #handOn(em: EntityManager, messages: readonly ClaimedMessage[]): Promise<BatchResult> {
    const stopAt = performance.now() + BATCH_MS;
    const published: string[] = [];
    let queueReached = true;
    for (const message of messages) {
      if (performance.now() > stopAt) break;
      try {
        await this.#deliver(message);
        published.push(message.id);
      } catch (error) {
        if (error instanceof QueueUnavailable) {
          queueReached = false;
          break;
        }
        await this.#fail(em, message, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await markPublished(em, published);
    return { claimed: messages.length, published: published.length, queueReached };
  }

  async #deliver(message: ClaimedMessage): Promise<void> {
    const { deliveries, faults } = deliveriesOf(message, this.registry);
    for (const delivery of deliveries) await this.queues.add(delivery);
    if (faults.length > 0) throw new Error(faults.map((fault) => fault.message).join('\n'));
  }

  async #fail(em: EntityManager, message: ClaimedMessage, error: Error): Promise<void> {
    const attempts = message.attempts + 1;
    const dead = attempts >= MAX_ATTEMPTS;
    const fields = { err: error, messageId: message.id, message: message.name, attempts };
    if (dead) this.logger.error(fields, 'outbox message given up');
    else this.logger.warn(fields, 'outbox message failed and will be tried again');
    await markFailed(em, message.id, error, dead ? null : backoffMs(backoff, attempts, randomFraction()));
  }
}
