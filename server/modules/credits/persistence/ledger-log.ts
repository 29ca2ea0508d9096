import { type EventSubscriber, MikroORM, type TransactionEventArgs } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { wholeTransaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Posting } from '../domain/books.js';

/** Writes one security log line per committed movement: ids and numbers only. */
@Injectable()
export class LedgerLog implements EventSubscriber, OnModuleInit {
  readonly #written = new WeakMap<object, object[]>();

  constructor(
    private readonly orm: MikroORM,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /** Logs `postings` after `transaction` commits. */
  notifyAfter(transaction: object, ownerId: string, postings: readonly Posting[]): void {
    const lines = postings.map(({ id, sequence, type, amount, heldAmount, madeBy }) => ({
      event: 'credits-moved',
      accountId: ownerId,
      transactionId: id,
      sequence,
      type,
      amount,
      heldAmount,
      madeBy,
    }));
    this.#add(transaction, lines);
  }

  /** Called by the ORM. It must not throw, because the transaction has committed. */
  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (!transaction) return;
    const lines = this.#written.get(transaction as object) ?? [];
    this.#written.delete(transaction as object);
    const whole = wholeTransaction();
    if (whole) this.#add(whole, lines);
    else for (const line of lines) this.logger.info(line, 'credits moved');
  }

  #add(transaction: object, lines: readonly object[]): void {
    this.#written.set(transaction, [...(this.#written.get(transaction) ?? []), ...lines]);
  }
}
