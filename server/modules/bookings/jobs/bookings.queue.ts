import { defineQueue } from '../../../platform/queue/index.js';

/** Emails about bookings and inquiries. A slow mail server delays no other queue. */
export const bookingEmailsQueue = defineQueue({
  name: 'booking-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
