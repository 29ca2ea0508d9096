import { type CheckPostingInput, type PostingChecklist, postingChecklist } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** Checks the posting as typed in the form; nothing is stored. */
export async function checkPosting(body: CheckPostingInput, signal: AbortSignal): Promise<PostingChecklist> {
  return api({
    method: 'POST',
    path: '/api/jobs/checklist',
    body,
    answer: postingChecklist,
    isQuestion: true,
    signal,
  });
}
