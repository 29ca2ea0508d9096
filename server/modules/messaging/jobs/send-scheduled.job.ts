import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { SendScheduled } from '../use-cases/send-scheduled.js';
import { messagingQueue } from './messaging.queue.js';

export const sendScheduled = defineJob({
  name: 'messaging.send-scheduled',
  queue: messagingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 30 },
});

/** Every half minute: sends the messages that are due. */
@HandlesJob(sendScheduled)
export class SendScheduledJob implements JobHandler<typeof sendScheduled> {
  constructor(private readonly send: SendScheduled) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.send.due(signal)) > 0 ? 'done' : 'skipped';
  }
}
