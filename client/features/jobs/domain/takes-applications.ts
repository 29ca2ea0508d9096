import type { Job } from '@modules/jobs/http/jobs.contract';

/** Whether the job takes applications as far as this screen knows; the server decides. */
export function takesApplications(job: Pick<Job, 'status' | 'expires_at'>, now: number): boolean {
  return job.status === 'ACTIVE' && (job.expires_at === null || Date.parse(job.expires_at) > now);
}
