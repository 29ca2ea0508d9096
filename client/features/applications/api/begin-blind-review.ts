import { blindReview } from '@modules/applications/http/blind.contract';
import { api } from '../../../lib/backend';

/** Begins a blind review of the caller, an owner or recruiter: from then on the server hides the person's identity from them. */
export async function beginBlindReview(id: string): Promise<void> {
  await api({ method: 'POST', path: `/api/applications/${encodeURIComponent(id)}/blind`, answer: blindReview });
}
