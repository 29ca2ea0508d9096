import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CalendarWriteFailureReason } from '../domain/calendar-failures.contract.js';

/** When the calendars of members are written next, and how it went. */
@Injectable()
export class CalendarWrites {
  constructor(private readonly em: EntityManager) {}

  /** Takes calendars whose time has come, so that no other worker writes them until `next`. @returns their members. */
  async take(now: Date, next: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ account_id: string }[]>(
      `update calendar_connection set next_write_at = ?
        where account_id in (select account_id from calendar_connection
                              where next_write_at <= ?
                              order by next_write_at, account_id limit ? for update skip locked)
       returning account_id`,
      [next, now, limit],
    );
    return rows.map((row) => row.account_id);
  }

  /** The member chose whether interviews are written. @returns false without a chosen calendar. */
  async choose(accountId: string, writes: boolean, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_connection set writes = ?, next_write_at = ?, write_failures = 0, write_failure = null, updated_at = ?
        where account_id = ? and calendar_url is not null and ending_at is null returning 1`,
      [writes, now, now, accountId],
    );
    return rows.length > 0;
  }

  async due(accountId: string, now: Date): Promise<void> {
    await this.em.execute(
      'update calendar_connection set next_write_at = ? where account_id = ? and calendar_url is not null',
      [now, accountId],
    );
  }

  /**
   * The member no longer has a calendar here. The password stays until the events that we wrote are removed, busy times do not.
   *
   * @returns false if there is nothing to remove: delete it at once.
   */
  async end(accountId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_connection c
          set ending_at = coalesce(ending_at, ?), writes = false, next_write_at = ?, revision = revision + 1, write_failures = 0
        where c.account_id = ? and exists (select 1 from calendar_event e where e.account_id = c.account_id) returning 1`,
      [now, now, accountId],
    );
    if (rows.length > 0) await this.em.execute('delete from calendar_busy where account_id = ?', [accountId]);
    return rows.length > 0;
  }

  /** @param taken as `take` set it: a change that made it due meanwhile is not forgotten. */
  async done(accountId: string, taken: Date, next: Date | null): Promise<void> {
    await this.em.execute(
      `update calendar_connection
          set write_failures = 0, write_failure = null,
              next_write_at = case when next_write_at = ? then ?::timestamptz else next_write_at end
        where account_id = ?`,
      [taken, next, accountId],
    );
  }

  async failed(accountId: string, reason: CalendarWriteFailureReason, next: Date): Promise<void> {
    await this.em.execute(
      `update calendar_connection set write_failures = write_failures + 1, write_failure = ?, next_write_at = ?
        where account_id = ?`,
      [reason, next, accountId],
    );
  }
}
