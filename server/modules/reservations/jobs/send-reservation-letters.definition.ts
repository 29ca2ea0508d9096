import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob, on } from '../../../platform/queue/index.js';
import { reservationChanged } from '../domain/reservation.events.js';
import { reservationLettersQueue } from './reservations.queue.js';

/** Sends the emails about a change of a reservation. The payload has ids only; the handler adds text and addresses. */
export const sendReservationLetters = defineJob({
  name: 'reservations.send-letters',
  queue: reservationLettersQueue,
  payload: z.object({
    reservation_id: z.uuid(),
    news: z.enum(['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED', 'REMINDER']),
    by: z.enum(['SEEKER', 'RECRUITER']).nullable(),
  }),
  ...letterPatience,
  jobId: ({ reservation_id, news }) => `${reservation_id}/${news}`,
  startedBy: [on(reservationChanged, ({ reservation_id, status, by }) => ({ reservation_id, news: status, by }))],
});
