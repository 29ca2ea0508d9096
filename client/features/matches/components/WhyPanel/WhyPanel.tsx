import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type MatchExplanation, scorePartNames } from '@modules/matching/http/matches.contract';
import type { Review } from '@modules/matching/http/reviews.contract';
import { Card } from '../../../../design-system/Card/Card';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../../design-system/FactList/FactList';
import { ScoreParts } from '../../../../design-system/ScoreParts/ScoreParts';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../../lib/error-text';
import { formatAge, formatPercent } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Loadable } from '../../../../lib/loadable';
import { paths } from '../../../../lib/paths';
import { useMatchesText } from '../../messages/use-matches-text';
import { ReviewRequest } from '../ReviewRequest/ReviewRequest';

/** The last part exists only if an embeddings provider compared the two. */
const shownParts = [...scorePartNames, 'semantic'] as const;

export interface WhyPanelProps {
  readonly score: number;
  readonly explanation: Loadable<MatchExplanation>;
  /** The newest request for a human review; null if there is none. */
  readonly review: Review | null;
  readonly onAskReview: (message: string) => Promise<void>;
}

export interface CompanyWhyPanelProps {
  readonly score: number;
  readonly explanation: Loadable<MatchExplanation>;
}

/** The panel for companies: origin of the score, without the advice to correct the profile. */
export function CompanyWhyPanel(props: CompanyWhyPanelProps) {
  return <Panel {...props} own={null} />;
}

/** The panel for seekers: origin of the score, how to raise it, and where to correct its data. */
export function WhyPanel({ review, onAskReview, ...score }: WhyPanelProps) {
  return <Panel {...score} own={<ReviewRequest review={review} onAsk={onAskReview} />} />;
}

function Panel({ score, explanation, own }: CompanyWhyPanelProps & { own: ReactNode }) {
  const text = useMatchesText();
  const errorText = useErrorText();
  if (explanation.status === 'failed') {
    return (
      <ErrorState what={text('why.failed')} toDo={errorText(explanation.error)} onRetry={explanation.retry} level={3} />
    );
  }
  return (
    <Card as="section" title={text('why.title', { score })} titleLevel={3}>
      {explanation.status === 'loading' ? (
        <TextSkeleton count={7} label={text('why.loading')} />
      ) : (
        <Parts explanation={explanation.data} own={own} />
      )}
    </Card>
  );
}

function Parts({ explanation, own }: { explanation: MatchExplanation; own: ReactNode }) {
  const text = useMatchesText();
  const language = useLanguage();
  const parts = shownParts
    .map((id) => ({
      id,
      label: text(`part.${id}`),
      points: Math.round(explanation.score_parts[id]?.value ?? 0),
      outOf: Math.round(explanation.score_parts[id]?.max ?? 0),
    }))
    .filter(({ outOf }) => outOf > 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <BothSides explanation={explanation} isOwn={own !== null} />
        <ScoreParts parts={parts} label={text('why.parts')} />
        {explanation.reasons.length > 0 && (
          <Box
            component="ul"
            aria-label={text('why.reasons')}
            sx={{ m: 0, pl: 2.5, listStyle: 'disc', display: 'grid', gap: 0.5, typography: 'body2' }}
          >
            {explanation.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          borderLeft: { md: 1 },
          borderColor: { md: 'line.main' },
          pl: { md: 4 },
        }}
      >
        {own !== null && <Raises raises={explanation.raises} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {explanation.notice}
        </Typography>
        {own !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${text('why.wrong')} `}
            <TextLink href={paths.profile}>{text('why.correct')}</TextLink>
          </Typography>
        )}
        {own}
        <Typography variant="caption" sx={{ color: 'text.faint' }}>
          {text('why.computed', {
            date: formatAge(explanation.computed_at, language),
            version: explanation.model_version,
          })}
        </Typography>
      </Box>
    </Box>
  );
}

/** Two scores: how the person meets the posting's requirements, and how the posting meets the person's preferences. */
function BothSides({ explanation, isOwn }: { explanation: MatchExplanation; isOwn: boolean }) {
  const text = useMatchesText();
  const language = useLanguage();
  const { match_score: meetsPosting, compatibility_score: meetsPreferences } = explanation;
  return (
    <FactList
      plain
      facts={[
        {
          label: text(isOwn ? 'why.youMeetIt' : 'why.personMeetsIt'),
          value: formatPercent(meetsPosting / 100, language),
        },
        {
          label: text(isOwn ? 'why.itMeetsYou' : 'why.itMeetsPerson'),
          value: formatPercent(meetsPreferences / 100, language),
        },
      ]}
    />
  );
}

function Raises({ raises }: Pick<MatchExplanation, 'raises'>) {
  const text = useMatchesText();
  return (
    <>
      <Typography variant="h4" component="h4">
        {text('why.raises')}
      </Typography>
      {raises.length === 0 ? (
        <Typography variant="body2">{text('why.noRaises')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, typography: 'body2' }}>
          {raises.map(({ points, text: sentence }) => (
            <li key={sentence}>
              <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {text('why.points', { count: points })}
              </Box>
              {` ${sentence}`}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
