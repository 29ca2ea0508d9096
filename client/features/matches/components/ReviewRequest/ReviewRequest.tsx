import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Review } from '@modules/matching/http/reviews.contract';
import { Button } from '../../../../design-system/Button/Button';
import { useLanguage } from '../../../../lib/i18n';
import { formatDate } from '../../../../lib/format';
import { useMatchesText } from '../../messages/use-matches-text';
import { ReviewDialog } from './ReviewDialog';

export interface ReviewRequestProps {
  /** Null if no review was requested. */
  readonly review: Review | null;
  /** Throws the errors of the API client. */
  readonly onAsk: (message: string) => Promise<void>;
}

/** Human review of a score: the button to request it, then the date of the request, then the answer. */
export function ReviewRequest({ review, onAsk }: ReviewRequestProps) {
  const text = useMatchesText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {review === null ? (
        <Box>
          <Button dense onClick={() => setOpen(true)} aria-haspopup="dialog">
            {text('review.ask')}
          </Button>
        </Box>
      ) : (
        <Asked review={review} />
      )}
      <ReviewDialog open={isOpen} onAsk={onAsk} onClose={() => setOpen(false)} />
    </>
  );
}

function Asked({ review }: { review: Review }) {
  const text = useMatchesText();
  const language = useLanguage();
  const asked = formatDate(review.asked_at, language);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
      {review.answer === null || review.answered_at === null ? (
        <>
          <strong>{text('review.waiting', { date: asked })}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text('review.here')}
          </Box>
        </>
      ) : (
        <>
          <strong>{text('review.answered', { date: formatDate(review.answered_at, language) })}</strong>
          <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.answer}
          </Box>
        </>
      )}
    </Box>
  );
}
