import { type JobRenewed, jobRenewed, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** The posting stands for thirty more days. */
export async function renewPosting(jobId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/jobs/${jobId}/renew`, answer: ownJob });
}

/** Renews with the secret of an email, with or without a session. */
export async function renewByLink(token: string): Promise<JobRenewed> {
  return api({ method: 'POST', path: '/api/jobs/renewals', body: { token }, answer: jobRenewed, anonymous: true });
}
