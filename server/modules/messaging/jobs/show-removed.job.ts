import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { messageRemoved } from '../domain/messaging.events.js';
import { messagingQueue } from './messaging.queue.js';

export const showRemoved = defineJob({
  name: 'messaging.show-removed',
  queue: messagingQueue,
  payload: messageRemoved.schema,
  jobId: ({ message_id, from }) => `${message_id} ${from.length}`,
  startedBy: [on(messageRemoved, (event) => event)],
});

/** Removes a deleted message from open screens. */
@HandlesJob(showRemoved)
export class ShowRemovedJob implements JobHandler<typeof showRemoved> {
  constructor(private readonly realtime: RealtimePublisher) {}

  async handle({ message_id, conversation_id, from }: z.output<typeof messageRemoved.schema>): Promise<JobOutcome> {
    await this.realtime.publish(from, {
      type: 'message.removed',
      id: realtimeEventId('message.removed', message_id, String(from.length)),
      payload: { message_id, conversation_id },
    });
    return 'done';
  }
}
