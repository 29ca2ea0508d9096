import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/request.errors.js';

/** Max concurrent writes of one account. A page sends two or three, for example save and autosave. */
export const MAX_CONCURRENT_WRITES = 4;
/** As long as a statement may take (milliseconds). */
const MAX_WAIT_MS = 15_000;

interface AccountWrites {
  running: number;
  /** Each starts one waiting write. */
  readonly waiting: (() => void)[];
}

/**
 * Limits the concurrent writes of one account in this process; further writes wait in memory. Writes of one account wait for the same
 * locks. Example: 100 parallel reservations of one recruiter would hold every database connection.
 */
@Injectable()
export class ConcurrentWrites {
  readonly #accounts = new Map<string, AccountWrites>();
  readonly #isInsideWrite = new AsyncLocalStorage<true>();

  /**
   * A write inside another one starts at once: the command of a request would wait for its own request.
   *
   * @throws Unavailable if the write cannot start in time; then nothing was done.
   */
  run<T>(accountId: string, write: () => Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
    if (this.#isInsideWrite.getStore()) return write();
    return this.#limited(accountId, () => this.#isInsideWrite.run(true, write), maxWaitMs);
  }

  async #limited<T>(accountId: string, write: () => Promise<T>, maxWaitMs: number): Promise<T> {
    const writes = this.#accounts.get(accountId) ?? { running: 0, waiting: [] };
    this.#accounts.set(accountId, writes);
    if (writes.running < MAX_CONCURRENT_WRITES) writes.running += 1;
    else await untilStarted(writes, maxWaitMs);
    try {
      return await write();
    } finally {
      const startNext = writes.waiting.shift();
      if (startNext) startNext();
      else writes.running -= 1;
      if (writes.running === 0) this.#accounts.delete(accountId);
    }
  }
}

function untilStarted({ waiting }: AccountWrites, maxWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      clearTimeout(timeout);
      resolve();
    };
    const timeout = setTimeout(() => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(new Unavailable());
    }, maxWaitMs);
    waiting.push(start);
  });
}
