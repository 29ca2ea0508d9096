import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchReviewAnswer } from '@modules/matching/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { ScoreRing } from '../../../design-system/ScoreRing/ScoreRing';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatAge, formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useMatchReviewsText } from '../messages/use-match-reviews-text';

export interface ReviewCardProps {
  readonly review: MatchReviewAnswer;
  readonly onAnswer: () => void;
}

/** A request for a human review of a score, with the answer. */
export function ReviewCard({ review, onAnswer }: ReviewCardProps) {
  const text = useMatchReviewsText();
  const language = useLanguage();
  const { status, message, answer, asked_at, answered_at } = review;
  const job = review.job_title ?? text('card.noJob');
  const isOpen = status === 'OPEN';
  return (
    <Card
      as="li"
      wide
      title={job}
      titleLevel={2}
      lead={
        <ScoreRing score={review.match_score} label={text('card.score', { score: review.match_score })} size="small" />
      }
      badge={<StateBadge tone={isOpen ? 'warning' : 'success'}>{text(`status.${status}`)}</StateBadge>}
      {...(isOpen && {
        actions: (
          <Button variant="primary" onClick={onAnswer} aria-label={text('card.answerNamed', { job })}>
            {text('action.answer')}
          </Button>
        ),
      })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Words label={text('card.message')} words={message ?? text('card.noMessage')} isMissing={message === null} />
        {answer !== null && <Words label={text('card.answer')} words={answer} />}
        <FactList
          facts={[
            { label: text('card.asked'), value: formatAge(asked_at, language) },
            ...(answered_at === null
              ? []
              : [{ label: text('card.answered'), value: formatDateTime(answered_at, language) }]),
          ]}
        />
      </Box>
    </Card>
  );
}

function Words({ label, words, isMissing = false }: { label: string; words: string; isMissing?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '68ch',
          ...(isMissing && { color: 'text.secondary' }),
        }}
      >
        {words}
      </Typography>
    </Box>
  );
}
