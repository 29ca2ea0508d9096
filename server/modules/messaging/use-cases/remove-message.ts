import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MediaFacade } from '../../media/index.js';
import { otherOf } from '../domain/conversation-id.js';
import { messageRemoved } from '../domain/messaging.events.js';
import { ConversationRepository } from '../persistence/conversation.repository.js';
import { MessageFiles } from '../persistence/message-files.js';
import { sideOf } from '../queries/own-conversations.js';

/** Hides a message for the caller, or deletes it with its files for both while its sender may. */
@Injectable()
export class RemoveMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly files: MessageFiles,
    private readonly media: MediaFacade,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound if the caller does not see it. */
  execute(actor: Actor, messageId: string): Promise<'ME' | 'BOTH'> {
    return this.transaction.run(async () => {
      const conversationId = await this.conversations.conversationOf(messageId);
      const otherId = conversationId === null ? null : otherOf(conversationId, actor.id);
      if (conversationId === null || otherId === null) throw new NotFound();
      await this.conversations.findForChange(conversationId);
      const message = await this.conversations.findMessage(messageId);
      const side = sideOf(actor);
      if (!message?.isSeenBy(side)) throw new NotFound();
      const removedFor = message.remove({ id: actor.id, side }, await this.time.now());
      if (removedFor === 'BOTH') await this.media.removeAttachments(await this.files.remove([messageId]));
      await this.outbox.publish(messageRemoved, {
        message_id: messageId,
        conversation_id: conversationId,
        from: removedFor === 'BOTH' ? [actor.id, otherId] : [actor.id],
      });
      return removedFor;
    });
  }
}
