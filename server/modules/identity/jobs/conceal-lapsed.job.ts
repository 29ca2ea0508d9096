import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { ConcealProfile } from '../use-cases/conceal-profile.js';
import { identityQueue } from './identity.queue.js';

export const concealLapsed = defineJob({
  name: 'identity.conceal-lapsed',
  queue: identityQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/**
 * Every minute: records that expired disclosures closed. The mask itself applies at the exact time; this informs the seeker and
 * other modules.
 */
@HandlesJob(concealLapsed)
export class ConcealLapsedJob implements JobHandler<typeof concealLapsed> {
  constructor(private readonly conceal: ConcealProfile) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.conceal.lapsed(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
