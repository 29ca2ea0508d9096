import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { GrantAllowances } from '../use-cases/grant-allowances.js';
import { creditsQueue } from './credits.queue.js';

export const grantAllowances = defineJob({
  name: 'credits.grant-allowances',
  queue: creditsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

/** Every five minutes: grants the allowance of months that have started. Reading an account does the same immediately. */
@HandlesJob(grantAllowances)
export class GrantAllowancesJob implements JobHandler<typeof grantAllowances> {
  constructor(private readonly grant: GrantAllowances) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.grant.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
