import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { companyRemoved } from '../../companies/index.js';
import { CloseCompanyJobs } from '../use-cases/close-company-jobs.js';
import { jobsQueue } from './jobs.queue.js';

export const closeCompanyJobs = defineJob({
  name: 'jobs.close-company-jobs',
  queue: jobsQueue,
  payload: z.object({ company_id: z.uuid() }),
  jobId: (payload) => payload.company_id,
  startedBy: [on(companyRemoved, (event) => ({ company_id: event.company_id }))],
});

/** Closes the postings of a removed company. */
@HandlesJob(closeCompanyJobs)
export class CloseCompanyJobsJob implements JobHandler<typeof closeCompanyJobs> {
  constructor(private readonly close: CloseCompanyJobs) {}

  async handle(payload: { company_id: string }, context: JobContext): Promise<JobOutcome> {
    return (await this.close.execute(payload.company_id, context.signal)) > 0 ? 'done' : 'skipped';
  }
}
