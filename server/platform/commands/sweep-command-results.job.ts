import { z } from 'zod';
import { maintenanceQueue } from '../outbox/sweep-outbox.job.js';
import { defineJob } from '../queue/define-job.js';
import { HandlesJob, type JobHandler } from '../queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../queue/job-context.js';
import { CommandResults } from './command-results.js';

export const sweepCommandResults = defineJob({
  name: 'platform.sweep-command-results',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

/** Deletes results whose keys are no longer used. */
@HandlesJob(sweepCommandResults)
export class SweepCommandResultsJob implements JobHandler<typeof sweepCommandResults> {
  constructor(private readonly results: CommandResults) {}

  async handle(_payload: object, { signal, log }: JobContext): Promise<JobOutcome> {
    const removed = await this.results.sweep(signal);
    if (removed > 0) log.info({ removed }, 'command results swept');
    return removed > 0 ? 'done' : 'skipped';
  }
}
