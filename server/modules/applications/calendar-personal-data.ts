import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { EndConnection } from './use-cases/end-connection.js';

/**
 * Personal data of members' calendars: their addresses, when they are free, their own calendar elsewhere, and the interviews in which
 * they take part.
 */
@Injectable()
export class CalendarPersonalData implements PersonalDataHolder {
  readonly name = 'calendar';
  readonly columns = [
    'calendar_address.account_id',
    'calendar_busy.account_id',
    'calendar_connection.account_id',
    'calendar_event.account_id',
    'interview_participant.account_id',
    'member_availability.account_id',
  ];
  /** Interviews go with their applications. */
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly ending: EndConnection,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('calendar.json', async () => {
      const em = this.em.fork();
      return {
        availability: await em.execute(
          `select time_zone, windows, buffer_minutes, buffer_before_minutes, buffer_after_minutes, notice_hours, max_per_day, updated_at
             from member_availability where account_id = ?`,
          [accountId],
        ),
        addresses: await em.execute(
          'select kind, created_at from calendar_address where account_id = ? order by kind',
          [accountId],
        ),
        connected_calendar: await em.execute(
          `select server_url, user_name, calendar_url, calendar_name, writes, checked_at, created_at, updated_at
             from calendar_connection where account_id = ?`,
          [accountId],
        ),
        written_interviews: await em.execute(
          `select interview_id, url, starts_at, difference, found_starts_at
             from calendar_event where account_id = ? order by starts_at, interview_id`,
          [accountId],
        ),
        busy: await em.execute('select starts_at, ends_at from calendar_busy where account_id = ? order by starts_at', [
          accountId,
        ]),
        interviews: await em.execute(
          `select i.application_id, i.status, i.scheduled_at, i.duration_minutes
             from interview_participant p join interview i on i.id = p.interview_id
            where p.account_id = ? order by i.scheduled_at, i.id`,
          [accountId],
        ),
      };
    });
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from calendar_address where account_id = ?', [accountId]);
    // With its busy times; at once if no interviews are to be removed there.
    await this.ending.execute(accountId);
    await this.em.execute('delete from member_availability where account_id = ?', [accountId]);
  }

  async erase(accountId: string): Promise<void> {
    await this.close(accountId);
    await this.em.execute('delete from calendar_connection where account_id = ?', [accountId]);
    await this.em.execute('delete from interview_participant where account_id = ?', [accountId]);
  }
}
