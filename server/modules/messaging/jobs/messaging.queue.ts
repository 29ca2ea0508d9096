import { defineQueue } from '../../../platform/queue/index.js';

/** Work that people see on their screen, so put nothing slow here. */
export const messagingQueue = defineQueue({
  name: 'messaging',
  concurrency: 4,
  lockSeconds: 20,
  stalledSeconds: 10,
});
