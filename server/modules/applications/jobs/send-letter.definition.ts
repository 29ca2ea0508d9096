import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob } from '../../../platform/queue/index.js';
import { letterKinds } from '../domain/letters.js';
import { applicationsQueue } from './applications.queue.js';

/**
 * Sends one letter about an application. Ids only: the address and the words are put together by the handler. `event_id` is the
 * step that asked for it; a letter about a refusal goes out only while that refusal is the last word.
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
