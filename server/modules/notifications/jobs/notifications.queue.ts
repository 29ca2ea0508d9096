import { defineQueue } from '../../../platform/queue/index.js';

/** Short database work: who is told what. */
export const notificationsQueue = defineQueue({
  name: 'notifications',
  concurrency: 4,
  lockSeconds: 20,
  stalledSeconds: 10,
});

/** Letters of this module. A mail server that is slow holds up nothing else. */
export const notificationLettersQueue = defineQueue({
  name: 'notification-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
