import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import type { MessageAnswer, ThreadAnswer, ThreadQuery } from '../http/messages.contract.js';
import { seenBy } from './conversation-row.js';
import { GetConversationQuery } from './get-conversation.query.js';
import { OwnConversations, sideOf } from './own-conversations.js';
import { messageColumns, type MessageRow, PresentMessages } from './present-messages.js';

/** Messages of a conversation: the latest page, or the page before a message. */
@Injectable()
export class GetThreadQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly conversation: GetConversationQuery,
    private readonly present: PresentMessages,
    private readonly conversations: OwnConversations,
  ) {}

  /** @throws NotFound if the caller has no access to the conversation, or `before` is not one of its messages. */
  async execute(actor: Actor, id: string, { before, limit }: ThreadQuery, language: Language): Promise<ThreadAnswer> {
    const conversation = await this.conversation.execute(actor, id, language);
    const end = before === undefined ? null : await this.#sequenceOf(id, before);
    const rows = await this.em.execute<MessageRow[]>(
      `select ${messageColumns} from message m join conversation c on c.id = m.conversation_id
        where m.conversation_id = ? and ${seenBy(sideOf(actor))}${end === null ? '' : ' and m.sequence < ?'}
        order by m.sequence desc limit ?`,
      [id, ...(end === null ? [] : [end]), limit + 1],
    );
    const messages = await this.present.execute(rows.slice(0, limit).reverse(), new Map([[id, conversation]]));
    return { conversation, messages, has_more: rows.length > limit, limit };
  }

  /** A message that the caller sent, unscrubbed. @throws NotFound if they have no access. */
  async own(actor: Actor, messageId: string): Promise<MessageAnswer> {
    const { where, params } = await this.conversations.of(actor);
    const [row] = await this.em.execute<(MessageRow & { has_files: boolean })[]>(
      `select ${messageColumns}, exists (select 1 from message_attachment f where f.message_id = m.id) as has_files
         from message m join conversation c on c.id = m.conversation_id
        where m.id = ? and m.sender_id = ? and m.removed_at is null and ${where}`,
      [messageId, actor.id, ...params],
    );
    if (!row) throw new NotFound();
    return this.present.own(row, row.has_files);
  }

  async #sequenceOf(conversationId: string, messageId: string): Promise<number> {
    const [row] = await this.em.execute<{ sequence: number }[]>(
      'select sequence from message where id = ? and conversation_id = ?',
      [messageId, conversationId],
    );
    if (!row) throw new NotFound();
    return row.sequence;
  }
}
