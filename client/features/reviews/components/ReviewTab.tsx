import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MyReview, SaveReviewRequest, TeamReviews } from '@modules/applications/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Section } from '../../../design-system/Section/Section';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useReviewsText } from '../messages/use-reviews-text';
import { ReviewForm } from './ReviewForm';
import { TeamOpinion } from './TeamOpinion';

export interface ReviewTabProps {
  readonly own: Loadable<MyReview>;
  /** Loaded once the reader has submitted their own review. */
  readonly team: Loadable<TeamReviews>;
  readonly scorecardHref: string;
  readonly onSave: (body: SaveReviewRequest) => Promise<void>;
}

/** The reader's own review first, then the team's. */
export function ReviewTab({ own, team, scorecardHref, onSave }: ReviewTabProps) {
  const text = useReviewsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  if (own.status === 'loading') return <TextSkeleton count={6} label={text('review.loading')} />;
  if (own.status === 'failed') {
    return <ErrorState level={3} what={text('review.loadFailed')} toDo={errorText(own.error)} onRetry={own.retry} />;
  }
  const { review, posting_closed: isClosed } = own.data;
  const sentAt = review?.submitted_at ?? null;
  const save = async (body: SaveReviewRequest): Promise<void> => {
    await onSave(body);
    toasts.success(text(body.submit ? 'review.sent' : 'review.kept'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {sentAt !== null && <TeamOpinion team={team} />}
      <Section
        title={text('review.title')}
        level={3}
        action={
          <Button dense variant="text" href={scorecardHref}>
            {text('review.toScorecard')}
          </Button>
        }
      >
        {isClosed && <Notice tone="info">{text('review.closed')}</Notice>}
        <Typography sx={{ color: 'text.secondary' }}>
          {sentAt !== null
            ? text('review.submittedOn', { date: formatDateTime(sentAt, language) })
            : text(review === null ? 'review.lead' : 'review.draft')}
        </Typography>
        <ReviewForm key={own.data.application_id} own={own.data} onSave={save} />
      </Section>
    </Box>
  );
}
