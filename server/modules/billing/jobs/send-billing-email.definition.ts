import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob } from '../../../platform/queue/define-job.js';
import { billingEmailsQueue } from './billing.queue.js';

export const sendBillingEmail = defineJob({
  name: 'billing.send-email',
  queue: billingEmailsQueue,
  payload: z.object({ email_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ email_id }) => email_id,
});
