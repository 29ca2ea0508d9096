import { defineQueue } from '../../../platform/queue/index.js';

/** E-mails about companies. A mail server that is slow holds up nothing else. */
export const companyLettersQueue = defineQueue({
  name: 'company-letters',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});
