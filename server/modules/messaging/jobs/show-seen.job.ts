import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { messagesSeen } from '../domain/messaging.events.js';
import { messagingQueue } from './messaging.queue.js';

export const showSeen = defineJob({
  name: 'messaging.show-seen',
  queue: messagingQueue,
  payload: messagesSeen.schema,
  jobId: ({ conversation_id, reader_id, state, sequence }) => `${conversation_id} ${reader_id} ${state} ${sequence}`,
  startedBy: [on(messagesSeen, (event) => event)],
});

/** Updates the read marks on the sender's screens and the badges on the reader's. */
@HandlesJob(showSeen)
export class ShowSeenJob implements JobHandler<typeof showSeen> {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly clock: Clock,
  ) {}

  async handle(event: z.output<typeof messagesSeen.schema>): Promise<JobOutcome> {
    const { conversation_id, reader_id, other_id, state, sequence } = event;
    await this.realtime.publish(state === 'READ' ? [other_id, reader_id] : [other_id], {
      type: 'message.read',
      id: realtimeEventId('message.read', conversation_id, reader_id, state, String(sequence)),
      payload: { conversation_id, reader_id, read_at: this.clock.now().toISOString() },
    });
    return 'done';
  }
}
