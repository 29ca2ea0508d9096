import { jobRemoved } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Removes a posting from all lists; its matches and applications stay. */
export async function removePosting(jobId: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/jobs/${jobId}`, answer: jobRemoved });
}
