import { defineQueue } from '../../../platform/queue/index.js';

/** Short database work: creates notifications. */
export const notificationsQueue = defineQueue({
  name: 'notifications',
  concurrency: 4,
  lockSeconds: 20,
  stalledSeconds: 10,
});

/** Emails of this module. A slow mail server delays no other queue. */
export const notificationEmailsQueue = defineQueue({
  name: 'notification-letters',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});

/** Messages to people's devices. A slow push service delays no other queue. */
export const pushQueue = defineQueue({
  name: 'push-messages',
  concurrency: 4,
  lockSeconds: 30,
  stalledSeconds: 15,
});
