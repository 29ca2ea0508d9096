import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Questions to the payment provider, each with a time-out of its own. */
export const billingQueue = defineQueue({ name: 'billing', concurrency: 1, lockSeconds: 60, stalledSeconds: 30 });

/** Emails about money. A mail server that is slow holds up nothing else. */
export const billingEmailsQueue = defineQueue({
  name: 'billing-emails',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});
