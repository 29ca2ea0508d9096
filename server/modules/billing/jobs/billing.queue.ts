import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Calls to the payment provider, each with its own timeout. */
export const billingQueue = defineQueue({ name: 'billing', concurrency: 1, lockSeconds: 60, stalledSeconds: 30 });

/** Emails about money. A slow mail server delays no other queue. */
export const billingEmailsQueue = defineQueue({
  name: 'billing-emails',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
