import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The ids of the two who talk, the smaller one first, joined by `_`. */
export const conversationId = z.string().regex(new RegExp(`^${uuid}_${uuid}$`));

/**
 * Why nothing may be written. ENDED: what connected the two was refused, ran out or was cancelled. NOT_PERMITTED: nothing connects
 * them yet. BLOCKED_BY_YOU: the caller blocked the other one. UNAVAILABLE: the other one does not take part any more.
 */
export const writingRefusals = ['ENDED', 'NOT_PERMITTED', 'BLOCKED_BY_YOU', 'UNAVAILABLE'] as const;
export const writingRefusal = z.enum(writingRefusals);
export type WritingRefusalName = z.infer<typeof writingRefusal>;

/** One of the two. A job seeker who is masked for the reader has no company and no picture. */
export const party = z.object({
  id,
  is_masked: z.boolean(),
  user_type: z.enum(['JOB_SEEKER', 'RECRUITER']),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }).nullable().optional(),
});
export type PartyAnswer = z.infer<typeof party>;

/** `price`: credits that the next message costs. `attachments`: files may go with it. */
export const writing = z.object({
  allowed: z.boolean(),
  reason: writingRefusal.nullable(),
  price: z.int().min(0),
  attachments: z.boolean(),
  /** The caller is masked for the other one: their name and addresses are taken out of what they write. */
  you_are_masked: z.boolean(),
});
export type WritingAnswer = z.infer<typeof writing>;

export const conversation = z.object({
  id: conversationId,
  user1_id: id,
  user2_id: id,
  user1: party,
  user2: party,
  /** The one of the two who is not the caller. */
  recipient: party,
  /** Words of the latest message the caller sees; null before the first, empty where it had files alone. */
  last_message: z.string().nullable(),
  last_message_at: timestamp.nullable(),
  last_message_sender_id: id.nullable(),
  unread_count: z.int().min(0),
  /** Nothing has been written yet. */
  is_new: z.boolean(),
  writing,
  blocked_by_me: z.boolean(),
});
export type ConversationAnswer = z.infer<typeof conversation>;

export const listConversationsQuery = z.strictObject(pageFields);
export type ListConversationsQuery = z.infer<typeof listConversationsQuery>;

export const conversationsPage = pageOf('conversations', conversation);
export type ConversationsPage = z.infer<typeof conversationsPage>;
