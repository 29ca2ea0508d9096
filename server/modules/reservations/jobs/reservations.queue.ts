import { defineQueue } from '../../../platform/queue/index.js';

/** Short database work about reservations; credits and closed profiles wait for it, so nothing slow is in it. */
export const reservationsQueue = defineQueue({
  name: 'reservations',
  concurrency: 2,
  lockSeconds: 20,
  stalledSeconds: 10,
});

/** Letters about reservations. A mail server that is slow holds up nothing else. */
export const reservationLettersQueue = defineQueue({
  name: 'reservation-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
