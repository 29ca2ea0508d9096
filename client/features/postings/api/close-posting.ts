import { closedJob, type CloseJobInput } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Closes a posting, or pauses it for the reason PAUSED. Its applicants are notified. */
export async function closePosting(jobId: string, body: CloseJobInput): Promise<void> {
  await api({ method: 'POST', path: `/api/jobs/${jobId}/close`, body, answer: closedJob });
}
