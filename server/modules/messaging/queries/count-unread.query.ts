import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { unreadBy } from './conversation-row.js';
import { OwnConversations } from './own-conversations.js';

/** The badge shows at most "99+". */
const MAX_COUNTED = 100;

/** Number of unread messages in all conversations of a person. */
@Injectable()
export class CountUnreadQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
  ) {}

  async execute(actor: Actor): Promise<number> {
    const { side, where, params } = await this.own.of(actor);
    const read = side === 'SEEKER' ? 'c.seeker_read' : 'c.recruiter_read';
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from (
         select 1 from conversation c join message m on m.conversation_id = c.id
          where ${where} and c.last_sequence > ${read} and ${unreadBy(side)} limit ${MAX_COUNTED}) u`,
      [...params],
    );
    return row?.count ?? 0;
  }
}
