import { defineQueue } from '../../../platform/queue/index.js';

/** Members' own calendars, in their own queue, because their servers may be slow. */
export const calendarsQueue = defineQueue({
  name: 'calendars',
  concurrency: 1,
  lockSeconds: 60,
  stalledSeconds: 15,
});
