import { useMemo, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { answerReview, type ReviewStatus, useMatchReviews } from '../api/match-reviews';
import { useMatchReviewsText } from '../messages/use-match-reviews-text';
import { MatchReviewsView } from './MatchReviewsView';

export function MatchReviewsPage() {
  const text = useMatchReviewsText();
  const toasts = useToasts();
  const [status, setStatus] = useState<ReviewStatus>('OPEN');
  const read = useMatchReviews(status);
  useDocumentTitle(text('title'));
  const data = useMemo(
    () =>
      read.data && {
        reviews: read.data.pages.flatMap(({ reviews }) => reviews),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <MatchReviewsView
      status={status}
      reviews={loadable({ ...read, data: read.isPlaceholderData ? undefined : data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onStatus={setStatus}
      onMore={() => void read.fetchNextPage()}
      onAnswer={async (id, answer) => {
        await answerReview(id, answer);
        toasts.success(text('answer.done'));
      }}
    />
  );
}
