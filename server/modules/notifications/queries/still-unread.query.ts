import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MessagingFacade } from '../../messaging/index.js';

/** `<conversation>/<message>`: the first message of those that somebody is told of together. */
export const unreadKey = (conversationId: string, messageId: string): string => `${conversationId}/${messageId}`;

/** Whether somebody has yet to read what they were told of. */
@Injectable()
export class StillUnread {
  constructor(
    private readonly em: EntityManager,
    private readonly messaging: MessagingFacade,
  ) {}

  async message(readerId: string, messageId: string): Promise<boolean> {
    return (await this.messaging.unreadAmong(readerId, [messageId])).length > 0;
  }

  /** @param eventKey as `unreadKey` makes it. */
  async since(readerId: string, eventKey: string): Promise<boolean> {
    const messageId = eventKey.split('/')[1];
    return messageId !== undefined && this.message(readerId, messageId);
  }

  /** Whether they were told of an earlier message of the conversation that waits still: then nothing has changed for them. */
  async isTold(readerId: string, conversationId: string): Promise<boolean> {
    const [last] = await this.em.execute<{ event_key: string }[]>(
      `select event_key from notification where account_id = ? and kind = 'message' and event_key like ?
        order by created_at desc, id desc limit 1`,
      [readerId, `${conversationId.replaceAll('_', '\\_')}/%`],
    );
    return last !== undefined && this.since(readerId, last.event_key);
  }
}
