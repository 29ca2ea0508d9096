import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/**
 * One unit of work. Inside `run` every injected EntityManager works in the same database transaction; a facade of another
 * module that calls `run` joins it. What was persisted is flushed at the end, and an error rolls everything back.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { propagation: 'required' });
  }
}
