import { defineEntity, p } from '@mikro-orm/core';
import { MAX_ADDRESS } from './caldav-address.js';
import {
  calendarDifferences,
  type CalendarDifference,
  calendarFailures,
  type CalendarFailureReason,
  calendarWriteFailures,
  type CalendarWriteFailureReason,
} from './calendar-failures.contract.js';

/** A member's own calendar on a CalDAV server, whose busy times are not free times. */
export const CalendarConnectionSchema = defineEntity({
  name: 'CalendarConnection',
  tableName: 'calendar_connection',
  properties: {
    accountId: p.uuid().primary(),
    serverUrl: p.text(),
    userName: p.text(),
    /** Sealed. */
    password: p.blob(),
    /** Null until the member chose one of the account's calendars. */
    calendarUrl: p.text().strictNullable(),
    calendarName: p.text().strictNullable(),
    /** Increased by each change by the member; what was read before it is discarded. */
    revision: p.integer(),
    /** Of the calendar when its events were last read; null if the server does not tell. */
    version: p.text().strictNullable(),
    /** When its events were last read. */
    eventsReadAt: p.datetime(3).strictNullable(),
    /** When the server last answered. */
    checkedAt: p.datetime(3).strictNullable(),
    nextCheckAt: p.datetime(3),
    /** Since the last answer. */
    failures: p.integer(),
    failure: p.text().$type<CalendarFailureReason>().strictNullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** Whether interviews are written to it. */
    writes: p.boolean().default(false),
    /** Null if there is nothing to write or remove. */
    nextWriteAt: p.datetime(3).strictNullable(),
    /** Since the last success. */
    writeFailures: p.integer().default(0),
    writeFailure: p.text().$type<CalendarWriteFailureReason>().strictNullable(),
    /** Since then the member has no calendar here: only the events that we wrote are still removed. */
    endingAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    { name: 'calendar_connection_next_check_at_index', properties: ['nextCheckAt', 'accountId'] },
    {
      name: 'calendar_connection_next_write_at_index',
      expression:
        'create index calendar_connection_next_write_at_index on calendar_connection (next_write_at, account_id) where next_write_at is not null',
    },
  ],
  checks: [
    {
      name: 'calendar_connection_addresses_check',
      expression: `char_length(server_url) >= 1 and char_length(server_url) <= ${MAX_ADDRESS} and char_length(calendar_url) <= 1000`,
    },
    {
      name: 'calendar_connection_user_name_check',
      expression: 'char_length(user_name) >= 1 and char_length(user_name) <= 200',
    },
    { name: 'calendar_connection_calendar_check', expression: '(calendar_url is null) = (calendar_name is null)' },
    { name: 'calendar_connection_version_check', expression: 'char_length(version) <= 1000' },
    {
      name: 'calendar_connection_failure_check',
      expression: `failure in (${calendarFailures.map((reason) => `'${reason}'`).join(', ')})`,
    },
    {
      name: 'calendar_connection_write_failure_check',
      expression: `write_failure in (${calendarWriteFailures.map((reason) => `'${reason}'`).join(', ')})`,
    },
  ],
});

/** When a member's own calendar is busy. Nothing else of its events is kept. */
export const CalendarBusySchema = defineEntity({
  name: 'CalendarBusy',
  tableName: 'calendar_busy',
  properties: {
    accountId: () =>
      p
        .manyToOne(CalendarConnectionSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('calendar_busy_account_id_foreign')
        .primary(),
    startsAt: p.datetime(3).primary(),
    endsAt: p.datetime(3),
  },
  checks: [{ name: 'calendar_busy_ends_at_check', expression: 'ends_at > starts_at' }],
});

/** The event of an interview in a member's own calendar, as we wrote it last. */
export const CalendarEventSchema = defineEntity({
  name: 'CalendarEvent',
  tableName: 'calendar_event',
  properties: {
    accountId: () =>
      p
        .manyToOne(CalendarConnectionSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('calendar_event_account_id_foreign')
        .primary(),
    /** No foreign key: the event is removed from the calendar also after the interview is gone. */
    interviewId: p.uuid().primary(),
    url: p.text(),
    /** Of the server; null if it did not tell. */
    etag: p.text().strictNullable(),
    /** Of what was written; null until the server confirmed it. */
    fingerprint: p.text().strictNullable(),
    startsAt: p.datetime(3),
    /** The change that the member made to it; null if none, or if they settled it. */
    difference: p.text().$type<CalendarDifference>().strictNullable(),
    /** The start to which the member moved it; null for a whole day. */
    foundStartsAt: p.datetime(3).strictNullable(),
    noticedAt: p.datetime(3).strictNullable(),
  },
  indexes: [{ name: 'calendar_event_interview_id_index', properties: ['interviewId'] }],
  checks: [
    {
      name: 'calendar_event_lengths_check',
      expression: 'char_length(url) <= 1100 and char_length(etag) <= 1000 and char_length(fingerprint) = 64',
    },
    {
      name: 'calendar_event_difference_check',
      expression: `difference in (${calendarDifferences.map((kind) => `'${kind}'`).join(', ')})`,
    },
    {
      name: 'calendar_event_found_check',
      expression: `(difference is null) = (noticed_at is null) and (found_starts_at is null or difference = 'MOVED')`,
    },
  ],
});
