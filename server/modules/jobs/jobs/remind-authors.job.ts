import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { RemindAuthors } from '../use-cases/remind-authors.js';
import { jobsQueue } from './jobs.queue.js';

export const remindAuthors = defineJob({
  name: 'jobs.remind-authors',
  queue: jobsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 900 },
});

/** Four times an hour: emails authors of postings that end within five days a link to renew them. */
@HandlesJob(remindAuthors)
export class RemindAuthorsJob implements JobHandler<typeof remindAuthors> {
  constructor(private readonly remind: RemindAuthors) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.remind.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
