import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TeamReview, TeamReviews } from '@modules/applications/http/reviews.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Section } from '../../../design-system/Section/Section';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useReviewsText } from '../messages/use-reviews-text';

/** The team's reviews: averages first, then each review with its reasons. */
export function TeamOpinion({ team }: { readonly team: Loadable<TeamReviews> }) {
  const text = useReviewsText();
  const errorText = useErrorText();
  return (
    <Section title={text('team.title')} level={3}>
      {team.status === 'loading' && <TextSkeleton count={4} label={text('team.loading')} />}
      {team.status === 'failed' && (
        <ErrorState level={3} what={text('team.loadFailed')} toDo={errorText(team.error)} onRetry={team.retry} />
      )}
      {team.status === 'ready' && <Figures {...team.data} />}
    </Section>
  );
}

function Figures({ reviews, summary, criteria }: TeamReviews) {
  const text = useReviewsText();
  const language = useLanguage();
  const score = (value: number): string => text('team.of4', { score: formatNumber(value, language) });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FactList
        facts={[
          { label: text('team.average'), value: score(summary.average) },
          {
            label: text('team.spread'),
            value: `${formatNumber(summary.spread, language)} · ${text('team.spreadHint')}`,
          },
          { label: text('team.n'), value: formatNumber(summary.n, language) },
        ]}
      />
      {criteria.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h4">{text('team.byCriterion')}</Typography>
          <FactList
            facts={criteria.map((each) => ({
              label: each.criterion,
              value: `${score(each.average)} · ${text('team.spread')} ${formatNumber(each.spread, language)}`,
            }))}
          />
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {reviews.map((review, place) => (
          <OneReview key={`${review.submitted_at}-${place}`} review={review} score={score} />
        ))}
      </Box>
    </Box>
  );
}

interface OneReviewProps {
  readonly review: TeamReview;
  readonly score: (value: number) => string;
}

function OneReview({ review, score }: OneReviewProps) {
  const text = useReviewsText();
  const language = useLanguage();
  const { reviewer, is_yours: isYours, scores, average, versions, after_close: isLate } = review;
  return (
    <Card
      as="li"
      title={isYours ? text('team.you') : (reviewer ?? text('team.somebody'))}
      titleLevel={4}
      subtitle={average === null ? undefined : score(average)}
      badge={isLate && <StateBadge tone="warning">{text('team.afterClose')}</StateBadge>}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {scores.map((given) => (
          <li key={given.criterion_id}>
            <Box sx={{ display: 'flex', columnGap: 2, justifyContent: 'space-between', typography: 'body2' }}>
              <span>{given.criterion}</span>
              <Box component="span" sx={{ fontWeight: 'bold', flexShrink: 0 }}>
                {given.score === null ? text('team.noOpinion') : score(given.score)}
              </Box>
            </Box>
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
            >
              {given.note}
            </Typography>
          </li>
        ))}
      </Box>
      {versions.length > 1 && (
        <Box>
          <Typography variant="body2">{text('team.versions')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {versions.map(({ at, average: before }) => (
              <Typography key={at} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
                {text('team.version', {
                  date: formatDateTime(at, language),
                  score: before === null ? '–' : formatNumber(before, language),
                })}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}
