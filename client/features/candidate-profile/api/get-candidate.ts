import { type PresentedCandidate, presentedCandidate } from '@modules/identity/http/candidates.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** One seeker as the recruiter's company may see them now. */
export function useCandidate(userId: string): Loadable<PresentedCandidate> {
  return loadable(
    useRead('users', ['candidate', userId], (signal) =>
      api({ path: `/api/users/${encodeURIComponent(userId)}`, answer: presentedCandidate, signal }),
    ),
  );
}
