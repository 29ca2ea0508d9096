import { type EventSubscriber, MikroORM, type TransactionEventArgs } from '@mikro-orm/core';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueErrorReporter } from '../queue/error-reporter.js';

/** The channel relays listen on. */
export const outboxChannel = 'outbox_message';

/**
 * Wakes the relays after a transaction with messages has committed. Not in it: a NOTIFY makes its transaction commit under
 * a lock of the whole server, one after the other through the disk, which cost a third of the commits per second when
 * measured. Nor does the request wait for it, and while one is on its way the next ones share a second. A lost one costs
 * the second until the relays' next poll.
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

  /** Rings once `transaction` has committed. */
  ringAfter(transaction: object): void {
    this.#writers.add(transaction);
  }

  /** Called by the ORM. It must not throw: the transaction has committed. */
  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (transaction && this.#writers.delete(transaction as object)) this.#ring();
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
