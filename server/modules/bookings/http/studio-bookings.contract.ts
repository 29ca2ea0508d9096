import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { emailAddress, fullName, limits, nullableLine, phone } from '../../identity/http/person-fields.contract.js';

/** The studio's time zone; screens show times in it wherever the reader is. */
export const STUDIO_TIME_ZONE = 'America/Toronto';
export const SESSION_MINUTES = 45;
export const HOLD_SECONDS = 300;
/** Minutes to confirm the address of a new booking. */
export const CONFIRM_MINUTES = 30;
/** Upcoming bookings that one mailbox may have. */
export const MAX_OPEN_BOOKINGS = 2;
/** We contact the person within this time (screens say 24 to 48 hours). */
export const CONTACT_HOURS = 48;
/** Hours after the session within which the video is delivered. */
export const DELIVERY_HOURS = 48;
export const LONGEST_BOOKING_MESSAGE = 1_000;

/** Times at which a session may start, Monday to Friday. */
export const slotTimes = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;
export type SlotTime = (typeof slotTimes)[number];

export const sessionTypes = ['VIDEO_RECORDING', 'INTERVIEW', 'PROFILE', 'COMPANY_VIDEO', 'OTHER'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** PENDING and CONFIRMED occupy the slot. */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED'] as const;
export type BookingStatusName = (typeof bookingStatuses)[number];

/** A calendar day, not an instant. */
export const day = z.iso.date();
export const slotTime = z.enum(slotTimes);
/** Opens one booking without a sign-in. It is only in emails, request bodies and the URL part after `#`, which servers do not see. */
export const bookingToken = z
  .string()
  .max(400)
  .regex(/^[\w-]{30,}$/);

export const listBookingsQuery = z.strictObject({ date: day.optional() });
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

/** The public part of a booking: its slot is taken. */
export const takenSlots = z.object({
  bookings: z.array(z.object({ preferred_date: day, preferred_time: slotTime, status: z.enum(bookingStatuses) })),
});
export type TakenSlots = z.infer<typeof takenSlots>;

export const calendarQuery = z.strictObject({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) });
export type CalendarQuery = z.infer<typeof calendarQuery>;

export const dayStates = ['OPEN', 'FULL', 'WEEKEND', 'HOLIDAY', 'CLOSED', 'PAST', 'TOO_FAR'] as const;
export type DayState = (typeof dayStates)[number];

/** One month of the studio. `times` is filled for OPEN and FULL days, without today's slots that have started. */
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
      /** Why a HOLIDAY or CLOSED day is closed, if there is a reason. */
      reason: z.string().nullable(),
      times: z.array(z.object({ time: slotTime, state: z.enum(['FREE', 'HELD', 'TAKEN']) })),
    }),
  ),
});
export type StudioCalendar = z.infer<typeof studioCalendar>;
export type StudioDay = StudioCalendar['days'][number];

const slot = { preferred_date: day, preferred_time: slotTime };

/** `hold_token`: an earlier hold, which is released. */
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

/** RESEND: the confirmation email, while the address is not confirmed. */
export const bookingActions = ['MOVE', 'CANCEL', 'RESEND'] as const;

/** A booking for the person who made it. */
export const booking = z.object({
  id,
  ...slot,
  session_type: z.enum(sessionTypes),
  status: z.enum(bookingStatuses),
  /** Deadline to confirm the address with the link in the email; null once confirmed. The slot is kept until then. */
  confirm_by: timestamp.nullable(),
  /** The address was not confirmed in time: the slot is free again. */
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
