import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL: two transactions waited for each other, and this one was ended so that the other could go on. */
const DEADLOCK = '40P01';
const ATTEMPTS = 3;
/** Long enough for the other one to end. */
const PAUSE_MS = 25;

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DEADLOCK;

/**
 * One unit of work. Inside `run` every injected EntityManager works in the same database transaction; a facade of another
 * module that calls `run` joins it. What was persisted is flushed at the end, and an error rolls everything back.
 *
 * Work that lost a deadlock begins again, from nothing: it may run more than once, so it keeps what it gathers inside itself.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    // Only the outermost may begin again: what surrounds a joined one is gone with it.
    if (this.em.isInTransaction()) return this.#once(work);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(work);
      } catch (error) {
        if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
        await pause(PAUSE_MS * attempt);
      }
    }
  }

  #once<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { propagation: 'required' });
  }
}
