import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob } from '../../../platform/queue/index.js';
import { letterKinds } from '../domain/letters.js';
import { lettersQueue } from './letters.queue.js';

/**
 * Sends one letter to an account. Ids only: the address, the words and the secret of the link are put together by the handler,
 * so that none of them is ever kept in a queue. `letter_id` makes it one letter however often it is delivered.
 */
export const sendAccountLetter = defineJob({
  name: 'identity.send-letter',
  queue: lettersQueue,
  payload: z.object({ letter_id: z.uuid(), account_id: z.uuid(), kind: z.enum(letterKinds) }),
  ...letterPatience,
  jobId: ({ account_id, kind }) => `${account_id}/${kind}`,
});

/** Sends an invitation to recruit to an address that has no account yet. */
export const sendInvitation = defineJob({
  name: 'identity.send-invitation',
  queue: lettersQueue,
  payload: z.object({ invitation_id: z.uuid() }),
  ...letterPatience,
  jobId: ({ invitation_id }) => invitation_id,
});
