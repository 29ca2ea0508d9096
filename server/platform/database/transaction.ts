import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { retryCollisions } from './retry-collisions.js';

/**
 * One unit of work. Inside `run` each injected EntityManager uses the same database transaction; nested calls of `run` join it.
 * Changes are flushed at the end, and an error rolls everything back.
 *
 * After a deadlock or serialization failure the work runs again from the start, so keep its state inside it.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    const once = () => this.em.transactional(work, { propagation: 'required' });
    // Retry only the outermost transaction: a joined one cannot be retried alone, its parent has been rolled back too.
    return this.em.isInTransaction() ? once() : retryCollisions(once);
  }
}
