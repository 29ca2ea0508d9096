import { Injectable } from '@nestjs/common';
import { StillUnread, unreadKey } from '../queries/still-unread.query.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface WaitingMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

/** A message is still unread after a while: notifies its reader, once per conversation until it is read. */
@Injectable()
export class NotifyOfUnread {
  constructor(
    private readonly stillUnread: StillUnread,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns false if it was read or removed, or an earlier notification covers it. */
  async execute({ messageId, conversationId, senderId, receiverId }: WaitingMessage): Promise<boolean> {
    if (!(await this.stillUnread.message(receiverId, messageId))) return false;
    if (await this.stillUnread.isNotified(receiverId, conversationId)) return false;
    return this.notify.execute({
      accountId: receiverId,
      news: 'NEW_MESSAGES',
      eventKey: unreadKey(conversationId, messageId),
      params: (await this.words.ofRecruiter(senderId)) ?? {},
      path: `/messages?userId=${senderId}`,
      aboutId: senderId,
    });
  }
}
