import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Short database work on postings. */
export const jobsQueue = defineQueue({ name: 'jobs', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });
