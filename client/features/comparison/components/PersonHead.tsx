import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComparedPerson } from '@modules/applications/http/comparison.contract';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useComparisonText } from '../messages/use-comparison-text';

export interface PersonHeadProps {
  readonly person: ComparedPerson;
  readonly name: string;
  readonly href: string;
}

/** Name, stage, match and the team's average of a person, as far as the reader may know them. */
export function PersonHead({ person, name, href }: PersonHeadProps) {
  const text = useComparisonText();
  const shared = useSharedText();
  const language = useLanguage();
  const { shows, stage, match_score: score, team, years_experience: years } = person;
  const isBlind = shows === 'WORDS' || shows === 'SOUND';
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink href={href}>{name}</TextLink>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StateBadge tone="neutral">{stage.name[language]}</StateBadge>
        {isBlind && <StateBadge tone="info">{text(`blind.${shows}`)}</StateBadge>}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          score !== null && shared('match.percent', { score }),
          years !== null && text('years', { count: years }),
          team !== null && text('average', { score: formatNumber(team.average, language), count: team.n }),
          team === null && text(isBlind ? 'averageBlind' : 'averageHidden'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
