import Box from '@mui/material/Box';
import { Card } from '../../../../design-system/Card/Card';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { useJobWords } from '../../../../lib/job-words';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { PostedMatch } from '../../../../lib/posted-match';

/** A match in one row: score, job, strongest reason. */
export function MatchRow({ match }: { match: PostedMatch }) {
  const shared = useSharedText();
  const words = useJobWords();
  const reason = match.reasons[0];
  return (
    <Card
      as="li"
      title={match.job.title}
      titleLevel={3}
      href={paths.job(match.job.id)}
      subtitle={
        <>
          {`${match.job.company.name} · ${words.line(match.job)}`}
          {reason !== undefined && (
            <Box component="span" sx={{ display: 'block', mt: 1, typography: 'body2', color: 'text.primary' }}>
              {reason}
            </Box>
          )}
        </>
      }
      lead={
        <ScoreRing
          score={match.match_score}
          label={shared('match.percent', { score: match.match_score })}
          size="medium"
        />
      }
    />
  );
}
