import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Short work that passes facts from one module to another. */
export const operationsQueue = defineQueue({ name: 'operations', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });
