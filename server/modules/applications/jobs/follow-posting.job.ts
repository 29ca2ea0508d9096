import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { jobClosed, jobPublished } from '../../jobs/index.js';
import { FollowPosting } from '../use-cases/follow-posting.js';
import { applicationsQueue } from './applications.queue.js';

export const followPosting = defineJob({
  name: 'applications.follow-posting',
  queue: applicationsQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
  startedBy: [on(jobClosed, ({ job_id }) => ({ job_id })), on(jobPublished, ({ job_id }) => ({ job_id }))],
});

/** A posting closed or opened again: from then on the time counts for which its applications are kept. */
@HandlesJob(followPosting)
export class FollowPostingJob implements JobHandler<typeof followPosting> {
  constructor(private readonly follow: FollowPosting) {}

  async handle(payload: { job_id: string }): Promise<JobOutcome> {
    return (await this.follow.execute(payload.job_id)) > 0 ? 'done' : 'skipped';
  }
}
