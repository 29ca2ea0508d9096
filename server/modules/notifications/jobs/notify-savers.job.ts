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
import { NotifySavers } from '../use-cases/notify-savers.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifySavers = defineJob({
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
@HandlesJob(notifySavers)
export class NotifySaversJob implements JobHandler<typeof notifySavers> {
  constructor(private readonly notify: NotifySavers) {}

  async handle({ job_id: jobId, change }: PayloadOf<typeof notifySavers>, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.notify.execute(jobId, change, signal)) > 0 ? 'done' : 'skipped';
  }
}
