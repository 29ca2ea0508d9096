import { blindReview } from '@modules/applications/http/blind.contract';
import { api } from '../../../lib/backend';

/** An owner or recruiter begins a blind review: from then on the server hides who the person is from them. */
export async function beginBlindReview(id: string): Promise<void> {
  await api({ method: 'POST', path: `/api/applications/${encodeURIComponent(id)}/blind`, answer: blindReview });
}
