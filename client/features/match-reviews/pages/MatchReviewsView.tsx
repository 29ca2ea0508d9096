import Box from '@mui/material/Box';
import { useState } from 'react';
import { type MatchReviewAnswer, type MatchReviewsPage, reviewStatuses } from '@modules/matching/http/reviews.contract';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import type { ReviewStatus } from '../api/match-reviews';
import { AnswerDialog } from '../components/AnswerDialog';
import { ReviewCard } from '../components/ReviewCard';
import { useMatchReviewsText } from '../messages/use-match-reviews-text';

export interface MatchReviewsViewProps {
  readonly status: ReviewStatus;
  readonly reviews: Loadable<Pick<MatchReviewsPage, 'reviews' | 'total'>>;
  readonly isLoadingMore?: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onStatus: (status: ReviewStatus) => void;
  readonly onMore: () => void;
  readonly onAnswer: (id: string, answer: string) => Promise<void>;
}

/** Requests for a human review of a score. */
export function MatchReviewsView(props: MatchReviewsViewProps) {
  const text = useMatchReviewsText();
  const [asked, setAsked] = useState<MatchReviewAnswer | null>(null);
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <SegmentedFilter
        label={text('filter')}
        options={reviewStatuses.map((value) => ({ value, label: text(`filter.${value}`) }))}
        value={props.status}
        onChange={props.onStatus}
      />
      <Reviews {...props} onAsk={setAsked} />
      <AnswerDialog
        review={asked}
        onClose={() => setAsked(null)}
        onAnswer={async (answer) => {
          if (asked === null) return;
          await props.onAnswer(asked.id, answer);
          setAsked(null);
        }}
      />
    </Page>
  );
}

function Reviews({
  status,
  reviews,
  isLoadingMore = false,
  moreError,
  onMore,
  onAsk,
}: MatchReviewsViewProps & { readonly onAsk: (review: MatchReviewAnswer) => void }) {
  const text = useMatchReviewsText();
  const errorText = useErrorText();
  if (reviews.status === 'loading') return <ListSkeleton count={3} label={text('loading')} />;
  if (reviews.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(reviews.error)} onRetry={reviews.retry} />;
  const { reviews: list, total } = reviews.data;
  if (list.length === 0)
    return <EmptyState title={text(`empty.${status}`)} sentence={status === 'OPEN' && text('empty.sentence')} />;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {list.map((review) => (
          <ReviewCard key={review.id} review={review} onAnswer={() => onAsk(review)} />
        ))}
      </Box>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
