import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { bookingStatuses, day, sessionTypes, slotTime } from './studio-bookings.contract.js';

export const LONGEST_CLOSURE_REASON = 120;

/** `from` and `to`: first and last day of the sessions, both included. */
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

/** A booking for operators. */
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
  /** Deadline to confirm the address; null once confirmed. */
  confirm_by: timestamp.nullable(),
  /** The address was not confirmed in time. */
  lapsed: z.boolean(),
  /** Deadline to answer the person; relevant while PENDING. */
  contact_by: timestamp,
  /** Deadline to deliver the video; relevant while CONFIRMED, after the session has started. */
  deliver_by: timestamp,
  delivered_at: timestamp.nullable(),
  history: z.array(bookingHistoryEntry),
  allowed_actions: z.array(z.enum(operatorBookingActions)),
});
export type AdminBooking = z.infer<typeof adminBooking>;

/** Ordered by session time, earliest first. `as_of`: the server's time, for countdowns. */
export const adminBookingsPage = pageOf('bookings', adminBooking).extend({ as_of: timestamp });
export type AdminBookingsPage = z.infer<typeof adminBookingsPage>;

/** `preferred_date` and `preferred_time` are for MOVE only. */
export const changeBookingRequest = z.strictObject({
  action: upperEnum(operatorBookingActions),
  preferred_date: day.optional(),
  preferred_time: slotTime.optional(),
});
export type ChangeBookingRequest = z.infer<typeof changeBookingRequest>;

/** A day on which the studio is closed. Existing bookings stay until somebody moves them. */
export const closure = z.object({
  id,
  day,
  reason: z.string().nullable(),
  closed_at: timestamp,
  /** Bookings that still take a slot on that day. */
  bookings: z.int().min(0),
});
export type Closure = z.infer<typeof closure>;

/** From today on, earliest first. `holidays`: public holidays of Québec in the same period, which are closed anyway. */
export const closuresPage = pageOf('closures', closure).extend({
  holidays: z.array(z.object({ day, name: z.string() })),
});
export type ClosuresPage = z.infer<typeof closuresPage>;

export const closeDayRequest = z.strictObject({ day, reason: nullableText(LONGEST_CLOSURE_REASON).optional() });
export type CloseDayRequest = z.infer<typeof closeDayRequest>;
