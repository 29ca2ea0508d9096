import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/security/secret-box.js';
import type { RemoteCalendar } from '../caldav/caldav-client.js';
import type { CaldavAccount } from '../caldav/caldav-request.js';
import type { CalendarFailureReason, CalendarWriteFailureReason } from '../domain/calendar-failures.contract.js';
import type { Span } from '../domain/free-times.js';
import { calendarPasswords } from './calendar-passwords.js';

export interface CalendarConnection {
  readonly accountId: string;
  readonly serverUrl: string;
  readonly userName: string;
  readonly calendar: RemoteCalendar | null;
  readonly revision: number;
  readonly version: string | null;
  readonly eventsReadAt: Date | null;
  readonly checkedAt: Date | null;
  readonly failures: number;
  readonly failure: CalendarFailureReason | null;
  /** Whether interviews are written to it. */
  readonly writes: boolean;
  readonly nextWriteAt: Date | null;
  readonly writeFailures: number;
  readonly writeFailure: CalendarWriteFailureReason | null;
  /** Since then the member has no calendar here; events that we wrote are still removed. */
  readonly endingAt: Date | null;
}

interface Row {
  account_id: string;
  server_url: string;
  user_name: string;
  calendar_url: string | null;
  calendar_name: string | null;
  revision: number;
  version: string | null;
  events_read_at: string | null;
  checked_at: string | null;
  failures: number;
  failure: CalendarFailureReason | null;
  writes: boolean;
  next_write_at: string | null;
  write_failures: number;
  write_failure: CalendarWriteFailureReason | null;
  ending_at: string | null;
}

/** An answer of the server about a connection. */
export interface Checked {
  readonly at: Date;
  readonly next: Date;
}

const columns = `account_id, server_url, user_name, calendar_url, calendar_name, revision, version, events_read_at, checked_at,
  failures, failure, writes, next_write_at, write_failures, write_failure, ending_at`;
const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

const connectionOf = (row: Row): CalendarConnection => ({
  accountId: row.account_id,
  serverUrl: row.server_url,
  userName: row.user_name,
  calendar: row.calendar_url === null ? null : { url: row.calendar_url, name: row.calendar_name ?? '' },
  revision: row.revision,
  version: row.version,
  eventsReadAt: dateOf(row.events_read_at),
  checkedAt: dateOf(row.checked_at),
  failures: row.failures,
  failure: row.failure,
  writes: row.writes,
  nextWriteAt: dateOf(row.next_write_at),
  writeFailures: row.write_failures,
  writeFailure: row.write_failure,
  endingAt: dateOf(row.ending_at),
});

/** Members' own calendars and their busy times. A change of what was read names the revision that it belongs to. */
@Injectable()
export class CalendarConnections {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: SecretBox,
  ) {}

  /** Null also once the member disconnected it, while its events are removed. */
  async of(accountId: string): Promise<CalendarConnection | null> {
    const [row] = await this.em.execute<Row[]>(
      `select ${columns} from calendar_connection where account_id = ? and ending_at is null`,
      [accountId],
    );
    return row ? connectionOf(row) : null;
  }

  /** Also one whose member disconnected it, while its events are removed. */
  async stored(accountId: string): Promise<CalendarConnection | null> {
    const [row] = await this.em.execute<Row[]>(`select ${columns} from calendar_connection where account_id = ?`, [
      accountId,
    ]);
    return row ? connectionOf(row) : null;
  }

  /**
   * With the password, to ask the server. Null if the member disconnected it.
   *
   * @param revision null also once the member changed it, because a new password must not go to the former server.
   * @param ended also if the member disconnected it, to remove its events.
   */
  async accountOf(accountId: string, revision?: number, ended = false): Promise<CaldavAccount | null> {
    const [row] = await this.em.execute<{ server_url: string; user_name: string; password: Uint8Array }[]>(
      `select server_url, user_name, password from calendar_connection
        where account_id = ? and revision = coalesce(?, revision) and (ending_at is null or ?)`,
      [accountId, revision ?? null, ended],
    );
    if (!row) return null;
    const password = await this.secrets.open(row.password, calendarPasswords.purpose, accountId);
    return { server: row.server_url, user: row.user_name, password };
  }

  /**
   * Replaces a former connection; its calendar and busy times are forgotten. Another account also forgets the events that we wrote,
   * and writes none; with a new password of the same one they stay.
   */
  async connect(accountId: string, { server, user, password }: CaldavAccount, now: Date): Promise<void> {
    const sealed = await this.secrets.seal(password, calendarPasswords.purpose, accountId);
    await this.em.execute(
      `insert into calendar_connection
         (account_id, server_url, user_name, password, revision, next_check_at, failures, created_at, updated_at)
       values (?, ?, ?, ?, 1, ?, 0, ?, ?)
       on conflict (account_id) do update
          set server_url = excluded.server_url, user_name = excluded.user_name, password = excluded.password,
              calendar_url = null, calendar_name = null, revision = calendar_connection.revision + 1, version = null,
              events_read_at = null, checked_at = null, failures = 0, failure = null, updated_at = excluded.updated_at,
              writes = calendar_connection.writes and calendar_connection.ending_at is null
                and (calendar_connection.server_url, calendar_connection.user_name) = (excluded.server_url, excluded.user_name),
              next_write_at = null, write_failures = 0, write_failure = null, ending_at = null`,
      [accountId, server, user, sealed, now, now, now],
    );
    await this.em.execute(
      `delete from calendar_event e using calendar_connection c
        where c.account_id = e.account_id and c.account_id = ? and not c.writes`,
      [accountId],
    );
    await this.em.execute('delete from calendar_busy where account_id = ?', [accountId]);
  }

  /** @param revision of the account to which the calendar belongs. @returns false if the member changed it meanwhile. */
  async choose(accountId: string, revision: number, { url, name }: RemoteCalendar, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_connection
          set calendar_url = ?, calendar_name = ?, revision = revision + 1, version = null, events_read_at = null,
              checked_at = null, next_check_at = ?, failures = 0, failure = null, updated_at = ?,
              next_write_at = case when writes then ?::timestamptz else next_write_at end, write_failures = 0, write_failure = null
        where account_id = ? and revision = ? and ending_at is null returning 1`,
      [url, name, now, now, now, accountId, revision],
    );
    if (rows.length > 0) await this.em.execute('delete from calendar_busy where account_id = ?', [accountId]);
    return rows.length > 0;
  }

  /** Also deletes its busy times, and forgets the events that we wrote. */
  async remove(accountId: string): Promise<void> {
    await this.em.execute('delete from calendar_connection where account_id = ?', [accountId]);
  }

  /** Takes connections whose time has come, so that no other worker reads them until `next`. */
  async take(now: Date, next: Date, limit: number): Promise<readonly CalendarConnection[]> {
    const rows = await this.em.execute<Row[]>(
      `update calendar_connection set next_check_at = ?
        where account_id in (select account_id from calendar_connection
                              where next_check_at <= ? and ending_at is null
                              order by next_check_at, account_id limit ? for update skip locked)
       returning ${columns}`,
      [next, now, limit],
    );
    return rows.map(connectionOf);
  }

  /** The calendar is as it was read before. */
  async unchanged({ accountId, revision }: CalendarConnection, { at, next }: Checked): Promise<void> {
    await this.em.execute(
      `update calendar_connection set checked_at = ?, next_check_at = ?, failures = 0, failure = null
        where account_id = ? and revision = ?`,
      [at, next, accountId, revision],
    );
  }

  /** Replaces the busy times. Call inside a transaction. */
  async read(
    { accountId, revision }: CalendarConnection,
    { at, next, version, busy }: Checked & { readonly version: string | null; readonly busy: readonly Span[] },
  ): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_connection
          set version = ?, events_read_at = ?, checked_at = ?, next_check_at = ?, failures = 0, failure = null
        where account_id = ? and revision = ? returning 1`,
      [version, at, at, next, accountId, revision],
    );
    if (rows.length === 0) return;
    await this.em.execute('delete from calendar_busy where account_id = ?', [accountId]);
    await this.em.execute(
      `insert into calendar_busy (account_id, starts_at, ends_at)
       select ?::uuid, to_timestamp((span ->> 0)::float8 / 1000), to_timestamp((span ->> 1)::float8 / 1000)
         from jsonb_array_elements(?::jsonb) as span`,
      [accountId, JSON.stringify(busy.map(({ start, end }) => [start, end]))],
    );
  }

  /** The busy times stay as they were. */
  async failed({ accountId, revision }: CalendarConnection, failure: CalendarFailureReason, next: Date): Promise<void> {
    await this.em.execute(
      `update calendar_connection set failures = failures + 1, failure = ?, next_check_at = ?
        where account_id = ? and revision = ?`,
      [failure, next, accountId, revision],
    );
  }
}
