import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MessagingFacade } from '../../messaging/index.js';

/** `<conversation>/<message>`, with the first unread message that the notification covers. */
export const unreadKey = (conversationId: string, messageId: string): string => `${conversationId}/${messageId}`;

/** Whether the message of a notification is still unread. */
@Injectable()
export class StillUnread {
  constructor(
    private readonly em: EntityManager,
    private readonly messaging: MessagingFacade,
  ) {}

  async message(readerId: string, messageId: string): Promise<boolean> {
    return (await this.messaging.unreadAmong(readerId, [messageId])).length > 0;
  }

  /** @param eventKey as returned by `unreadKey`. */
  async since(readerId: string, eventKey: string): Promise<boolean> {
    const messageId = eventKey.split('/')[1];
    return messageId !== undefined && this.message(readerId, messageId);
  }

  /** Whether the reader was already notified of an earlier unread message of this conversation. */
  async isNotified(readerId: string, conversationId: string): Promise<boolean> {
    const [last] = await this.em.execute<{ event_key: string }[]>(
      `select event_key from notification where account_id = ? and kind = 'message' and event_key like ?
        order by created_at desc, id desc limit 1`,
      [readerId, `${conversationId.replaceAll('_', '\\_')}/%`],
    );
    return last !== undefined && this.since(readerId, last.event_key);
  }
}
