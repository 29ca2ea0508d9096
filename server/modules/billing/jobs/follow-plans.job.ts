import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { FollowPlans } from '../use-cases/follow-plans.js';
import { WatchBalances } from '../use-cases/watch-balances.js';
import { billingQueue } from './billing.queue.js';

export const followPlans = defineJob({
  name: 'billing.follow-plans',
  queue: billingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

export const watchBalances = defineJob({
  name: 'billing.watch-balances',
  queue: billingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

/** Every five minutes: reminds owners of plans that are about to end, renews them or ends them. */
@HandlesJob(followPlans)
export class FollowPlansJob implements JobHandler<typeof followPlans> {
  constructor(private readonly follow: FollowPlans) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.follow.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}

/** Every five minutes: warns recruiters whose credits run low, once. */
@HandlesJob(watchBalances)
export class WatchBalancesJob implements JobHandler<typeof watchBalances> {
  constructor(private readonly watch: WatchBalances) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.watch.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
