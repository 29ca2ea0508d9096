import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Reading texts and scoring pairs: processor time in small pieces, with database work between them. */
export const matchingQueue = defineQueue({ name: 'matching', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });
