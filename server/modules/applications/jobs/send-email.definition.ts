import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob } from '../../../platform/queue/index.js';
import { emailKinds } from '../domain/emails.js';
import { applicationsQueue } from './applications.queue.js';

/**
 * Sends one email about an application. The payload has ids only; the handler adds address and text. `event_id` is the step that
 * requested it; an email about a refusal is sent only if no later step exists.
 */
export const sendEmail = defineJob({
  name: 'applications.send-letter',
  queue: applicationsQueue,
  payload: z.object({
    letter_id: z.uuid(),
    application_id: z.uuid(),
    kind: z.enum(emailKinds),
    interview_id: z.uuid().nullable(),
    event_id: z.uuid().nullable(),
    /** Added later, so jobs of an earlier version do not have it. */
    reader_id: z.uuid().optional(),
    /** The start of which a reminder reminds. */
    starts_at: z.iso.datetime().optional(),
  }),
  ...emailRetries,
  jobId: ({ letter_id }) => letter_id,
});
