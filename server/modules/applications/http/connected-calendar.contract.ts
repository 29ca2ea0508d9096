import { z } from 'zod';
import { timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { calendarDifferences, calendarFailures, calendarWriteFailures } from '../domain/calendar-failures.contract.js';

export const connectCalendarRequest = z.strictObject({
  /** For example `https://caldav.icloud.com`, or the address of one calendar. */
  server_url: trimmedText(1, 500),
  user_name: trimmedText(1, 200),
  /** An app password, where the server has them. It is never answered. */
  password: z.string().min(1).max(500),
});
export type ConnectCalendarRequest = z.infer<typeof connectCalendarRequest>;

export const chooseCalendarRequest = z.strictObject({ url: z.string().min(1).max(1000) });
export type ChooseCalendarRequest = z.infer<typeof chooseCalendarRequest>;

/** Whether the member's interviews are written to the connected calendar. */
export const chooseWritingRequest = z.strictObject({ writes: z.boolean() });
export type ChooseWritingRequest = z.infer<typeof chooseWritingRequest>;

/** RESTORE: the calendar gets the event again. MOVE: the interview moves to the time that the member gave it in the calendar. */
export const settleDifferenceRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('RESTORE') }),
  z.strictObject({ action: z.literal('MOVE'), scheduled_at: timestamp }),
]);
export type SettleDifferenceRequest = z.infer<typeof settleDifferenceRequest>;

/** The change that the member made to an interview in their own calendar. The interview itself did not change. */
export const calendarDifference = z.object({
  interview_id: z.string(),
  application_id: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  kind: z.enum(calendarDifferences),
  scheduled_at: timestamp,
  /** Where the member moved it; null if it was deleted, or lasts a whole day there. */
  found_at: timestamp.nullable(),
  /** Whether the caller's role may move the interview. */
  can_move: z.boolean(),
});
export type ShownCalendarDifference = z.infer<typeof calendarDifference>;

/** The member's own calendar whose busy times are not free times. */
export const connectedCalendar = z.object({
  /** Null: none is connected. */
  connection: z
    .object({
      server_url: z.string(),
      user_name: z.string(),
      /** Null until one of the account's calendars is chosen. */
      calendar: z.object({ url: z.string(), name: z.string() }).nullable(),
      /** Why the last reading failed; busy times that were read before stay. */
      failure: z.enum(calendarFailures).nullable(),
      /** When the server last answered. */
      checked_at: timestamp.nullable(),
      /** Whether interviews are written to it. */
      writes: z.boolean(),
      /** Why the last writing failed; it is tried again. */
      write_failure: z.enum(calendarWriteFailures).nullable(),
      /** Interviews that are written there now. */
      written: z.int().min(0),
      /** At most 50, the next interview first. */
      differences: z.array(calendarDifference),
    })
    .nullable(),
});
export type ConnectedCalendar = z.infer<typeof connectedCalendar>;

/** At most 100. */
export const remoteCalendars = z.object({ calendars: z.array(z.object({ url: z.string(), name: z.string() })) });
export type RemoteCalendars = z.infer<typeof remoteCalendars>;
