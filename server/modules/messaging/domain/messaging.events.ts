import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A message was sent. `first`: it is the first of its conversation. */
export const messageCreated = defineEvent(
  'messaging.message-created',
  z.object({
    message_id: z.uuid(),
    conversation_id: z.string(),
    sender_id: z.uuid(),
    receiver_id: z.uuid(),
    first: z.boolean(),
  }),
);

/** A person read a conversation further, or new messages reached their screen. */
export const messagesSeen = defineEvent(
  'messaging.messages-seen',
  z.object({
    conversation_id: z.string(),
    reader_id: z.uuid(),
    other_id: z.uuid(),
    state: z.enum(['DELIVERED', 'READ']),
    sequence: z.int().min(0),
  }),
);

/** A message is no longer shown to the people in `from`. */
export const messageRemoved = defineEvent(
  'messaging.message-removed',
  z.object({ message_id: z.uuid(), conversation_id: z.string(), from: z.array(z.uuid()).min(1).max(2) }),
);

/** A scheduled message could not be sent; its author is notified. */
export const scheduledRefused = defineEvent(
  'messaging.scheduled-refused',
  z.object({ scheduled_id: z.uuid(), author_id: z.uuid(), receiver_id: z.uuid() }),
);

/** A report was filed for the operators. */
export const reportFiled = defineEvent(
  'messaging.report-filed',
  z.object({ report_id: z.uuid(), target_type: z.enum(['JOB', 'COMPANY', 'MESSAGE', 'PROFILE']) }),
);

/** An operator decided a report; its reporter is notified. */
export const reportResolved = defineEvent(
  'messaging.report-resolved',
  z.object({ report_id: z.uuid(), reporter_id: z.uuid().nullable(), status: z.enum(['ACTIONED', 'DISMISSED']) }),
);
