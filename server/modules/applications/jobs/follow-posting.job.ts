import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { CloseApplications } from '../use-cases/close-applications.js';
import { FollowPosting } from '../use-cases/follow-posting.js';
import { applicationsQueue } from './applications.queue.js';
import { followPosting } from './follow-posting.definition.js';

export const sweepClosedPostings = defineJob({
  name: 'applications.sweep-closed-postings',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 600 },
});

/** After a posting closed or reopened: ends its open applications and starts or stops the retention period. */
@HandlesJob(followPosting)
export class FollowPostingJob implements JobHandler<typeof followPosting> {
  constructor(
    private readonly follow: FollowPosting,
    private readonly close: CloseApplications,
  ) {}

  async handle({ job_id: jobId }: { job_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    const followed = await this.follow.execute(jobId);
    const closed = await this.close.ofPosting(jobId, signal);
    return followed + closed > 0 ? 'done' : 'skipped';
  }
}

/** Ends open applications of closed postings that the first job missed, for example after a crash. */
@HandlesJob(sweepClosedPostings)
export class SweepClosedPostingsJob implements JobHandler<typeof sweepClosedPostings> {
  constructor(private readonly close: CloseApplications) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.close.leftOver(signal)) > 0 ? 'done' : 'skipped';
  }
}
