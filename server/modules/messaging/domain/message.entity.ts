import { defineEntity, p } from '@mikro-orm/core';
import { ConversationSchema, type Side } from './conversation.entity.js';

/** Within this time a sender can delete a message for both (decision C-71). */
const REMOVE_FOR_BOTH_MS = 5 * 60_000;

const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: p.uuid().primary(),
    conversationId: () =>
      p
        .manyToOne(ConversationSchema)
        .mapToPk()
        .fieldName('conversation_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('message_conversation_id_foreign'),
    sequence: p.integer(),
    senderId: p.uuid(),
    /** Null after it was deleted for both. */
    content: p.text().strictNullable(),
    createdAt: p.datetime(3),
    removedAt: p.datetime(3).strictNullable(),
    hiddenFromSeeker: p.boolean(),
    hiddenFromRecruiter: p.boolean(),
    /** SHA-256 of the request's key, for the previous release. `command_results` keeps the keys now. */
    requestHash: p.text().strictNullable(),
  },
  uniques: [{ name: 'message_sequence_unique', properties: ['conversationId', 'sequence'] }],
  indexes: [
    {
      name: 'message_request_hash_unique',
      expression:
        'create unique index message_request_hash_unique on message (sender_id, request_hash) where request_hash is not null',
    },
    { name: 'message_sender_id_index', properties: ['senderId', 'createdAt'] },
    {
      name: 'message_content_index',
      expression:
        'create index message_content_index on message using gin (fold_text(content) gin_trgm_ops) where content is not null',
    },
  ],
  checks: [
    { name: 'message_sequence_check', expression: 'sequence >= 1' },
    { name: 'message_content_check', expression: 'char_length(content) <= 5000' },
    { name: 'message_removed_check', expression: '(removed_at is null) = (content is not null)' },
    { name: 'message_request_hash_check', expression: `request_hash ~ '^[0-9a-f]{64}$'` },
  ],
});

export interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly sequence: number;
  readonly senderId: string;
  readonly content: string;
}

/** A message. It is never edited; it can be hidden for one side or deleted for both. */
export class Message extends MessageSchema.class {
  static written(input: NewMessage, now: Date): Message {
    return Object.assign(new Message(), {
      ...input,
      createdAt: now,
      removedAt: null,
      hiddenFromSeeker: false,
      hiddenFromRecruiter: false,
      requestHash: null,
    });
  }

  /** A sender deletes a recent message for both; everybody else, and later the sender, only hides it for themselves. */
  remove(by: { readonly id: string; readonly side: Side }, now: Date): 'ME' | 'BOTH' {
    if (by.id === this.senderId && now.getTime() - this.createdAt.getTime() <= REMOVE_FOR_BOTH_MS) {
      this.removedAt = now;
      this.content = null;
      return 'BOTH';
    }
    if (by.side === 'SEEKER') this.hiddenFromSeeker = true;
    else this.hiddenFromRecruiter = true;
    return 'ME';
  }

  isSeenBy(side: Side): boolean {
    return this.removedAt === null && !(side === 'SEEKER' ? this.hiddenFromSeeker : this.hiddenFromRecruiter);
  }
}

MessageSchema.setClass(Message);
export { MessageSchema };
