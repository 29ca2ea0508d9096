import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { jobClosed } from '../../jobs/index.js';
import { changed } from '../use-cases/settled.js';
import { WithdrawJob } from '../use-cases/withdraw-job.js';
import { matchingWithdrawalsQueue } from './matching.queue.js';

export const withdrawJob = defineJob({
  name: 'matching.withdraw-job',
  queue: matchingWithdrawalsQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
  startedBy: [on(jobClosed, ({ job_id }) => ({ job_id }))],
});

/** Withdraws matches of a closed posting. Without delay, so that nobody accepts a job that is no longer offered. */
@HandlesJob(withdrawJob)
export class WithdrawJobJob implements JobHandler<typeof withdrawJob> {
  constructor(private readonly withdraw: WithdrawJob) {}

  async handle(payload: { job_id: string }): Promise<JobOutcome> {
    return changed(await this.withdraw.execute(payload.job_id)) > 0 ? 'done' : 'skipped';
  }
}
