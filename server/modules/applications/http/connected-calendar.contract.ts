import { z } from 'zod';
import { timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { calendarFailures } from '../domain/calendar-failures.contract.js';

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
    })
    .nullable(),
});
export type ConnectedCalendar = z.infer<typeof connectedCalendar>;

/** At most 100. */
export const remoteCalendars = z.object({ calendars: z.array(z.object({ url: z.string(), name: z.string() })) });
export type RemoteCalendars = z.infer<typeof remoteCalendars>;
