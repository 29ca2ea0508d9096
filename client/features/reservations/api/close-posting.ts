import { closedJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Closes a posting after a hire: its other applicants learn that the position was filled. */
export async function closePosting(jobId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/jobs/${jobId}/close`, body: { reason: 'FILLED_HERE' }, answer: closedJob });
}
