import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { IndexCandidate } from '../use-cases/index-candidate.js';
import { indexCandidate } from './index-candidate.definition.js';

/** Updates a person in the candidate search. Without delay, because a person who hides must no longer be found. */
@HandlesJob(indexCandidate)
export class IndexCandidateJob implements JobHandler<typeof indexCandidate> {
  constructor(private readonly index: IndexCandidate) {}

  async handle(payload: { user_id: string }): Promise<JobOutcome> {
    return (await this.index.execute(payload.user_id)) ? 'done' : 'skipped';
  }
}
