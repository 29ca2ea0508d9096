import { useMemo, useState } from 'react';
import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { answerMatch } from '../api/answer-match';
import { askReview } from '../api/ask-review';
import { useExplanation } from '../api/explain-match';
import { countsOf, type MatchView, useMatches } from '../api/list-matches';
import { WhyPanel } from '../components/WhyPanel/WhyPanel';
import { useMatchesText } from '../messages/use-matches-text';
import { MatchesView } from './MatchesView';

export function MatchesPage() {
  const text = useMatchesText();
  const [view, setView] = useState<MatchView>('open');
  const read = useMatches(view);
  useDocumentTitle(text('title'));
  const last = read.data?.pages.at(-1);
  const data = useMemo(
    () =>
      read.data && {
        items: read.data.pages.flatMap(({ matches }) => matches),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <MatchesView
      view={view}
      onView={setView}
      counts={last && countsOf(last.counts)}
      matches={read.isPlaceholderData ? { status: 'loading' } : loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onMore={() => void read.fetchNextPage()}
      onAnswer={answerMatch}
      renderWhy={(match) => <Why match={match} />}
    />
  );
}

function Why({ match }: { match: MatchAnswer }) {
  return (
    <WhyPanel
      score={match.match_score}
      explanation={useExplanation(match.id)}
      review={match.review}
      onAskReview={(message) => askReview(match.id, message)}
    />
  );
}
