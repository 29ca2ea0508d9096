import { defineQueue } from '../../../platform/queue/index.js';

/** Short database work on reservations. Credits and profiles wait for it, so put nothing slow here. */
export const reservationsQueue = defineQueue({
  name: 'reservations',
  concurrency: 2,
  lockSeconds: 20,
  stalledSeconds: 10,
});

/** Emails about reservations, in their own queue, so that a slow mail server delays nothing else. */
export const reservationEmailsQueue = defineQueue({
  name: 'reservation-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
