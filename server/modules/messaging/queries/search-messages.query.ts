import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { Language } from '../../../platform/http/language.js';
import type { SearchedMessages, SearchMessagesQuery } from '../http/messages.contract.js';
import { type ConversationRow, seenBy, selectConversations } from './conversation-row.js';
import { OwnConversations } from './own-conversations.js';
import { PresentConversations } from './present-conversations.js';
import { messageColumns, type MessageRow, PresentMessages } from './present-messages.js';

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The caller's messages that contain some words, without regard to accents or case. */
@Injectable()
export class SearchMessagesQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly conversations: PresentConversations,
    private readonly messages: PresentMessages,
  ) {}

  async execute(actor: Actor, { q, limit }: SearchMessagesQuery, language: Language): Promise<SearchedMessages> {
    const { side, where, params } = await this.own.of(actor);
    const rows = await this.em.execute<MessageRow[]>(
      `select ${messageColumns} from message m join conversation c on c.id = m.conversation_id
        where ${where} and ${seenBy(side)} and fold_text(m.content) like fold_text(?)
        order by m.created_at desc, m.id desc limit ?`,
      [...params, containsPattern(q), limit],
    );
    if (rows.length === 0) return { results: [], limit };
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
      // What the mask took out of somebody's words is not to be guessed by searching for it.
      const hides = conversation?.recipient.is_masked === true && !folded(message.content).includes(folded(q));
      return conversation && !hides ? [{ message, conversation }] : [];
    });
    return { results, limit };
  }
}
