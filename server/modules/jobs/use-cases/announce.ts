import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { Job } from '../domain/job.entity.js';
import { jobChanged, jobClosed, jobPublished } from '../domain/job.events.js';
import type { JobStatus } from '../http/jobs.contract.js';

/** Tells the other modules what a change meant to seekers: a posting appeared, changed or went. Drafts are nobody's news. */
export async function announce(outbox: Outbox, job: Job, before: JobStatus): Promise<void> {
  const payload = { job_id: job.id, company_id: job.companyId };
  if (job.status === 'ACTIVE') await outbox.publish(before === 'ACTIVE' ? jobChanged : jobPublished, payload);
  else if (before === 'ACTIVE') await outbox.publish(jobClosed, payload);
}
