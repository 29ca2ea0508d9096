import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Conversation, type Side } from '../domain/conversation.entity.js';
import { Message } from '../domain/message.entity.js';

const DAY_MS = 86_400_000;

/** Conversations and messages for use cases. Call inside a transaction. */
@Injectable()
export class ConversationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Prevents this person from starting another conversation until the transaction ends, so that the count stays correct. */
  async lockStarter(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`conversations of ${accountId}`]);
  }

  /** Locks the row until the transaction ends, and reads its current state. */
  findForChange(id: string): Promise<Conversation | null> {
    return this.em.findOne(Conversation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Number of conversations that this side started within a day. */
  async countStarted(accountId: string, side: Side, now: Date): Promise<number> {
    const column = side === 'SEEKER' ? 'seeker_id' : 'recruiter_id';
    const since = new Date(now.getTime() - DAY_MS);
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from conversation
        where ${column} = ? and last_message_at > ? and created_at > ? and started_by = ?`,
      [accountId, since, since, side],
    );
    return row?.count ?? 0;
  }

  async findByRequest(senderId: string, requestHash: string): Promise<{ id: string; conversationId: string } | null> {
    const [row] = await this.em.execute<{ id: string; conversationId: string }[]>(
      'select id, conversation_id as "conversationId" from message where sender_id = ? and request_hash = ?',
      [senderId, requestHash],
    );
    return row ?? null;
  }

  async conversationOf(messageId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ conversationId: string }[]>(
      'select conversation_id as "conversationId" from message where id = ?',
      [messageId],
    );
    return row?.conversationId ?? null;
  }

  findMessage(id: string): Promise<Message | null> {
    return this.em.findOne(Message, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  add(entity: Conversation | Message): void {
    this.em.persist(entity);
  }

  flush(): Promise<void> {
    return this.em.flush();
  }
}
