import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import type { ConversationsPage, ListConversationsQuery } from '../http/conversations.contract.js';
import { type ConversationRow, selectConversations } from './conversation-row.js';
import { OwnConversations } from './own-conversations.js';
import { PresentConversations } from './present-conversations.js';

/** Somebody's conversations, the newest message first. */
@Injectable()
export class ListConversationsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly present: PresentConversations,
  ) {}

  async execute(actor: Actor, { page, limit }: ListConversationsQuery, language: Language): Promise<ConversationsPage> {
    const { side, where, params } = await this.own.of(actor);
    const rows = await this.em.execute<ConversationRow[]>(
      `${selectConversations(side)} where ${where} order by c.last_message_at desc, c.id desc limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from conversation c where ${where}`,
      [...params],
    );
    const facts = rows.map((row) => ({ ...row, exists: true }));
    return {
      conversations: await this.present.execute(facts, actor, language),
      total: counted?.total ?? 0,
      page,
      limit,
    };
  }
}
