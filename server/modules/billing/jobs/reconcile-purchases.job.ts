import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { ReconcilePurchases } from '../use-cases/reconcile-purchases.js';
import { billingQueue } from './billing.queue.js';

export const reconcilePurchases = defineJob({
  name: 'billing.reconcile-purchases',
  queue: billingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

/** Every five minutes: asks the provider about payments that sent no message. */
@HandlesJob(reconcilePurchases)
export class ReconcilePurchasesJob implements JobHandler<typeof reconcilePurchases> {
  constructor(private readonly reconcile: ReconcilePurchases) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.reconcile.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}
