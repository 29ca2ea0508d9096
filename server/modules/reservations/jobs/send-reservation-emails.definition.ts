import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob, on } from '../../../platform/queue/index.js';
import { reservationChanged } from '../domain/reservation.events.js';
import { reservationEmailsQueue } from './reservations.queue.js';

/** Sends the emails about a change of a reservation. The payload has ids only; the handler adds text and addresses. */
export const sendReservationEmails = defineJob({
  name: 'reservations.send-letters',
  queue: reservationEmailsQueue,
  payload: z.object({
    reservation_id: z.uuid(),
    news: z.enum(['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED', 'REMINDER']),
    by: z.enum(['SEEKER', 'RECRUITER']).nullable(),
  }),
  ...emailRetries,
  jobId: ({ reservation_id, news }) => `${reservation_id}/${news}`,
  startedBy: [on(reservationChanged, ({ reservation_id, status, by }) => ({ reservation_id, news: status, by }))],
});
