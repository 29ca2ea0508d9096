import { type MatchesPage, type MatchStatusName, matchesPage } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';
import type { PeopleView } from '../domain/people-view';

const statuses: Record<PeopleView, readonly MatchStatusName[]> = {
  interested: ['ACCEPTED'],
  suggested: ['PENDING'],
  mutual: ['MATCHED', 'HIRED'],
  all: [],
};
/** People may answer while the list is open. */
const ASK_AGAIN_MS = 20_000;

/** People who match the company's postings, or one of them; best first. */
export function useCompanyMatches(view: PeopleView, jobId: string | null) {
  return useReadPages(
    'matches',
    ['company', view, jobId],
    (page, signal) => {
      const query = { status: statuses[view], job_id: jobId, page, limit: pageSize };
      return api({ path: '/api/matches', query, answer: matchesPage, signal });
    },
    { refetchInterval: ASK_AGAIN_MS },
  );
}

/** Number of matches per view. */
export function peopleCounts(counts: MatchesPage['counts']): Record<PeopleView, number> {
  const sum = (names: readonly MatchStatusName[]): number =>
    names.reduce((total, name) => total + (counts[name] ?? 0), 0);
  return {
    interested: sum(statuses.interested),
    suggested: sum(statuses.suggested),
    mutual: sum(statuses.mutual),
    all: Object.values(counts).reduce((total, count) => total + count, 0),
  };
}
