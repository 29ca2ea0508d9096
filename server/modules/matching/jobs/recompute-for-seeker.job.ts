import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { RecomputeForSeeker } from '../use-cases/recompute-for-seeker.js';
import { changed } from '../use-cases/settled.js';
import { recomputeForSeeker } from './recompute.definitions.js';

/** Recomputes the matches of a changed profile. A profile that was hidden meanwhile loses its proposals. */
@HandlesJob(recomputeForSeeker)
export class RecomputeForSeekerJob implements JobHandler<typeof recomputeForSeeker> {
  constructor(private readonly recompute: RecomputeForSeeker) {}

  async handle(payload: { user_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    return changed(await this.recompute.execute(payload.user_id, signal)) > 0 ? 'done' : 'skipped';
  }
}
