import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionPropagation } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { traced } from '../tracing/active-span.js';
import { retryCollisions } from './retry-collisions.js';

/** Where the running code is in a transaction of parts. */
interface Place {
  /** The database transaction of all parts. */
  readonly whole: object;
  readonly isInPart: boolean;
}

const place = new AsyncLocalStorage<Place>();

/** The transaction with which the current part commits; null outside of parts. */
export const wholeTransaction = (): object | null => place.getStore()?.whole ?? null;

/**
 * One unit of work. Inside `run` each injected EntityManager uses the same database transaction; nested calls of `run` join it.
 * Changes are flushed at the end, and an error rolls everything back.
 *
 * After a deadlock or serialization failure the work runs again from the start, so keep its state inside it.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  /** Whether the calling code is in a transaction. */
  get isOpen(): boolean {
    return this.em.isInTransaction();
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const join = () => this.em.transactional(work, { propagation: TransactionPropagation.REQUIRED });
    // Retry only the outermost transaction: a joined one cannot be retried alone, its parent has been rolled back too.
    if (!this.em.isInTransaction()) return traced('transaction', 'client', () => retryCollisions(join));
    const here = place.getStore();
    return here?.isInPart === false ? this.#runPart(here.whole, work) : join();
  }

  /**
   * Runs work that consists of several transactions, for example a request, in one. Each outermost `run` in it is a part: a savepoint,
   * written when it ends, so that later reads see it. All parts commit together.
   */
  runInParts<T>(work: () => Promise<T>): Promise<T> {
    return traced('transaction', 'client', () =>
      retryCollisions(() =>
        this.em.transactional((em) => {
          const whole = em.getTransactionContext<object>();
          if (!whole) throw new Error('a transaction without its context');
          return place.run({ whole, isInPart: false }, work);
        }),
      ),
    );
  }

  async #runPart<T>(whole: object, work: () => Promise<T>): Promise<T> {
    try {
      return await place.run({ whole, isInPart: true }, () =>
        this.em.transactional(work, { propagation: TransactionPropagation.NESTED, clear: true }),
      );
    } finally {
      // Later reads come from the database, as after a commit.
      this.em.clear();
    }
  }
}
