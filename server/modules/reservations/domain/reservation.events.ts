import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A reservation was made (ACTIVE) or went on. `by`: whose act it was; null where it was the clock's. */
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

/** The person lets a company ask again before the 30 days are over, or after a second request without a yes. */
export const pairReopened = defineEvent(
  'reservations.pair-reopened',
  z.object({ event_id: z.uuid(), reservation_id: z.uuid(), recruiter_id: z.uuid() }),
);

/** A company paid to watch one video of somebody whose profile stays masked. */
export const videoBought = defineEvent(
  'reservations.video-bought',
  z.object({ video_id: z.uuid(), seeker_id: z.uuid(), company_id: z.uuid() }),
);
