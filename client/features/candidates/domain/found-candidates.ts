import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import type { CandidateFacets, CandidatesPage } from '@modules/matching/http/candidate-search.contract';

/** Everything loaded of a search so far. */
export interface FoundCandidates {
  readonly items: readonly PresentedCandidate[];
  readonly total: number;
  /** No profile contains these words; the results contain words with a similar spelling. */
  readonly isApproximate: boolean;
  /** Scores against the selected posting, 0–100, by candidate id. */
  readonly scores: Readonly<Record<string, number>>;
  readonly facets?: CandidateFacets | undefined;
}

/** All pages as one list. A candidate who moved to the next page between two reads is shown once. */
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
