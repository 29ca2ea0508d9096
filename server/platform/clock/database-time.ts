import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../database/read-together.js';
import { Clock } from './clock.js';

/**
 * The database's clock, for all that concerns money and deadlines, because the clocks of servers differ. A clock that a test or the demo
 * moves replaces it.
 */
@Injectable()
export class DatabaseTime {
  constructor(
    private readonly reads: ReadTogether,
    private readonly clock: Clock,
  ) {}

  async now(): Promise<Date> {
    if (this.#isMoved) return this.clock.now();
    // Not now(), which is the start of the transaction, perhaps before it waited for a lock.
    const [row] = await this.reads.rows<{ now: string }>('select clock_timestamp() as now');
    return new Date(row?.now ?? Number.NaN);
  }

  /** The same time as SQL for a statement that locks rows in a subquery: the time when it holds the locks. */
  partUnderLock(): { readonly sql: string; readonly params: readonly Date[] } {
    return this.#isMoved ? this.part() : { sql: 'clock_timestamp()', params: [] };
  }

  /** The same time as SQL, which saves a statement: the time when its statement began, after all earlier locks. */
  part(): { readonly sql: string; readonly params: readonly Date[] } {
    return this.#isMoved
      ? { sql: '?::timestamptz', params: [this.clock.now()] }
      : { sql: 'statement_timestamp()', params: [] };
  }

  get #isMoved(): boolean {
    return this.clock.constructor !== Clock;
  }
}
