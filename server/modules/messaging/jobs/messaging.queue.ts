import { defineQueue } from '../../../platform/queue/index.js';

/** What people wait for with their eyes on the screen: nothing slow is in it. */
export const messagingQueue = defineQueue({
  name: 'messaging',
  concurrency: 4,
  lockSeconds: 20,
  stalledSeconds: 10,
});
