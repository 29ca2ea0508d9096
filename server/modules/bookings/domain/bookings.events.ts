import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

export const bookingChanges = [
  'BOOKED',
  'CONFIRM_ADDRESS',
  'RESEND',
  'LAPSE',
  'CONFIRM',
  'MOVE',
  'CANCEL',
  'DELIVER',
] as const;
export type BookingChangeName = (typeof bookingChanges)[number];

/** A booking was made or changed. `actor_id`: the operator; null for a guest or a job. `sequence`: version of the booking. */
export const bookingChanged = defineEvent(
  'bookings.booking-changed',
  z.object({
    booking_id: z.uuid(),
    change: z.enum(bookingChanges),
    sequence: z.int(),
    actor_id: z.uuid().nullable(),
  }),
);

/** An inquiry arrived or its status changed. */
export const inquiryChanged = defineEvent(
  'bookings.inquiry-changed',
  z.object({
    inquiry_id: z.uuid(),
    status: z.enum(['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED']),
    actor_id: z.uuid().nullable(),
  }),
);
