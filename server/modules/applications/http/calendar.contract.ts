import { z } from 'zod';
import { timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';

export const calendarKinds = ['FULL', 'BUSY'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The addresses that answer now. An address itself is shown once, when it is made. */
export const calendarAddresses = z.object({
  addresses: z.array(z.object({ kind: z.enum(calendarKinds), created_at: timestamp })),
});
export type CalendarAddresses = z.infer<typeof calendarAddresses>;

export const makeCalendarAddressRequest = z.strictObject({ kind: upperEnum(calendarKinds) });
export type MakeCalendarAddressRequest = z.infer<typeof makeCalendarAddressRequest>;

export const madeCalendarAddress = z.object({
  kind: z.enum(calendarKinds),
  url: z.string(),
  created_at: timestamp,
});
export type MadeCalendarAddress = z.infer<typeof madeCalendarAddress>;

/** Without a kind, both addresses end. */
export const revokeCalendarQuery = z.strictObject({ kind: upperEnum(calendarKinds).optional() });
export type RevokeCalendarQuery = z.infer<typeof revokeCalendarQuery>;

export const calendarFeedQuery = z.strictObject({ token: z.string().max(200).default('') });
export type CalendarFeedQuery = z.infer<typeof calendarFeedQuery>;
