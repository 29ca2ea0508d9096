import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchAction, MatchAnswer } from '@modules/matching/http/matches.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { PostedMatch } from '../../../../lib/posted-match';
import { personName } from '../../domain/person-name';
import { useMatchesText } from '../../messages/use-matches-text';
import { Evidence } from '../MatchCard/Evidence';
import { PersonActions } from './PersonActions';

const tones: Record<MatchAnswer['status'], StateTone> = {
  PENDING: 'accent',
  ACCEPTED: 'info',
  MATCHED: 'success',
  REJECTED: 'neutral',
  HIRED: 'success',
  CANCELLED: 'neutral',
};

/** Statuses in which the two sides can write to each other. */
const writable: readonly MatchAnswer['status'][] = ['ACCEPTED', 'MATCHED', 'HIRED'];

export interface PersonCardProps {
  readonly match: PostedMatch;
  readonly isExplained: boolean;
  /** The answer being sent. */
  readonly sending: MatchAction | null;
  /** Price of an introduction and available credits; undefined while loading. */
  readonly introductionPrice: number | undefined;
  readonly available: number | undefined;
  readonly onAsk: (action: 'MATCHED' | 'REJECTED' | 'HIRED' | 'CANCELLED') => void;
  readonly onIntroduce: () => void;
  readonly onExplain: () => void;
}

/** A person who matches a posting, as far as the company may see them: score, quotes, and actions with prices. */
export function PersonCard(props: PersonCardProps) {
  const { match, isExplained, onExplain } = props;
  const text = useMatchesText();
  const shared = useSharedText();
  const language = useLanguage();
  const { user, job, match_score: score, introduction } = match;
  const name = personName(user);
  const facts = [
    user.location,
    user.years_experience === null ? null : text('person.years', { count: user.years_experience }),
  ];
  return (
    <Card
      wide
      selected={isExplained}
      title={name}
      titleLevel={2}
      badge={
        <>
          <StateBadge tone={tones[match.status]}>
            {text(
              match.status === 'MATCHED' && !match.is_mutual ? 'person.status.opened' : `person.status.${match.status}`,
            )}
          </StateBadge>
          {match.is_mutual && match.status !== 'MATCHED' && (
            <StateBadge tone="neutral">{text('card.mutual')}</StateBadge>
          )}
        </>
      }
      subtitle={
        <>
          {facts.filter(Boolean).join(' · ')}
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {text('person.for', { title: job.title })}
          </Typography>
        </>
      }
      lead={<ScoreRing score={score} label={shared('match.percent', { score })} size="large" />}
      actions={
        <>
          <PersonActions {...props} name={name} />
          {writable.includes(match.status) && (
            <Button
              href={paths.messageTo(user.id)}
              aria-label={shared('action.named', { label: shared('action.message'), name })}
            >
              {shared('action.message')}
            </Button>
          )}
          {!user.is_masked && (
            <Button
              href={paths.candidate(user.id)}
              aria-label={shared('action.named', { label: text('person.profile'), name })}
            >
              {text('person.profile')}
            </Button>
          )}
          <Button
            variant="text"
            onClick={onExplain}
            aria-expanded={isExplained}
            aria-label={`${isExplained ? text('card.hideWhy') : text('card.why', { score })} ${name}`}
          >
            {isExplained ? text('card.hideWhy') : text('card.why', { score })}
          </Button>
        </>
      }
    >
      <Evidence match={match} reader="company" />
      {match.gaps.length > 0 && (
        <SkillList label={text('person.gaps')} skills={match.gaps.map((label) => ({ label, state: 'missing' }))} />
      )}
      {introduction !== null && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('person.introduced', { date: formatAge(introduction.introduced_at, language) })}
        </Box>
      )}
    </Card>
  );
}
