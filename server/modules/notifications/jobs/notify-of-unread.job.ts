import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { messageCreated } from '../../messaging/index.js';
import { NotifyOfUnread } from '../use-cases/notify-of-unread.js';
import { notificationsQueue } from './notifications.queue.js';

/** No notification if the message is read within this time. */
const UNREAD_AFTER_MS = 2 * 60_000;

const payload = messageCreated.schema;
type Event = z.output<typeof payload>;

export const awaitReader = defineJob({
  name: 'notifications.await-reader',
  queue: notificationsQueue,
  payload,
  startedBy: [on(messageCreated, (event) => event)],
});

/** One job per conversation and reader: if two messages arrive together, one creates the notification and the other finds it. */
export const notifyOfUnread = defineJob({
  name: 'notifications.tell-of-unread',
  queue: notificationsQueue,
  payload,
  jobId: ({ conversation_id, receiver_id }) => `${conversation_id} ${receiver_id}`,
});

@HandlesJob(awaitReader)
export class AwaitReaderJob implements JobHandler<typeof awaitReader> {
  constructor(private readonly outbox: Outbox) {}

  async handle(event: Event): Promise<JobOutcome> {
    await this.outbox.enqueue(notifyOfUnread, event, { delayMs: UNREAD_AFTER_MS });
    return 'done';
  }
}

@HandlesJob(notifyOfUnread)
export class NotifyOfUnreadJob implements JobHandler<typeof notifyOfUnread> {
  constructor(private readonly notify: NotifyOfUnread) {}

  async handle(event: Event): Promise<JobOutcome> {
    const isNew = await this.notify.execute({
      messageId: event.message_id,
      conversationId: event.conversation_id,
      senderId: event.sender_id,
      receiverId: event.receiver_id,
    });
    return isNew ? 'done' : 'skipped';
  }
}
