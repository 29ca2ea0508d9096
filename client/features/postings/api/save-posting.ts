import { job, type OwnJob, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import type { PostingBody } from '../forms/posting.schema';

/** Creates a posting, a draft unless `status` says ACTIVE. */
export async function createPosting(body: PostingBody): Promise<OwnJob> {
  return api({ method: 'POST', path: '/api/jobs', body, answer: ownJob });
}

export async function updatePosting(jobId: string, body: Partial<PostingBody>): Promise<void> {
  await api({ method: 'PUT', path: `/api/jobs/${jobId}`, body, answer: job });
}
