import { type MatchExplanation, matchExplanation } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Explanation of one score, with all its parts. */
export function useExplanation(matchId: string): Loadable<MatchExplanation> {
  return loadable(
    useRead('matches', ['explanation', matchId], (signal) =>
      api({ path: `/api/matches/${matchId}/explanation`, answer: matchExplanation, signal }),
    ),
  );
}
