import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import type { CandidateFacets, CandidatesPage } from '@modules/matching/http/candidate-search.contract';

/** Everything read of a search so far. */
export interface FoundCandidates {
  readonly items: readonly PresentedCandidate[];
  readonly total: number;
  /** Nobody has the words; these have words that are spelt nearly so. */
  readonly isApproximate: boolean;
  /** How well people fit the posting they were compared with, 0–100, by their id. */
  readonly scores: Readonly<Record<string, number>>;
  readonly facets?: CandidateFacets | undefined;
}

/** One list of all pages. Somebody who moved to the next page while the recruiter was reading is shown once. */
export function foundCandidates(pages: readonly CandidatesPage[]): FoundCandidates {
  const items = [...new Map(pages.flatMap(({ users }) => users).map((user) => [user.id, user])).values()];
  const last = pages.at(-1);
  return {
    items,
    total: last?.total ?? 0,
    isApproximate: last?.approximate === true,
    scores: Object.assign({}, ...pages.map(({ scores }) => scores)) as Record<string, number>,
    facets: pages[0]?.facets,
  };
}
