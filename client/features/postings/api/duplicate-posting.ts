import { type OwnJob, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Copies a posting with its stages and scorecard as a new draft. */
export async function duplicatePosting(jobId: string): Promise<OwnJob> {
  return api({ method: 'POST', path: `/api/jobs/${jobId}/duplicate`, answer: ownJob });
}
