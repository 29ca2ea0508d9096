import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The ids of both people, the smaller first, joined by `_`. */
export const conversationId = z.string().regex(new RegExp(`^${uuid}_${uuid}$`));

/**
 * Why writing is not allowed. ENDED: the tie was refused, expired or cancelled. NOT_PERMITTED: there is no tie yet.
 * BLOCKED_BY_YOU: the caller blocked the other person. UNAVAILABLE: the other person no longer takes part.
 */
export const writingRefusals = ['ENDED', 'NOT_PERMITTED', 'BLOCKED_BY_YOU', 'UNAVAILABLE'] as const;
export const writingRefusal = z.enum(writingRefusals);
export type WritingRefusalName = z.infer<typeof writingRefusal>;

/** One of the two people. A masked job seeker has no company and no picture. */
export const party = z.object({
  id,
  is_masked: z.boolean(),
  user_type: z.enum(['JOB_SEEKER', 'RECRUITER']),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }).nullable().optional(),
});
export type PartyAnswer = z.infer<typeof party>;

/** `price`: credits for the next message. `attachments`: whether files may be sent. */
export const writing = z.object({
  allowed: z.boolean(),
  reason: writingRefusal.nullable(),
  price: z.int().min(0),
  attachments: z.boolean(),
  /** The caller is masked for the other person, so names and addresses are removed from their messages. */
  you_are_masked: z.boolean(),
});
export type WritingAnswer = z.infer<typeof writing>;

export const conversation = z.object({
  id: conversationId,
  user1_id: id,
  user2_id: id,
  user1: party,
  user2: party,
  /** The person who is not the caller. */
  recipient: party,
  /** Text of the latest visible message; null before the first, empty if it had only files. */
  last_message: z.string().nullable(),
  last_message_at: timestamp.nullable(),
  last_message_sender_id: id.nullable(),
  unread_count: z.int().min(0),
  /** There is no message yet. */
  is_new: z.boolean(),
  writing,
  blocked_by_me: z.boolean(),
});
export type ConversationAnswer = z.infer<typeof conversation>;

export const listConversationsQuery = z.strictObject(pageFields);
export type ListConversationsQuery = z.infer<typeof listConversationsQuery>;

export const conversationsPage = pageOf('conversations', conversation);
export type ConversationsPage = z.infer<typeof conversationsPage>;
