import { defineEntity, p } from '@mikro-orm/core';
import { conversationIdOf } from './conversation-id.js';

export type Side = 'SEEKER' | 'RECRUITER';

export const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  properties: {
    /** Both ids, see `conversation-id.ts`. */
    id: p.text().primary(),
    seekerId: p.uuid(),
    recruiterId: p.uuid(),
    /** The recruiter's company in this conversation. */
    companyId: p.uuid(),
    startedBy: p.text().$type<Side>(),
    createdAt: p.datetime(3),
    /** When the recruiter wrote without a tie between the two; null if there always was one. */
    unsolicitedAt: p.datetime(3).strictNullable(),
    /** Number of the latest message. Numbers increase by one, so one number per side records what was read. */
    lastSequence: p.integer(),
    lastMessageAt: p.datetime(3),
    seekerRead: p.integer(),
    seekerDelivered: p.integer(),
    recruiterRead: p.integer(),
    recruiterDelivered: p.integer(),
  },
  indexes: [
    {
      name: 'conversation_seeker_id_index',
      expression:
        'create index conversation_seeker_id_index on conversation (seeker_id, last_message_at desc, id desc)',
    },
    {
      name: 'conversation_recruiter_id_index',
      expression:
        'create index conversation_recruiter_id_index on conversation (recruiter_id, last_message_at desc, id desc)',
    },
    {
      name: 'conversation_seeker_unread_index',
      expression:
        'create index conversation_seeker_unread_index on conversation (seeker_id) where last_sequence > seeker_read',
    },
    {
      name: 'conversation_recruiter_unread_index',
      expression:
        'create index conversation_recruiter_unread_index on conversation (recruiter_id) where last_sequence > recruiter_read',
    },
    { name: 'conversation_last_message_at_index', properties: ['lastMessageAt', 'id'] },
  ],
  checks: [
    {
      name: 'conversation_id_check',
      expression: `id = least(seeker_id, recruiter_id)::text || '_' || greatest(seeker_id, recruiter_id)::text and seeker_id <> recruiter_id`,
    },
    { name: 'conversation_started_by_check', expression: `started_by in ('SEEKER', 'RECRUITER')` },
    {
      name: 'conversation_read_check',
      expression: `seeker_read >= 0 and seeker_read <= seeker_delivered and seeker_delivered <= last_sequence
        and recruiter_read >= 0 and recruiter_read <= recruiter_delivered and recruiter_delivered <= last_sequence`,
    },
  ],
});

export interface NewConversation {
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
  readonly startedBy: Side;
}

/** A conversation of two people, with the last seen number for each side. */
export class Conversation extends ConversationSchema.class {
  static between(input: NewConversation, now: Date): Conversation {
    return Object.assign(new Conversation(), {
      ...input,
      id: conversationIdOf(input.seekerId, input.recruiterId),
      createdAt: now,
      unsolicitedAt: null,
      lastSequence: 0,
      lastMessageAt: now,
      seekerRead: 0,
      seekerDelivered: 0,
      recruiterRead: 0,
      recruiterDelivered: 0,
    });
  }

  sideOf(accountId: string): Side {
    return accountId === this.seekerId ? 'SEEKER' : 'RECRUITER';
  }

  /** Adds a message of that side, who has then read everything before it. @returns its number */
  append(by: Side, now: Date): number {
    this.lastSequence += 1;
    // Server clocks can differ, so never move the time back.
    if (now > this.lastMessageAt) this.lastMessageAt = now;
    this.see(by, this.lastSequence);
    return this.lastSequence;
  }

  /** @returns false if that side had already read this far. */
  see(by: Side, upTo: number): boolean {
    const number = Math.min(upTo, this.lastSequence);
    if (number <= (by === 'SEEKER' ? this.seekerRead : this.recruiterRead)) return false;
    if (by === 'SEEKER') {
      this.seekerRead = number;
      this.seekerDelivered = Math.max(this.seekerDelivered, number);
    } else {
      this.recruiterRead = number;
      this.recruiterDelivered = Math.max(this.recruiterDelivered, number);
    }
    return true;
  }
}

ConversationSchema.setClass(Conversation);
