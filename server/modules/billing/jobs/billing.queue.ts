import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Questions to the payment provider, each with a time-out of its own. */
export const billingQueue = defineQueue({ name: 'billing', concurrency: 1, lockSeconds: 60, stalledSeconds: 30 });
