import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Sparkle } from 'lucide-react';
import { Quote } from '../../../../design-system/Quote/Quote';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { radius } from '../../../../design-system/theme/tokens';
import type { PostedMatch } from '../../../../lib/posted-match';
import { useMatchesText } from '../../messages/use-matches-text';

interface IntroductionProps {
  readonly match: Pick<PostedMatch, 'introduction' | 'job' | 'allowed_actions'>;
}

/** Labels a company that paid to be first: its place has nothing to do with the score. */
export function IntroductionBadge({ match }: IntroductionProps) {
  const text = useMatchesText();
  if (match.introduction === null) return null;
  return (
    <StateBadge tone="accent" icon={Sparkle}>
      {text('introduced.badge')}
    </StateBadge>
  );
}

/** The company's message, and what accepting opens, which is more than for a normal match. */
export function Introduction({ match: { introduction, job, allowed_actions: allowed } }: IntroductionProps) {
  const text = useMatchesText();
  if (introduction === null) return null;
  const { message } = introduction;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, p: 2, borderRadius: `${radius.control}px`, bgcolor: 'accent.tint' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(message === null ? 'introduced.silent' : 'introduced.from', { company: job.company.name })}
      </Typography>
      {message !== null && <Quote>{message}</Quote>}
      {allowed.includes('ACCEPTED') && (
        <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
          {text('introduced.onYes')}
        </Typography>
      )}
    </Box>
  );
}
