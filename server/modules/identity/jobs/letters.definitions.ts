import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob } from '../../../platform/queue/index.js';
import { letterKinds } from '../domain/letters.js';
import { lettersQueue } from './letters.queue.js';

/**
 * Sends one email to an account. The payload has ids only; the handler adds the address, the text and the link's secret, so that
 * queues never store them. `letter_id` makes sure it is sent once.
 */
export const sendAccountLetter = defineJob({
  name: 'identity.send-letter',
  queue: lettersQueue,
  payload: z.object({ letter_id: z.uuid(), account_id: z.uuid(), kind: z.enum(letterKinds) }),
  ...letterPatience,
  jobId: ({ account_id, kind }) => `${account_id}/${kind}`,
});

/** Sends an invitation for recruiters to an address without an account. */
export const sendInvitation = defineJob({
  name: 'identity.send-invitation',
  queue: lettersQueue,
  payload: z.object({ invitation_id: z.uuid() }),
  ...letterPatience,
  jobId: ({ invitation_id }) => invitation_id,
});
