import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { billingQueue } from './billing.queue.js';

/** Reads at the payment provider which card it kept for renewals. */
export const saveCard = defineJob({
  name: 'billing.save-card',
  queue: billingQueue,
  payload: z.object({ purchase_id: z.uuid() }),
  attempts: 20,
  backoff: { seconds: 5, maxSeconds: 3_600 },
  jobId: ({ purchase_id }) => purchase_id,
});
