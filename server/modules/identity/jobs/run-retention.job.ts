import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { RunRetention } from '../use-cases/run-retention.js';
import { privacyQueue } from './privacy.queue.js';

/** At night, when the database is less busy. */
export const runRetention = defineJob({
  name: 'identity.run-retention',
  queue: privacyQueue,
  payload: z.object({}),
  jobId: () => 'retention',
  schedule: { cron: '20 3 * * *', timezone: 'America/Toronto' },
});

@HandlesJob(runRetention)
export class RunRetentionJob implements JobHandler<typeof runRetention> {
  constructor(private readonly retention: RunRetention) {}

  async handle(_payload: object, { signal, log }: JobContext): Promise<JobOutcome> {
    const removed = await this.retention.execute(signal);
    if (removed > 0) log.info({ removed }, 'retention kept');
    return removed > 0 ? 'done' : 'skipped';
  }
}
