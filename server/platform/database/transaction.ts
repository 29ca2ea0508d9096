import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL: a serialization failure, and the loser of two transactions that waited for each other. */
const passing = new Set<unknown>(['40001', '40P01']);
const RETRIES = 3;
/** Long enough for the other one to end; at random, so that two losers do not meet again. */
const PAUSE_MS = 25;

const isPassing = (error: unknown): boolean => error instanceof Error && 'code' in error && passing.has(error.code);

/**
 * One unit of work. Inside `run` every injected EntityManager works in the same database transaction; a facade of another
 * module that calls `run` joins it. What was persisted is flushed at the end, and an error rolls everything back.
 *
 * Work that lost a deadlock or a serialization begins again, from nothing: it may run more than once, so it keeps what it
 * gathers inside itself.
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
