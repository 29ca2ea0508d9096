import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Short database work on accounts. */
export const identityQueue = defineQueue({ name: 'identity', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });
