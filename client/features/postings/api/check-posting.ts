import { type CheckPostingInput, type PostingChecklist, postingChecklist } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';

/** What the posting says and what it should, as it stands in the form; nothing is stored. */
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
