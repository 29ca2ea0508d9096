import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { jobPublished } from '../../jobs/index.js';
import { AlertSearchers } from '../use-cases/alert-searchers.js';
import { notificationsQueue } from './notifications.queue.js';

export const alertSearchers = defineJob({
  name: 'notifications.alert-searchers',
  queue: notificationsQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: ({ job_id }) => job_id,
  startedBy: [on(jobPublished, ({ job_id }) => ({ job_id }))],
});

/** Safe to repeat: nobody is notified of a posting twice. */
@HandlesJob(alertSearchers)
export class AlertSearchersJob implements JobHandler<typeof alertSearchers> {
  constructor(private readonly alert: AlertSearchers) {}

  async handle({ job_id: jobId }: { job_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.alert.execute(jobId, signal)) > 0 ? 'done' : 'skipped';
  }
}
