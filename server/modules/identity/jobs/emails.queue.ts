import { defineQueue } from '../../../platform/queue/index.js';

/** Emails about accounts, in their own queue, so that a slow mail server delays nothing else. */
export const emailsQueue = defineQueue({ name: 'letters', concurrency: 2, lockSeconds: 30, stalledSeconds: 15 });
