import { type MatchesPage, type MatchStatusName, matchesPage } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';

/** Which matches a seeker looks at. */
export type MatchView = 'open' | 'accepted' | 'all';

const statuses: Record<MatchView, readonly MatchStatusName[]> = {
  open: ['PENDING'],
  accepted: ['ACCEPTED', 'MATCHED', 'HIRED'],
  all: [],
};
/** Matching runs behind the scenes: somebody waiting for a first proposal sees it without doing anything. */
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

/** Best first; the figures of every view come with each answer. */
export function useMatches(view: MatchView) {
  const { resource, details, read } = matchesQuestion(view);
  return useReadPages(resource, details, read, { refetchInterval: ASK_AGAIN_MS });
}

/** How many matches each view holds. */
export function countsOf(counts: MatchesPage['counts']): Record<MatchView, number> {
  const sum = (names: readonly MatchStatusName[]): number =>
    names.reduce((total, name) => total + (counts[name] ?? 0), 0);
  return {
    open: sum(statuses.open),
    accepted: sum(statuses.accepted),
    all: Object.values(counts).reduce((total, count) => total + count, 0),
  };
}
