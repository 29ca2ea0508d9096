import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { jobChanged, jobClosed } from '../../jobs/index.js';
import { TellSavers } from '../use-cases/tell-savers.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellSavers = defineJob({
  name: 'notifications.tell-savers',
  queue: notificationsQueue,
  payload: z.object({ job_id: z.uuid(), change: z.enum(['CHANGED', 'ENDED']) }),
  jobId: ({ job_id, change }) => `${job_id}/${change}`,
  startedBy: [
    on(jobChanged, ({ job_id }) => ({ job_id, change: 'CHANGED' as const })),
    on(jobClosed, ({ job_id }) => ({ job_id, change: 'ENDED' as const })),
  ],
});

/** Safe to repeat: nobody is notified twice of the same text, or twice a day of an end. */
@HandlesJob(tellSavers)
export class TellSaversJob implements JobHandler<typeof tellSavers> {
  constructor(private readonly tell: TellSavers) {}

  async handle({ job_id: jobId, change }: PayloadOf<typeof tellSavers>, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.tell.execute(jobId, change, signal)) > 0 ? 'done' : 'skipped';
  }
}
