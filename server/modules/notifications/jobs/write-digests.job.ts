import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { WriteDigests } from '../use-cases/write-digests.js';
import { notificationsQueue } from './notifications.queue.js';

export const writeDigests = defineJob({
  name: 'notifications.write-digests',
  queue: notificationsQueue,
  payload: z.object({}),
  schedule: { cron: '0 8 * * 1', timezone: 'America/Toronto' },
});

/** On Mondays at 8:00 in Montréal. */
@HandlesJob(writeDigests)
export class WriteDigestsJob implements JobHandler<typeof writeDigests> {
  constructor(private readonly write: WriteDigests) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.write.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}
