import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { exclusionsChanged } from '../../identity/index.js';
import { changed } from '../use-cases/settled.js';
import { WithdrawExcluded } from '../use-cases/withdraw-excluded.js';
import { matchingWithdrawalsQueue } from './matching.queue.js';

export const withdrawExcluded = defineJob({
  name: 'matching.withdraw-excluded',
  queue: matchingWithdrawalsQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
  startedBy: [on(exclusionsChanged, ({ user_id }) => ({ user_id }))],
});

/** Withdraws matches after a person hides from an employer. Without delay, because they must no longer be seen there. */
@HandlesJob(withdrawExcluded)
export class WithdrawExcludedJob implements JobHandler<typeof withdrawExcluded> {
  constructor(private readonly withdraw: WithdrawExcluded) {}

  async handle(payload: { user_id: string }): Promise<JobOutcome> {
    return changed(await this.withdraw.execute(payload.user_id)) > 0 ? 'done' : 'skipped';
  }
}
