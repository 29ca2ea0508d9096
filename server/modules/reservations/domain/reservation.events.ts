import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A reservation was made (ACTIVE) or changed. `by`: the side that acted; null for expiry. */
export const reservationChanged = defineEvent(
  'reservations.reservation-changed',
  z.object({
    reservation_id: z.uuid(),
    seeker_id: z.uuid(),
    recruiter_id: z.uuid(),
    company_id: z.uuid(),
    status: z.enum(['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED']),
    by: z.enum(['SEEKER', 'RECRUITER']).nullable(),
  }),
);

/** The person lets a company ask again, before the 30 days are over or after a second refusal. */
export const pairReopened = defineEvent(
  'reservations.pair-reopened',
  z.object({ event_id: z.uuid(), reservation_id: z.uuid(), recruiter_id: z.uuid() }),
);

/** A company bought one video of a masked person. */
export const videoBought = defineEvent(
  'reservations.video-bought',
  z.object({ video_id: z.uuid(), seeker_id: z.uuid(), company_id: z.uuid() }),
);
