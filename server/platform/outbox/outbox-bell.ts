import { type EventSubscriber, MikroORM, type TransactionEventArgs } from '@mikro-orm/core';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { wholeTransaction } from '../database/transaction.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';

/** The channel on which relays listen. */
export const outboxChannel = 'outbox_message';

/**
 * Wakes the relays after a transaction with messages commits. Not inside it: with NOTIFY, commits take a server-wide lock one
 * after the other, which cost a third of the commits per second.
 * Requests do not wait for it, and concurrent ones share the next notification. A lost one delays messages until the relays' next
 * poll, one second.
 */
@Injectable()
export class OutboxBell implements EventSubscriber, OnModuleInit, BeforeApplicationShutdown {
  readonly #writers = new WeakSet<object>();
  #ringing: Promise<void> | undefined;
  #again = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly errors: QueueErrorReporter,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#ringing;
  }

  /** Notifies after `transaction` commits. */
  ringAfter(transaction: object): void {
    this.#writers.add(transaction);
  }

  /** Called by the ORM. It must not throw, because the transaction has committed. */
  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (!transaction || !this.#writers.delete(transaction as object)) return;
    const whole = wholeTransaction();
    // A part has no message for the relays before the whole transaction commits.
    if (whole) this.#writers.add(whole);
    else this.#ring();
  }

  #ring(): void {
    if (this.#ringing) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#ringing = this.orm.em
      .fork()
      .getConnection()
      .execute(`select pg_notify('${outboxChannel}', '')`)
      .then(
        () => undefined,
        (error: unknown) => this.errors.report('outbox bell', error),
      )
      .finally(() => {
        this.#ringing = undefined;
        if (this.#again) this.#ring();
      });
  }
}
