import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import type { SearchedMessages, SearchMessagesQuery } from '../http/messages.contract.js';
import { type ConversationRow, selectConversations } from './conversation-row.js';
import { FindMessages } from './find-messages.query.js';
import { OwnConversations } from './own-conversations.js';
import { PresentConversations } from './present-conversations.js';
import { PresentMessages } from './present-messages.js';

/** Searches the caller's messages, ignoring accents and case, and returns them with their conversations. */
@Injectable()
export class SearchMessagesQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly find: FindMessages,
    private readonly conversations: PresentConversations,
    private readonly messages: PresentMessages,
  ) {}

  async execute(actor: Actor, query: SearchMessagesQuery, language: Language): Promise<SearchedMessages> {
    const { limit } = query;
    const rows = await this.find.execute(actor, query);
    if (rows.length === 0) return { results: [], limit };
    const { side, where, params } = await this.own.of(actor);
    const found = await this.em.execute<ConversationRow[]>(
      `${selectConversations(side)} where ${where} and c.id in (?)`,
      [...params, [...new Set(rows.map((row) => row.conversation_id))]],
    );
    const facts = found.map((row) => ({ ...row, exists: true }));
    const conversations = new Map(
      (await this.conversations.execute(facts, actor, language)).map((each) => [each.id, each]),
    );
    const messages = await this.messages.execute(rows, conversations);
    const results = messages.flatMap((message) => {
      const conversation = conversations.get(message.conversation_id);
      return conversation ? [{ message, conversation }] : [];
    });
    return { results, limit };
  }
}
