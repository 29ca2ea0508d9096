import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { FindMissingSubjects } from '../use-cases/find-missing-subjects.js';
import { matchingQueue } from './matching.queue.js';

export const findMissingSubjects = defineJob({
  name: 'matching.find-missing-subjects',
  queue: matchingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 600 },
});

/** Every ten minutes: rereads everybody after a change of lexicon or model, and repairs lost events. */
@HandlesJob(findMissingSubjects)
export class FindMissingSubjectsJob implements JobHandler<typeof findMissingSubjects> {
  constructor(
    private readonly find: FindMissingSubjects,
    private readonly outbox: Outbox,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    const { enqueued, isFull } = await this.find.execute(signal);
    // The next run waits in the queue behind these jobs, not for the schedule: a new lexicon is applied to a million people without pauses.
    if (isFull) await this.outbox.enqueue(findMissingSubjects, {}, { jobId: 'next-part' });
    return enqueued > 0 ? 'done' : 'skipped';
  }
}
