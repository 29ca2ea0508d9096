import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob } from '../../../platform/queue/index.js';
import { letterKinds } from '../domain/letters.js';
import { applicationsQueue } from './applications.queue.js';

/**
 * Sends one email about an application. The payload has ids only; the handler adds address and text. `event_id` is the step that
 * requested it; an email about a refusal is sent only if no later step exists.
 */
export const sendLetter = defineJob({
  name: 'applications.send-letter',
  queue: applicationsQueue,
  payload: z.object({
    letter_id: z.uuid(),
    application_id: z.uuid(),
    kind: z.enum(letterKinds),
    interview_id: z.uuid().nullable(),
    event_id: z.uuid().nullable(),
  }),
  ...letterPatience,
  jobId: ({ letter_id }) => letter_id,
});
