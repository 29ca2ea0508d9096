import { type JobRenewed, jobRenewed, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Extends the posting by thirty days. */
export async function renewPosting(jobId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/jobs/${jobId}/renew`, answer: ownJob });
}

/** Renews with the token of an email, with or without a session. */
export async function renewByLink(token: string): Promise<JobRenewed> {
  return api({ method: 'POST', path: '/api/jobs/renewals', body: { token }, answer: jobRenewed, anonymous: true });
}
