import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { Job } from '../domain/job.entity.js';
import { jobChanged, jobClosed, jobPublished } from '../domain/job.events.js';
import type { JobStatus } from '../http/jobs.contract.js';

/** Publishes the event for other modules: a posting became visible, changed or was closed. Drafts publish none. */
export async function announce(outbox: Outbox, job: Job, before: JobStatus): Promise<void> {
  const payload = { job_id: job.id, company_id: job.companyId };
  if (job.status === 'ACTIVE') await outbox.publish(before === 'ACTIVE' ? jobChanged : jobPublished, payload);
  else if (before === 'ACTIVE') await outbox.publish(jobClosed, payload);
}
