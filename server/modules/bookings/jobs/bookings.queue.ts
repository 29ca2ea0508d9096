import { defineQueue } from '../../../platform/queue/index.js';

/** Letters about bookings and inquiries. A mail server that is slow holds up nothing else. */
export const bookingLettersQueue = defineQueue({
  name: 'booking-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
