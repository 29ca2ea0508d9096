import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { RecomputeForJob } from '../use-cases/recompute-for-job.js';
import { changed } from '../use-cases/settled.js';
import { recomputeForJob } from './recompute.definitions.js';

/** Recomputes the matches of a changed posting. A posting that was closed meanwhile loses its proposals. */
@HandlesJob(recomputeForJob)
export class RecomputeForJobJob implements JobHandler<typeof recomputeForJob> {
  constructor(private readonly recompute: RecomputeForJob) {}

  async handle(payload: { job_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    return changed(await this.recompute.execute(payload.job_id, signal)) > 0 ? 'done' : 'skipped';
  }
}
