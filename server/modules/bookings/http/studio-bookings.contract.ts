import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { emailAddress, fullName, limits, nullableLine, phone } from '../../identity/http/person-fields.contract.js';

/** The studio works by the clock of Montréal, wherever the reader is. */
export const STUDIO_TIME_ZONE = 'America/Toronto';
export const SESSION_MINUTES = 45;
export const HOLD_SECONDS = 300;
/** A slot waits this long for whoever has to confirm their address. */
export const CONFIRM_MINUTES = 30;
/** Bookings to come that one address may have. */
export const MAX_OPEN_BOOKINGS = 2;
/** The contact comes within this time (the sooner end of it is 24 hours). */
export const CONTACT_HOURS = 48;
/** The video is delivered within this time after the session. */
export const DELIVERY_HOURS = 48;
export const LONGEST_BOOKING_MESSAGE = 1_000;

/** Times of day at which a session may begin, Monday to Friday. */
export const slotTimes = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;
export type SlotTime = (typeof slotTimes)[number];

export const sessionTypes = ['VIDEO_RECORDING', 'INTERVIEW', 'PROFILE', 'COMPANY_VIDEO', 'OTHER'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** PENDING and CONFIRMED take the slot. */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED'] as const;
export type BookingStatusName = (typeof bookingStatuses)[number];

/** A day of the calendar, not an instant. */
export const day = z.iso.date();
export const slotTime = z.enum(slotTimes);
/** What opens one booking without a sign-in; it travels in letters and in the part of an address that no server sees. */
export const bookingToken = z
  .string()
  .max(400)
  .regex(/^[\w-]{30,}$/);

export const listBookingsQuery = z.strictObject({ date: day.optional() });
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

/** What anybody may know of a booking: that its slot is taken. */
export const takenSlots = z.object({
  bookings: z.array(z.object({ preferred_date: day, preferred_time: slotTime, status: z.enum(bookingStatuses) })),
});
export type TakenSlots = z.infer<typeof takenSlots>;

export const calendarQuery = z.strictObject({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) });
export type CalendarQuery = z.infer<typeof calendarQuery>;

export const dayStates = ['OPEN', 'FULL', 'WEEKEND', 'HOLIDAY', 'CLOSED', 'PAST', 'TOO_FAR'] as const;
export type DayState = (typeof dayStates)[number];

/** One month of the studio. `times` of a day that is OPEN or FULL: those of today that are over are left out. */
export const studioCalendar = z.object({
  month: z.string(),
  today: day,
  last_day: day,
  time_zone: z.literal(STUDIO_TIME_ZONE),
  session_minutes: z.int(),
  hold_seconds: z.int(),
  days: z.array(
    z.object({
      date: day,
      state: z.enum(dayStates),
      /** Of a HOLIDAY or a day that is CLOSED: why, where there is something to say. */
      reason: z.string().nullable(),
      times: z.array(z.object({ time: slotTime, state: z.enum(['FREE', 'HELD', 'TAKEN']) })),
    }),
  ),
});
export type StudioCalendar = z.infer<typeof studioCalendar>;
export type StudioDay = StudioCalendar['days'][number];

const slot = { preferred_date: day, preferred_time: slotTime };

/** `hold_token`: of the slot held before, which is let go. */
export const holdSlotRequest = z.strictObject({ ...slot, hold_token: z.uuid().optional() });
export type HoldSlotRequest = z.infer<typeof holdSlotRequest>;
export const slotHold = z.object({ hold_token: z.uuid(), expires_at: timestamp, ...slot });
export type SlotHold = z.infer<typeof slotHold>;
export const releaseHoldRequest = z.strictObject({ hold_token: z.uuid() });
export type ReleaseHoldRequest = z.infer<typeof releaseHoldRequest>;

export const createBookingRequest = z.strictObject({
  full_name: fullName,
  email: emailAddress,
  phone: phone.optional(),
  company_name: nullableLine(limits.fullName).optional(),
  session_type: upperEnum(sessionTypes).default('VIDEO_RECORDING'),
  ...slot,
  message: nullableText(LONGEST_BOOKING_MESSAGE).optional(),
  hold_token: z.uuid().optional(),
});
export type CreateBookingRequest = z.infer<typeof createBookingRequest>;

/** RESEND: the email with the confirmation link, until the address is confirmed. */
export const bookingActions = ['MOVE', 'CANCEL', 'RESEND'] as const;

/** A booking as whoever made it sees it. */
export const booking = z.object({
  id,
  ...slot,
  session_type: z.enum(sessionTypes),
  status: z.enum(bookingStatuses),
  /** Until when the address is to be confirmed by the link in the email; null once it was. The slot waits until then. */
  confirm_by: timestamp.nullable(),
  /** Nobody confirmed the address in time: the slot is free again. */
  lapsed: z.boolean(),
  starts_at: timestamp,
  ends_at: timestamp,
  time_zone: z.literal(STUDIO_TIME_ZONE),
  location: z.string(),
  full_name: z.string(),
  email: z.string(),
  ics_url: z.string(),
  manage_url: z.string(),
  created_at: timestamp,
  allowed_actions: z.array(z.enum(bookingActions)),
});
export type Booking = z.infer<typeof booking>;

export const openBookingRequest = z.strictObject({ token: bookingToken });
export type OpenBookingRequest = z.infer<typeof openBookingRequest>;
export const moveBookingRequest = z.strictObject({ token: bookingToken, ...slot, hold_token: z.uuid().optional() });
export type MoveBookingRequest = z.infer<typeof moveBookingRequest>;
