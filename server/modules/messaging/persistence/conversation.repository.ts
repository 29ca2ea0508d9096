import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Locks } from '../../../platform/commands/locks.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { Conversation, type Side } from '../domain/conversation.entity.js';
import { Message } from '../domain/message.entity.js';

/** Conversations and messages for use cases. Call inside a transaction. */
@Injectable()
export class ConversationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly time: DatabaseTime,
    private readonly locks: Locks,
  ) {}

  /** Prevents this person from starting another conversation until the transaction ends, so that the count stays correct. */
  async lockStarter(accountId: string): Promise<void> {
    await this.locks.take({ kind: 'conversations of', of: accountId });
  }

  /** Locks the row until the transaction ends, and reads its current state. */
  findForChange(id: string): Promise<Conversation | null> {
    return this.em.findOne(Conversation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Number of conversations that this side started within a day. */
  async countStarted(accountId: string, side: Side): Promise<number> {
    const column = side === 'SEEKER' ? 'seeker_id' : 'recruiter_id';
    const { sql: now, params } = this.time.part();
    const [row] = await this.reads.rows<{ count: number }>(
      `select count(*)::int as count from conversation
        where ${column} = ? and last_message_at > ${now} - interval '1 day' and created_at > ${now} - interval '1 day'
          and started_by = ?`,
      [accountId, ...params, ...params, side],
    );
    return row?.count ?? 0;
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
