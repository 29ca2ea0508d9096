import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import type { ConversationsPage, ListConversationsQuery } from '../http/conversations.contract.js';
import { type ConversationRow, selectConversations } from './conversation-row.js';
import { OwnConversations } from './own-conversations.js';
import { PresentConversations } from './present-conversations.js';

/** Conversations of a person, latest message first. */
@Injectable()
export class ListConversationsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly present: PresentConversations,
  ) {}

  async execute(actor: Actor, { page, limit }: ListConversationsQuery, language: Language): Promise<ConversationsPage> {
    const { side, where, params } = await this.own.of(actor);
    const count = `select count(*)::int as total from conversation c where ${where}`;
    const found = await this.em.execute<(ConversationRow & { readonly total: number })[]>(
      `select page.*, (${count}) as total
         from (${selectConversations(side)} where ${where}
                order by c.last_message_at desc, c.id desc limit ? offset ?) page
        order by page.last_message_at desc, page.id desc`,
      [...params, ...params, limit, (page - 1) * limit],
    );
    // A page after the last has no row with the total, so count separately.
    const [counted] =
      found.length > 0 || page === 1 ? found : await this.em.execute<{ total: number }[]>(count, [...params]);
    const facts = found.map((row) => ({ ...row, exists: true }));
    return {
      conversations: await this.present.execute(facts, actor, language),
      total: counted?.total ?? 0,
      page,
      limit,
    };
  }
}
