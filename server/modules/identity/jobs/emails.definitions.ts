import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob } from '../../../platform/queue/index.js';
import { emailKinds } from '../domain/emails.js';
import { emailsQueue } from './emails.queue.js';

/**
 * Sends one email to an account. The payload has ids only; the handler adds the address, the text and the link's secret, so that
 * queues never store them. `letter_id` makes sure it is sent once.
 */
export const sendAccountEmail = defineJob({
  name: 'identity.send-letter',
  queue: emailsQueue,
  payload: z.object({ letter_id: z.uuid(), account_id: z.uuid(), kind: z.enum(emailKinds) }),
  ...emailRetries,
  jobId: ({ account_id, kind }) => `${account_id}/${kind}`,
});

/** Sends a link that signs in or opens an account. The payload has neither the address nor the secret. */
export const sendEmailLink = defineJob({
  name: 'identity.send-email-link',
  queue: emailsQueue,
  payload: z.object({ request_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ request_id }) => request_id,
});

/** Sends an invitation for recruiters to an address without an account. */
export const sendInvitation = defineJob({
  name: 'identity.send-invitation',
  queue: emailsQueue,
  payload: z.object({ invitation_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ invitation_id }) => invitation_id,
});
