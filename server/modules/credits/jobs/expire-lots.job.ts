import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { ExpireLots } from '../use-cases/expire-lots.js';
import { creditsQueue } from './credits.queue.js';

export const expireLots = defineJob({
  name: 'credits.expire-lots',
  queue: creditsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

/** Every five minutes. Accounts in use are also settled before each read or movement. */
@HandlesJob(expireLots)
export class ExpireLotsJob implements JobHandler<typeof expireLots> {
  constructor(private readonly expire: ExpireLots) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.expire.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
