import { type MatchesPage, type MatchStatusName, matchesPage } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';

/** Views of a seeker's matches. */
export type MatchView = 'open' | 'accepted' | 'all';

const statuses: Record<MatchView, readonly MatchStatusName[]> = {
  open: ['PENDING'],
  accepted: ['ACCEPTED', 'MATCHED', 'HIRED'],
  all: [],
};
/** Matching runs in the background, so a first match appears without a reload. */
const ASK_AGAIN_MS = 20_000;

export const matchesQuestion = (view: MatchView): PagesQuestion<MatchesPage> => ({
  resource: 'matches',
  details: ['list', view],
  read: (page, signal) =>
    api({
      path: '/api/matches',
      query: { status: statuses[view], page, limit: pageSize },
      answer: matchesPage,
      signal,
    }),
});

/** Best match first. Each response has the counts of all views. */
export function useMatches(view: MatchView) {
  const { resource, details, read } = matchesQuestion(view);
  return useReadPages(resource, details, read, { refetchInterval: ASK_AGAIN_MS });
}

/** Number of matches per view. */
export function countsOf(counts: MatchesPage['counts']): Record<MatchView, number> {
  const sum = (names: readonly MatchStatusName[]): number =>
    names.reduce((total, name) => total + (counts[name] ?? 0), 0);
  return {
    open: sum(statuses.open),
    accepted: sum(statuses.accepted),
    all: Object.values(counts).reduce((total, count) => total + count, 0),
  };
}
