import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CalendarDifference } from '../domain/calendar-failures.contract.js';
import type { WantedEvent, WrittenEvent } from '../domain/written-event.js';

interface Row {
  interview_id: string;
  url: string;
  etag: string | null;
  fingerprint: string | null;
  starts_at: string;
  difference: CalendarDifference | null;
  found_starts_at: string | null;
}

export interface Noticed {
  readonly difference: CalendarDifference;
  readonly foundStartsAt: Date | null;
  /** Of the event as the member left it; null if it is gone. */
  readonly etag: string | null;
}

const columns = 'interview_id, url, etag, fingerprint, starts_at, difference, found_starts_at';
/** More than the interviews of a year; the others are written when these are over. */
export const MAX_EVENTS = 500;

const eventOf = (row: Row): WrittenEvent => ({
  interviewId: row.interview_id,
  url: row.url,
  etag: row.etag,
  fingerprint: row.fingerprint,
  startsAt: new Date(row.starts_at),
  difference: row.difference,
  foundStartsAt: row.found_starts_at === null ? null : new Date(row.found_starts_at),
});

/** The events that we wrote to members' own calendars. */
@Injectable()
export class CalendarEvents {
  constructor(private readonly em: EntityManager) {}

  async of(accountId: string): Promise<readonly WrittenEvent[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from calendar_event where account_id = ? order by interview_id limit ${2 * MAX_EVENTS}`,
      [accountId],
    );
    return rows.map(eventOf);
  }

  async one(accountId: string, interviewId: string): Promise<WrittenEvent | null> {
    const [row] = await this.em.execute<Row[]>(
      `select ${columns} from calendar_event where account_id = ? and interview_id = ? for update`,
      [accountId, interviewId],
    );
    return row ? eventOf(row) : null;
  }

  /**
   * Notes what will be written, before it is sent: if the process dies in between, the next one knows that the event may exist.
   *
   * @returns false if the member disconnected the calendar, changed it, or no longer has interviews written.
   */
  async begin(accountId: string, revision: number, { interviewId, url, startsAt }: WantedEvent): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into calendar_event (account_id, interview_id, url, starts_at)
       select account_id, ?, ?, ? from calendar_connection
        where account_id = ? and revision = ? and writes and ending_at is null
       on conflict (account_id, interview_id) do update
          set url = excluded.url, starts_at = excluded.starts_at, fingerprint = null, difference = null,
              found_starts_at = null, noticed_at = null
       returning 1`,
      [interviewId, url, startsAt, accountId, revision],
    );
    return rows.length > 0;
  }

  /** The server has it. @returns false if the member disconnected the calendar meanwhile. */
  async confirm(
    accountId: string,
    { interviewId, url, fingerprint }: WantedEvent,
    etag: string | null,
  ): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_event set fingerprint = ?, etag = ? where account_id = ? and interview_id = ? and url = ?
       returning 1`,
      [fingerprint, etag, accountId, interviewId, url],
    );
    return rows.length > 0;
  }

  /** The member changed something else about it. */
  async seen(accountId: string, interviewId: string, etag: string | null): Promise<void> {
    await this.em.execute(
      `update calendar_event
          set etag = ?, difference = null, found_starts_at = null, noticed_at = null
        where account_id = ? and interview_id = ?`,
      [etag, accountId, interviewId],
    );
  }

  /** @returns false if it was noticed before. */
  async notice(
    accountId: string,
    event: Pick<WrittenEvent, 'interviewId' | 'startsAt' | 'fingerprint'>,
    { difference, foundStartsAt, etag }: Noticed,
    now: Date,
  ): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_event set difference = ?, found_starts_at = ?, etag = ?, noticed_at = ?, fingerprint = ?
        where account_id = ? and interview_id = ? and starts_at = ?
          and (difference is distinct from ? or found_starts_at is distinct from ?)
       returning 1`,
      [
        difference,
        foundStartsAt,
        etag,
        now,
        event.fingerprint,
        accountId,
        event.interviewId,
        event.startsAt,
        difference,
        foundStartsAt,
      ],
    );
    return rows.length > 0;
  }

  /** The member wants the event as the interview is. */
  async restore(accountId: string, interviewId: string): Promise<void> {
    await this.em.execute(
      `update calendar_event
          set fingerprint = null, difference = null, found_starts_at = null, noticed_at = null
        where account_id = ? and interview_id = ?`,
      [accountId, interviewId],
    );
  }

  async forget(accountId: string, { interviewId, url }: WrittenEvent): Promise<void> {
    await this.em.execute('delete from calendar_event where account_id = ? and interview_id = ? and url = ?', [
      accountId,
      interviewId,
      url,
    ]);
  }

  async forgetAll(accountId: string): Promise<void> {
    await this.em.execute('delete from calendar_event where account_id = ?', [accountId]);
  }

  /** An interview of an application changed: the calendars that have it, or should have it, are due now. */
  async applicationChanged(applicationId: string, now: Date): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `update calendar_connection c set next_write_at = ?
        where c.calendar_url is not null and (c.next_write_at is null or c.next_write_at > ?)
          and c.account_id in (
            select p.account_id from interview i join interview_participant p on p.interview_id = i.id
             where i.application_id = ?
            union
            select e.account_id from interview i join calendar_event e on e.interview_id = i.id
             where i.application_id = ?)
          and (c.writes or exists (select 1 from calendar_event e where e.account_id = c.account_id))
       returning 1`,
      [now, now, applicationId, applicationId],
    );
    return rows.length;
  }
}
