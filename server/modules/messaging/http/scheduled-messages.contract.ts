import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { LONGEST_MESSAGE } from './messages.contract.js';

/** A message to one person, to be sent by the server at that time. */
export const scheduleMessageRequest = z.strictObject({
  receiver_id: id,
  content: trimmedText(1, LONGEST_MESSAGE),
  send_at: z.iso.datetime({ offset: true }),
});
export type ScheduleMessageRequest = z.infer<typeof scheduleMessageRequest>;

export const scheduledMessage = z.object({
  id,
  receiver_id: id,
  content: z.string(),
  send_at: timestamp,
  /** REFUSED: it could not be sent when it was due. */
  state: z.enum(['WAITING', 'REFUSED']),
  /** Why, in the reader's language. */
  refusal: z.string().nullable(),
  created_at: timestamp,
});
export type ScheduledMessageAnswer = z.infer<typeof scheduledMessage>;

export const scheduledMessagesQuery = z.strictObject({ with: id });
export type ScheduledMessagesQuery = z.infer<typeof scheduledMessagesQuery>;

/** At most 100, the next first. */
export const scheduledMessages = z.object({ messages: z.array(scheduledMessage) });
export type ScheduledMessagesAnswer = z.infer<typeof scheduledMessages>;

export const scheduledCancelled = z.object({ success: z.literal(true) });
export type ScheduledCancelled = z.infer<typeof scheduledCancelled>;
