import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from '../logging/logger.js';
import { backoffMs, randomFraction } from '../queue/backoff.js';
import { JobRegistry } from '../queue/job-registry.js';
import { LiveDeclarations } from '../queue/live-declarations.js';
import { type JobDelivery, Queues, QueueUnavailable } from '../queue/queues.js';
import { Tracing } from '../tracing/tracing.js';
import { claimMessages, claimWaiting, markFailed, markPublished, markWaiting } from './claim-messages.js';
import { type ClaimedMessage, deliveriesOf } from './deliveries-of.js';
import { keysOf, type Missing, payloadKey } from './waiting.js';

/** Small, so that several relays share a burst and a crash repeats little. */
export const BATCH_SIZE = 50;
/** Max time of a batch in milliseconds, because its rows stay locked. */
const BATCH_MS = 5_000;
/** About ten minutes of retries before a person must check. An unavailable queue does not count. */
export const MAX_ATTEMPTS = 10;
/** Messages of a batch that waited for this version. They come first, and are few, so that neither kind holds up the other. */
export const WAITING_BATCH = 10;
/** Pause before an unreadable payload is read again, by this version or another (milliseconds). */
const PAYLOAD_RETRY_MS = 60_000;
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
  readonly #keys: readonly string[];

  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
    private readonly declarations: LiveDeclarations,
    private readonly logger: Logger,
    private readonly tracing: Tracing,
  ) {
    this.#keys = keysOf(registry);
  }

  /** @param em a fork; the batch opens its transaction on it. */
  run(em: EntityManager): Promise<BatchResult> {
    return em.transactional(async (transaction) => {
      const waiting = await claimWaiting(transaction, this.#keys, WAITING_BATCH);
      const due = await claimMessages(transaction, BATCH_SIZE);
      return this.#handOn(transaction, [...waiting, ...due]);
    });
  }

  async #handOn(em: EntityManager, messages: readonly ClaimedMessage[]): Promise<BatchResult> {
    const stopAt = performance.now() + BATCH_MS;
    const published: string[] = [];
    // Read after the claim, so that a subscriber declared before a message was written is never missed.
    const events = messages.filter(({ kind }) => kind === 'event').map(({ name }) => name);
    const subscribers = await this.declarations.subscribers(em, events);
    let queueReached = true;
    for (const message of messages) {
      if (performance.now() > stopAt) break;
      try {
        const isWhole = await this.#deliver(em, message, subscribers.get(message.name) ?? []);
        if (isWhole) published.push(message.id);
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

  /** @returns false if another version must deliver the rest. */
  async #deliver(em: EntityManager, message: ClaimedMessage, subscribers: readonly string[]): Promise<boolean> {
    const { deliveries, faults, missing, settled } = deliveriesOf(message, this.registry, subscribers);
    for (const delivery of deliveries) await this.#add(message, delivery);
    if (faults.length > 0) throw new Error(faults.map((fault) => fault.message).join('\n'));
    if (!missing) return true;
    await this.#leave(em, message, missing, settled);
    return false;
  }

  /** Continues the trace of the request that wrote the message, and passes it on to the job. */
  #add({ traceParent }: ClaimedMessage, delivery: JobDelivery): Promise<void> {
    if (traceParent === null) return this.queues.add(delivery);
    const { name, queue } = delivery.definition;
    const attributes = { 'entrevue.job': name, 'entrevue.queue': queue.name };
    return this.tracing.run(
      { name: `add ${name}`, kind: 'producer', parent: traceParent, isOurs: true, attributes },
      (span) =>
        this.queues.add(span ? { ...delivery, data: { ...delivery.data, trace_parent: span.traceParent } } : delivery),
    );
  }

  async #leave(
    em: EntityManager,
    message: ClaimedMessage,
    missing: Missing,
    settled: readonly string[],
  ): Promise<void> {
    const fields = { messageId: message.id, message: message.name, reason: missing.reason };
    if (message.isWaiting) this.logger.debug(fields, 'outbox message still waits for another version');
    else this.logger.warn(fields, 'outbox message waits for another version');
    await markWaiting(em, message, missing, settled, missing.key === payloadKey ? PAYLOAD_RETRY_MS : 0);
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
