import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Short database work on credits. */
export const creditsQueue = defineQueue({ name: 'credits', concurrency: 1, lockSeconds: 20, stalledSeconds: 10 });
