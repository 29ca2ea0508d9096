import { z } from 'zod';
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
  constructor(private readonly find: FindMissingSubjects) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.find.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}
