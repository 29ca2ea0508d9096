import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { conversation, conversationId } from './conversations.contract.js';

export const LONGEST_MESSAGE = 5000;
export const MAX_ATTACHMENTS = 5;
/** Within this time a sender can delete a message for both. */
export const REMOVE_FOR_BOTH_SECONDS = 300;

/** DELIVERED: it reached a screen of the other person. */
export const messageStatuses = ['SENT', 'DELIVERED', 'READ'] as const;
export const messageStatus = z.enum(messageStatuses);

export const messageAttachment = z.object({
  id,
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int().min(1),
  url: z.string(),
});
export type MessageAttachment = z.infer<typeof messageAttachment>;

export const message = z.object({
  id,
  conversation_id: conversationId,
  sender_id: id,
  content: z.string(),
  message_type: z.literal('TEXT'),
  status: messageStatus,
  attachments: z.array(messageAttachment),
  created_at: timestamp,
  updated_at: timestamp,
});
export type MessageAnswer = z.infer<typeof message>;

/** `before`: id of the oldest message the client has. */
export const threadQuery = z.strictObject({
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type ThreadQuery = z.infer<typeof threadQuery>;

/** Oldest first. */
export const thread = z.object({
  conversation,
  messages: z.array(message),
  has_more: z.boolean(),
  limit: z.int().min(1),
});
export type ThreadAnswer = z.infer<typeof thread>;

/** Either a conversation or a person's id; text, files or both. Line breaks inside are kept, outer blanks are trimmed. */
export const sendMessageRequest = z
  .strictObject({
    content: trimmedText(0, LONGEST_MESSAGE),
    message_type: upperEnum(['TEXT']).default('TEXT'),
    conversation_id: conversationId.optional(),
    receiver_id: id.optional(),
    attachment_ids: z.array(id).max(MAX_ATTACHMENTS).default([]),
  })
  .refine((input) => input.content !== '' || input.attachment_ids.length > 0, { path: ['content'], error: 'blank' })
  .refine((input) => (input.conversation_id === undefined) !== (input.receiver_id === undefined), {
    path: ['receiver_id'],
    error: 'either a conversation or a receiver',
  });
export type SendMessageRequest = z.infer<typeof sendMessageRequest>;

/** `charged`: credits charged for this message. */
export const sentMessage = message.extend({ charged: z.int().min(0) });
export type SentMessage = z.infer<typeof sentMessage>;

export const messageOrConversationId = z.union([id, conversationId]);

export const readAnswer = z.object({ conversation_id: conversationId, unread_count: z.int().min(0) });
export type ReadAnswer = z.infer<typeof readAnswer>;

/** `removed_for`: who no longer sees it. */
export const messageRemoved = z.object({ id, removed_for: z.enum(['ME', 'BOTH']) });
export type MessageRemoved = z.infer<typeof messageRemoved>;

export const unreadCount = z.object({ count: z.int().min(0) });
export type UnreadCount = z.infer<typeof unreadCount>;

export const searchMessagesQuery = z.strictObject({
  q: trimmedText(2, 100),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type SearchMessagesQuery = z.infer<typeof searchMessagesQuery>;

/** Newest first. */
export const searchedMessages = z.object({
  results: z.array(z.object({ message, conversation })),
  limit: z.int().min(1),
});
export type SearchedMessages = z.infer<typeof searchedMessages>;
