import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/request.errors.js';
import { ConcurrencyLimit, type ConcurrencyLimits } from '../process/concurrency-limit.js';

/** Max concurrent writes of one account. A page sends two or three, for example save and autosave. */
export const MAX_CONCURRENT_WRITES = 4;

/** Each waits as long as a statement may take. */
const limits: ConcurrencyLimits = { maxConcurrent: MAX_CONCURRENT_WRITES, maxWaiting: 1_000, maxWaitMs: 15_000 };

/**
 * Limits the concurrent writes of one account in this process; further writes wait in memory. Writes of one account wait for the same
 * locks. Example: 100 parallel reservations of one recruiter would hold every database connection.
 */
@Injectable()
export class ConcurrentWrites {
  readonly #accounts = new Map<string, ConcurrencyLimit>();
  readonly #isInsideWrite = new AsyncLocalStorage<true>();

  /**
   * A write inside another one starts at once: the command of a request would wait for its own request.
   *
   * @throws Unavailable if the write cannot start in time; then nothing was done.
   */
  async run<T>(accountId: string, write: () => Promise<T>): Promise<T> {
    if (this.#isInsideWrite.getStore()) return write();
    const account = this.#accounts.get(accountId) ?? new ConcurrencyLimit(limits, () => new Unavailable());
    this.#accounts.set(accountId, account);
    try {
      return await account.run(() => this.#isInsideWrite.run(true, write));
    } finally {
      if (account.isIdle) this.#accounts.delete(accountId);
    }
  }
}
