import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { FindMissingCandidates } from '../use-cases/find-missing-candidates.js';
import { matchingQueue } from './matching.queue.js';

export const findMissingCandidates = defineJob({
  name: 'matching.find-missing-candidates',
  queue: matchingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 600 },
});

/**
 * At startup and every ten minutes: repairs the candidate search after a lost event. Adds missing people and removes those who
 * may not be found.
 */
@HandlesJob(findMissingCandidates)
export class FindMissingCandidatesJob implements JobHandler<typeof findMissingCandidates> {
  constructor(
    private readonly find: FindMissingCandidates,
    private readonly outbox: Outbox,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    const { enqueued, isFull } = await this.find.execute(signal);
    // The next run waits in the queue behind these jobs, not for the schedule: a new lexicon is applied to a million people without pauses.
    if (isFull) await this.outbox.enqueue(findMissingCandidates, {}, { jobId: 'next-part' });
    return enqueued > 0 ? 'done' : 'skipped';
  }
}
