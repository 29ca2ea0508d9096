import { defineQueue } from '../../../platform/queue/index.js';

/** Emails about companies. A slow mail server delays no other queue. */
export const companyEmailsQueue = defineQueue({
  name: 'company-letters',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});
