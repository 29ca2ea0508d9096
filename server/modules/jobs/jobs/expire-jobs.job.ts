import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { ExpireJobs } from '../use-cases/expire-jobs.js';
import { jobsQueue } from './jobs.queue.js';

export const expireJobs = defineJob({
  name: 'jobs.expire-jobs',
  queue: jobsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** Runs every minute: closes postings past their end date. Lists and applications already go by that date. */
@HandlesJob(expireJobs)
export class ExpireJobsJob implements JobHandler<typeof expireJobs> {
  constructor(private readonly expire: ExpireJobs) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.expire.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
