import { defineQueue } from '../../../platform/queue/index.js';

/** Checks of company domains in the DNS. Silent DNS servers delay no other queue. */
export const companyDomainsQueue = defineQueue({
  name: 'company-domains',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});
