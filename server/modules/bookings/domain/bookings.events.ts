import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A booking was made or changed. `actor_id`: the operator; null for the guest. `sequence` tells its versions apart. */
export const bookingChanged = defineEvent(
  'bookings.booking-changed',
  z.object({
    booking_id: z.uuid(),
    change: z.enum(['BOOKED', 'CONFIRM', 'MOVE', 'CANCEL', 'DELIVER']),
    sequence: z.int(),
    actor_id: z.uuid().nullable(),
  }),
);

/** An inquiry arrived or was dealt with. */
export const inquiryChanged = defineEvent(
  'bookings.inquiry-changed',
  z.object({
    inquiry_id: z.uuid(),
    status: z.enum(['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED']),
    actor_id: z.uuid().nullable(),
  }),
);
