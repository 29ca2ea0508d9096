import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Reads texts and scores pairs: short CPU work with database access in between. */
export const matchingQueue = defineQueue({ name: 'matching', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });
