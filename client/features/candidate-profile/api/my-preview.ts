import { type CandidatePreview, candidatePreview } from '@modules/identity/http/candidates.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The seeker's own page as recruiters get it, masked by the server with the same rules. */
export function useMyPreview(): Loadable<CandidatePreview> {
  return loadable(
    useRead('users', ['preview'], (signal) => api({ path: '/api/users/me/preview', answer: candidatePreview, signal })),
  );
}
