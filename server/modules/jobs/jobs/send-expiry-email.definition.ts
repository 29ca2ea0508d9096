import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob } from '../../../platform/queue/define-job.js';
import { jobsQueue } from './jobs.queue.js';

/** Sends one reminder. The payload has ids only; the handler adds address and text. */
export const sendExpiryEmail = defineJob({
  name: 'jobs.send-expiry-letter',
  queue: jobsQueue,
  payload: z.object({ letter_id: z.uuid(), job_id: z.uuid(), ends_at: z.iso.datetime() }),
  ...emailRetries,
  jobId: ({ letter_id }) => letter_id,
});
