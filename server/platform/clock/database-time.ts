import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../database/read-together.js';
import { Clock } from './clock.js';

/**
 * "Now" for everything that money and promises depend on: the database's clock, because servers whose own clocks differ must
 * agree. A clock that somebody moves on purpose (a test, the demo) takes its place.
 */
@Injectable()
export class DatabaseTime {
  constructor(
    private readonly reads: ReadTogether,
    private readonly clock: Clock,
  ) {}

  async now(): Promise<Date> {
    if (this.clock.constructor !== Clock) return this.clock.now();
    // Not now(): that is when the transaction began, which may be before it waited for a lock.
    const [row] = await this.reads.rows<{ now: string }>('select clock_timestamp() as now');
    return new Date(row?.now ?? Number.NaN);
  }

  /** The same time as a part of a statement that locks rows in a subquery: when it has the locks. */
  partUnderLock(): { readonly sql: string; readonly params: readonly Date[] } {
    return this.clock.constructor === Clock ? { sql: 'clock_timestamp()', params: [] } : this.part();
  }

  /** The same time as a part of a statement, which saves one: when that statement began, so after every lock before it. */
  part(): { readonly sql: string; readonly params: readonly Date[] } {
    return this.clock.constructor === Clock
      ? { sql: 'statement_timestamp()', params: [] }
      : { sql: '?::timestamptz', params: [this.clock.now()] };
  }
}
