import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { billingQueue } from './billing.queue.js';

/** The payload is the provider's id of a customer, which identifies nobody in our database. */
export const forgetCard = defineJob({
  name: 'billing.forget-card',
  queue: billingQueue,
  payload: z.object({ customer: z.string().min(1).max(255) }),
  attempts: 30,
  backoff: { seconds: 10, maxSeconds: 3_600 },
  jobId: ({ customer }) => customer,
});
