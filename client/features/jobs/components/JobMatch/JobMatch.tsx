import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobMatch as Match } from '@modules/jobs/http/jobs.contract';
import { Card } from '../../../../design-system/Card/Card';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';

/** Only the strongest reasons; the match's own page shows all. */
const SHOWN_REASONS = 3;

/** Why the posting fits the reader, and which requirements the profile does not show. */
export function JobMatch({ match, jobId }: { match: Match | null; jobId: string }) {
  const text = useJobsText();
  const shared = useSharedText();
  if (match === null) {
    return (
      <Card as="section" title={text('match.title')} titleLevel={2}>
        <Typography>{text('match.none')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('match.noneHint')}
        </Typography>
        <TextLink href={paths.editProfileFor(jobId)}>{text('match.completeProfile')}</TextLink>
      </Card>
    );
  }
  return (
    <Card
      as="section"
      title={text('match.title')}
      titleLevel={2}
      aside={<ScoreRing score={match.match_score} label={shared('match.percent', { score: match.match_score })} />}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, typography: 'body2' }}>
        {match.reasons.slice(0, SHOWN_REASONS).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      {match.gaps.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('match.gaps')}
          </Typography>
          <SkillList label={text('match.gaps')} skills={match.gaps.map((label) => ({ label, state: 'missing' }))} />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('match.notice')}
      </Typography>
      <TextLink href={paths.matches}>{text('match.all')}</TextLink>
    </Card>
  );
}
