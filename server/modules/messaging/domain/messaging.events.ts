import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A message was sent. `first`: it is the first one of its conversation. */
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

/** Somebody has seen a conversation further than before: `reader_id` read it, or it reached their screen. */
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

/** A message is not shown any more to those named. */
export const messageRemoved = defineEvent(
  'messaging.message-removed',
  z.object({ message_id: z.uuid(), conversation_id: z.string(), from: z.array(z.uuid()).min(1).max(2) }),
);

/** Somebody reported something: operators have one more to look at. */
export const reportFiled = defineEvent(
  'messaging.report-filed',
  z.object({ report_id: z.uuid(), target_type: z.enum(['JOB', 'COMPANY', 'MESSAGE', 'PROFILE']) }),
);

/** An operator decided about a report; who reported is told. */
export const reportResolved = defineEvent(
  'messaging.report-resolved',
  z.object({ report_id: z.uuid(), reporter_id: z.uuid().nullable(), status: z.enum(['ACTIONED', 'DISMISSED']) }),
);
