import { type JobRenewed, jobRenewed, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** The posting stands for thirty more days. */
export async function renewPosting(jobId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/jobs/${jobId}/renew`, answer: ownJob });
}

/** The same by the secret of a letter, whoever is signed in. */
export async function renewByLink(token: string): Promise<JobRenewed> {
  return api({ method: 'POST', path: '/api/jobs/renewals', body: { token }, answer: jobRenewed, anonymous: true });
}
