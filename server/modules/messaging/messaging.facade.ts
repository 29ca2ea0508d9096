import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CountUnreadQuery } from './queries/count-unread.query.js';
import { MaySeeAttachmentQuery } from './queries/may-see-attachment.query.js';

/** A message, as notifications need it. */
export interface UnreadMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
}

/** Functions of messaging for other modules. */
@Injectable()
export class MessagingFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly attachments: MaySeeAttachmentQuery,
    private readonly unread: CountUnreadQuery,
  ) {}

  /** Whether the viewer may receive a file from another person's message. */
  maySeeAttachment(viewer: { readonly id: string; readonly role: string }, fileId: string): Promise<boolean> {
    return this.attachments.execute(viewer, fileId);
  }

  /** Number of unread messages; 100 means 100 or more. */
  countUnread(actor: Actor): Promise<number> {
    return this.unread.execute(actor);
  }

  /**
   * The messages that their reader can see and has not read, in order of writing. Without their text, because other people could
   * read the email.
   */
  async unreadAmong(readerId: string, messageIds: readonly string[]): Promise<readonly UnreadMessage[]> {
    if (messageIds.length === 0) return [];
    return this.em.execute<UnreadMessage[]>(
      `select m.id as "messageId", m.conversation_id as "conversationId", m.sender_id as "senderId"
         from message m join conversation c on c.id = m.conversation_id
        where m.id in (?) and m.removed_at is null and m.sender_id <> ?
          and (c.seeker_id = ? and m.sequence > c.seeker_read and not m.hidden_from_seeker
               or c.recruiter_id = ? and m.sequence > c.recruiter_read and not m.hidden_from_recruiter)
        order by m.created_at, m.id`,
      [[...new Set(messageIds)], readerId, readerId, readerId],
    );
  }
}
