import { defineQueue } from '../../../platform/queue/index.js';

/** Emails about applications and short database work, in their own queue, so that a slow mail server delays nothing else. */
export const applicationsQueue = defineQueue({
  name: 'applications',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
