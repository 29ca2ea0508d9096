import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { accountVisibilityChanged } from '../../identity/index.js';
import { changed } from '../use-cases/settled.js';
import { WithdrawSeeker } from '../use-cases/withdraw-seeker.js';
import { matchingWithdrawalsQueue } from './matching.queue.js';

export const withdrawSeeker = defineJob({
  name: 'matching.withdraw-seeker',
  queue: matchingWithdrawalsQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
  startedBy: [on(accountVisibilityChanged, ({ user_id, visible }) => (visible ? null : { user_id }))],
});

/** Withdraws matches of a hidden profile. Without delay, because the person must no longer be seen. */
@HandlesJob(withdrawSeeker)
export class WithdrawSeekerJob implements JobHandler<typeof withdrawSeeker> {
  constructor(private readonly withdraw: WithdrawSeeker) {}

  async handle(payload: { user_id: string }): Promise<JobOutcome> {
    return changed(await this.withdraw.execute(payload.user_id)) > 0 ? 'done' : 'skipped';
  }
}
