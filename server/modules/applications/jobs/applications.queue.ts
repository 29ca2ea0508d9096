import { defineQueue } from '../../../platform/queue/index.js';

/** Letters about applications, and short database work. A mail server that is slow holds up nothing else. */
export const applicationsQueue = defineQueue({
  name: 'applications',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
