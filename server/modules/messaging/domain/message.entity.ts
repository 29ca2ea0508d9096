import { defineEntity, p } from '@mikro-orm/core';
import { ConversationSchema, type Side } from './conversation.entity.js';

/** In this time who sent a message may take it back from both (decision C-71). */
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
    /** Null once it was removed for both. */
    content: p.text().strictNullable(),
    createdAt: p.datetime(3),
    removedAt: p.datetime(3).strictNullable(),
    hiddenFromSeeker: p.boolean(),
    hiddenFromRecruiter: p.boolean(),
    /** SHA-256 of the request's own key: sent again after a lost answer, it is this message and no second one. */
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
  readonly requestHash: string | null;
}

/** What one of the two wrote. It is never changed; it goes from one side or from both. */
export class Message extends MessageSchema.class {
  static written(input: NewMessage, now: Date): Message {
    return Object.assign(new Message(), {
      ...input,
      createdAt: now,
      removedAt: null,
      hiddenFromSeeker: false,
      hiddenFromRecruiter: false,
    });
  }

  /** Whoever wrote it a moment ago takes it back from both; anybody else, and later, from their own screen alone. */
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
