import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MatchAction, MatchAnswer } from '@modules/matching/http/matches.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { PostedMatch } from '../../../../lib/posted-match';
import { useMatchesText } from '../../messages/use-matches-text';
import { Evidence } from './Evidence';
import { Introduction, IntroductionBadge } from './Introduction';
import { MatchBadge } from './MatchBadge';

export interface MatchCardProps {
  readonly match: PostedMatch;
  readonly isExplained: boolean;
  /** The answer being sent. */
  readonly sending: MatchAction | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onHire: () => void;
  readonly onCancel: () => void;
  readonly onExplain: () => void;
}

/** Statuses in which the two sides can write to each other. */
const writable: readonly MatchAnswer['status'][] = ['ACCEPTED', 'MATCHED', 'HIRED'];

/** One match: score, quotes of both sides, missing requirements, and the answers. */
export function MatchCard(props: MatchCardProps) {
  const { match, isExplained, sending, onAccept, onDecline, onHire, onCancel, onExplain } = props;
  const text = useMatchesText();
  const shared = useSharedText();
  const language = useLanguage();
  const words = useJobWords();
  const { job, match_score: score, allowed_actions: allowed } = match;
  const isClosed = job.status !== 'ACTIVE';
  return (
    <Card as="article" selected={isExplained}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 160px' },
          gridTemplateAreas: {
            xs: '"ring head" "facts facts" "body body" "acts acts"',
            md: '"ring head acts" "ring facts acts" "ring body acts"',
          },
        }}
      >
        <Box sx={{ gridArea: 'ring' }}>
          <ScoreRing score={score} label={shared('match.percent', { score })} size="large" />
        </Box>
        <Box
          sx={{
            gridArea: 'head',
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            rowGap: 1,
            alignItems: 'center',
            alignContent: 'center',
          }}
        >
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={paths.job(job.id)} underline="hover" color="inherit" sx={{ fontWeight: 'inherit' }}>
              {job.title}
            </Link>
          </Typography>
          <MatchBadge match={match} />
          <IntroductionBadge match={match} />
        </Box>
        <Box sx={{ gridArea: 'facts', minWidth: 0, mt: { md: -1.5 } }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Avatar name={job.company.name} src={job.company.logo_url} size={32} />
            <Typography sx={{ color: 'text.secondary', minWidth: 0 }}>
              <TextLink href={paths.company(job.company.id)}>{job.company.name}</TextLink>
              {` · ${words.line(job)}`}
            </Typography>
          </Box>
          <Typography variant="body2">
            <TextLink
              standalone
              href={paths.companyJobs(job.company.id)}
              aria-label={shared('action.named', { label: text('card.companyJobs'), name: job.company.name })}
            >
              {text('card.companyJobs')}
            </TextLink>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isClosed ? text('card.jobClosed') : text('card.proposed', { date: formatAge(match.created_at, language) })}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'body', minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
          <Introduction match={match} />
          <Evidence match={match} />
          {match.gaps.length > 0 && (
            <SkillList label={text('card.gaps')} skills={match.gaps.map((label) => ({ label, state: 'missing' }))} />
          )}
        </Box>
        <Box sx={{ gridArea: 'acts', display: 'grid', gap: 1, alignContent: 'start' }}>
          {allowed.includes('ACCEPTED') && (
            <Button
              variant="primary"
              fullWidth
              loading={sending === 'ACCEPTED'}
              disabled={sending !== null && sending !== 'ACCEPTED'}
              onClick={onAccept}
            >
              {text('card.accept')}
            </Button>
          )}
          {allowed.includes('REJECTED') && (
            <Button
              fullWidth
              loading={sending === 'REJECTED'}
              disabled={sending !== null && sending !== 'REJECTED'}
              onClick={onDecline}
            >
              {text('card.decline')}
            </Button>
          )}
          {writable.includes(match.status) && (
            <Button
              fullWidth
              href={paths.messageTo(job.contact_user_id)}
              aria-label={shared('action.named', { label: shared('action.message'), name: job.company.name })}
            >
              {shared('action.message')}
            </Button>
          )}
          {allowed.includes('HIRED') && (
            <Button fullWidth disabled={sending !== null} onClick={onHire} aria-haspopup="dialog">
              {text('card.hire')}
            </Button>
          )}
          {allowed.includes('CANCELLED') && (
            <Button variant="danger" fullWidth disabled={sending !== null} onClick={onCancel} aria-haspopup="dialog">
              {text('card.cancel')}
            </Button>
          )}
          <Button
            variant="text"
            fullWidth
            onClick={onExplain}
            aria-expanded={isExplained}
            aria-label={`${isExplained ? text('card.hideWhy') : text('card.why', { score })} ${job.title}`}
          >
            {isExplained ? text('card.hideWhy') : text('card.why', { score })}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
