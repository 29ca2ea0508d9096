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

/** A message that nobody read for a while: its reader is told once of the conversation, until they have read it. */
@Injectable()
export class TellOfUnread {
  constructor(
    private readonly stillUnread: StillUnread,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns false where it was read, removed, or told with an earlier one. */
  async execute({ messageId, conversationId, senderId, receiverId }: WaitingMessage): Promise<boolean> {
    if (!(await this.stillUnread.message(receiverId, messageId))) return false;
    if (await this.stillUnread.isTold(receiverId, conversationId)) return false;
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
