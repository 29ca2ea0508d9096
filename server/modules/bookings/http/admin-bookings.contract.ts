import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { bookingStatuses, day, sessionTypes, slotTime } from './studio-bookings.contract.js';

export const LONGEST_CLOSURE_REASON = 120;

/** `from` and `to`: days of the sessions, both included. */
export const adminBookingsQuery = z.strictObject({
  ...pageFields,
  status: upperEnum(bookingStatuses).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AdminBookingsQuery = z.infer<typeof adminBookingsQuery>;

export const operatorBookingActions = ['CONFIRM', 'MOVE', 'CANCEL', 'DELIVER'] as const;
export type OperatorBookingAction = (typeof operatorBookingActions)[number];

export const bookingHistoryEntry = z.object({
  from_status: z.enum(bookingStatuses).nullable(),
  to_status: z.enum(bookingStatuses),
  preferred_date: day,
  preferred_time: slotTime,
  party: z.enum(['GUEST', 'OPERATOR', 'SYSTEM']),
  at: timestamp,
});

/** A booking as an operator sees it. */
export const adminBooking = z.object({
  id,
  preferred_date: day,
  preferred_time: slotTime,
  starts_at: timestamp,
  ends_at: timestamp,
  session_type: z.enum(sessionTypes),
  status: z.enum(bookingStatuses),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  message: z.string().nullable(),
  language: z.enum(['fr', 'en']),
  created_at: timestamp,
  /** Until when the address is to be confirmed; null once it was. */
  confirm_by: timestamp.nullable(),
  /** Nobody confirmed the address in time. */
  lapsed: z.boolean(),
  /** Until when the person is to be answered; meaningful while PENDING. */
  contact_by: timestamp,
  /** Until when the video is to be delivered; meaningful while CONFIRMED and once the session began. */
  deliver_by: timestamp,
  delivered_at: timestamp.nullable(),
  history: z.array(bookingHistoryEntry),
  allowed_actions: z.array(z.enum(operatorBookingActions)),
});
export type AdminBooking = z.infer<typeof adminBooking>;

/** By the time of the session, the earliest first. `as_of`: the server's time, to count from. */
export const adminBookingsPage = pageOf('bookings', adminBooking).extend({ as_of: timestamp });
export type AdminBookingsPage = z.infer<typeof adminBookingsPage>;

/** `preferred_date` and `preferred_time` go with MOVE only. */
export const changeBookingRequest = z.strictObject({
  action: upperEnum(operatorBookingActions),
  preferred_date: day.optional(),
  preferred_time: slotTime.optional(),
});
export type ChangeBookingRequest = z.infer<typeof changeBookingRequest>;

/** A day on which the studio stays closed; bookings made before it stand until somebody moves them. */
export const closure = z.object({
  id,
  day,
  reason: z.string().nullable(),
  closed_at: timestamp,
  /** Bookings that still take a slot of that day. */
  bookings: z.int().min(0),
});
export type Closure = z.infer<typeof closure>;

/** From today on, the next first; `holidays` of Québec in the same time, which need no closing. */
export const closuresPage = pageOf('closures', closure).extend({
  holidays: z.array(z.object({ day, name: z.string() })),
});
export type ClosuresPage = z.infer<typeof closuresPage>;

export const closeDayRequest = z.strictObject({ day, reason: nullableText(LONGEST_CLOSURE_REASON).optional() });
export type CloseDayRequest = z.infer<typeof closeDayRequest>;
