import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { MeasureFacts } from '../use-cases/measure-facts.js';
import { operationsQueue } from './operations.queue.js';

export const measureFacts = defineJob({
  name: 'operations.measure-facts',
  queue: operationsQueue,
  payload: z.object({}),
  attempts: 1,
  jobId: () => 'all',
  schedule: { everySeconds: 300 },
});

/** Every five minutes. Metrics show the last figures and their age. */
@HandlesJob(measureFacts)
export class MeasureFactsJob implements JobHandler<typeof measureFacts> {
  constructor(private readonly facts: MeasureFacts) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    await this.facts.execute(signal);
    return 'done';
  }
}
