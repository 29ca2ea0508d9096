import { job, type OwnJob, ownJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import type { PostingBody } from '../forms/posting.schema';

/** Creates a posting, as a draft unless `status` is ACTIVE. */
export async function createPosting(body: PostingBody & { template_id?: string }): Promise<OwnJob> {
  return api({ method: 'POST', path: '/api/jobs', body, answer: ownJob });
}

/** @param version that the change is based on: refused with 409 if a colleague has saved since */
export async function updatePosting(
  jobId: string,
  body: Partial<PostingBody>,
  version: string | null = null,
): Promise<void> {
  const sent = { ...body, ...(version !== null && { version }) };
  await api({ method: 'PUT', path: `/api/jobs/${jobId}`, body: sent, answer: job });
}
