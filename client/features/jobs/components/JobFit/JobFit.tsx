import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobFit as Fit } from '@modules/jobs/http/jobs.contract';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { useSharedText } from '../../../../lib/messages/use-shared-text';

/** How well a job of the list fits the reader, with the strongest reason. */
export function JobFit({ fit }: { readonly fit: Fit }) {
  const shared = useSharedText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ScoreRing score={fit.match_score} size="small" label={shared('match.percent', { score: fit.match_score })} />
      {fit.reason !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {fit.reason}
        </Typography>
      )}
    </Box>
  );
}
