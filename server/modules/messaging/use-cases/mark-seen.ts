import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { otherOf } from '../domain/conversation-id.js';
import { messagesSeen } from '../domain/messaging.events.js';
import { ConversationRepository } from '../persistence/conversation.repository.js';
import { OwnConversations, sideOf } from '../queries/own-conversations.js';

/** Records how far a person has read or received, and informs the other person. */
@Injectable()
export class MarkSeen {
  constructor(
    private readonly em: EntityManager,
    private readonly conversations: ConversationRepository,
    private readonly own: OwnConversations,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param id of a conversation: all of it; of a message: up to it.
   * @returns the conversation's id.
   * @throws NotFound if it does not exist or the caller has no access.
   */
  read(actor: Actor, id: string): Promise<string> {
    return this.transaction.run(async () => {
      const conversationId = id.includes('_') ? id : await this.conversations.conversationOf(id);
      const otherId = conversationId === null ? null : otherOf(conversationId, actor.id);
      const conversation =
        conversationId === null || otherId === null ? null : await this.conversations.findForChange(conversationId);
      if (!conversation || otherId === null) throw new NotFound();
      const message = conversation.id === id ? null : await this.conversations.findMessage(id);
      if (message && !message.isSeenBy(sideOf(actor))) throw new NotFound();
      const upTo = message?.sequence ?? conversation.lastSequence;
      if (conversation.see(sideOf(actor), upTo)) {
        await this.outbox.publish(messagesSeen, {
          conversation_id: conversation.id,
          reader_id: actor.id,
          other_id: otherId,
          state: 'READ',
          sequence: upTo,
        });
      }
      return conversation.id;
    });
  }

  /** Marks shown messages as delivered. Writes nothing if none is new. */
  async delivered(actor: Actor): Promise<void> {
    const { side, where, params } = await this.own.of(actor);
    const column = side === 'SEEKER' ? 'seeker_delivered' : 'recruiter_delivered';
    const read = side === 'SEEKER' ? 'seeker_read' : 'recruiter_read';
    const pending = `${where} and c.last_sequence > c.${read} and c.${column} < c.last_sequence`;
    const waiting = await this.em.execute<unknown[]>(`select 1 from conversation c where ${pending} limit 1`, [
      ...params,
    ]);
    if (waiting.length === 0) return;
    await this.transaction.run(async () => {
      const rows = await this.em.execute<{ id: string; other: string; sequence: number }[]>(
        `update conversation u set ${column} = u.last_sequence
          where u.id in (select c.id from conversation c where ${pending} order by c.id limit 200 for update skip locked)
         returning u.id, ${side === 'SEEKER' ? 'u.recruiter_id' : 'u.seeker_id'} as other, u.last_sequence as sequence`,
        [...params],
      );
      for (const row of rows) {
        await this.outbox.publish(messagesSeen, {
          conversation_id: row.id,
          reader_id: actor.id,
          other_id: row.other,
          state: 'DELIVERED',
          sequence: row.sequence,
        });
      }
    });
  }
}
