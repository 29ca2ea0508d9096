import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's codes for a serialization failure and a deadlock. */
const passing = new Set<unknown>(['40001', '40P01']);
const RETRIES = 3;
/** Long enough for the other transaction to end; random, so that two losers do not collide again. */
const PAUSE_MS = 25;

const isPassing = (error: unknown): boolean => error instanceof Error && 'code' in error && passing.has(error.code);

/**
 * One unit of work. Inside `run` each injected EntityManager uses the same database transaction; nested calls of `run` join it.
 * Changes are flushed at the end, and an error rolls everything back.
 *
 * After a deadlock or serialization failure the work runs again from the start, so keep its state inside it.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    // Retry only the outermost transaction: a joined one cannot be retried alone, its parent has been rolled back too.
    if (this.em.isInTransaction()) return this.#once(work);
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.#once(work);
      } catch (error) {
        if (!isPassing(error) || retries === RETRIES) throw error;
        await pause(PAUSE_MS * (retries + 1) + randomInt(PAUSE_MS));
      }
    }
  }

  #once<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { propagation: 'required' });
  }
}
