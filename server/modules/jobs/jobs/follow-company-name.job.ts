import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { companyChanged } from '../../companies/index.js';
import { FollowCompanyName } from '../use-cases/follow-company-name.js';
import { jobsQueue } from './jobs.queue.js';

export const followCompanyName = defineJob({
  name: 'jobs.follow-company-name',
  queue: jobsQueue,
  payload: z.object({ company_id: z.uuid() }),
  jobId: (payload) => payload.company_id,
  startedBy: [on(companyChanged, (event) => ({ company_id: event.company_id }))],
});

/** Updates the company's name on its postings, so that search finds them under the new one. */
@HandlesJob(followCompanyName)
export class FollowCompanyNameJob implements JobHandler<typeof followCompanyName> {
  constructor(private readonly follow: FollowCompanyName) {}

  async handle(payload: { company_id: string }): Promise<JobOutcome> {
    return (await this.follow.execute(payload.company_id)) > 0 ? 'done' : 'skipped';
  }
}
