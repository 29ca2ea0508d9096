import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { messageCreated } from '../domain/messaging.events.js';
import { ShowMessage } from '../use-cases/show-message.js';
import { messagingQueue } from './messaging.queue.js';

export const showMessage = defineJob({
  name: 'messaging.show-message',
  queue: messagingQueue,
  payload: messageCreated.schema,
  jobId: (payload) => payload.message_id,
  startedBy: [on(messageCreated, (event) => event)],
});

/** Shows a new message, in case the process that stored it could not. */
@HandlesJob(showMessage)
export class ShowMessageJob implements JobHandler<typeof showMessage> {
  constructor(private readonly show: ShowMessage) {}

  async handle(event: z.output<typeof messageCreated.schema>): Promise<JobOutcome> {
    const { message_id: id, conversation_id: conversationId, sender_id: senderId, receiver_id: receiverId } = event;
    await this.show.execute({ id, conversationId, senderId, receiverId });
    return 'done';
  }
}
