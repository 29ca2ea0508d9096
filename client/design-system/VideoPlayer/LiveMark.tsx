import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Radio } from 'lucide-react';
import type { RecordedLive } from '@modules/media/http/presence.contract';
import { formatDate } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { StateBadge } from '../StateBadge/StateBadge';
import { useLiveText } from './messages/use-live-text';

export interface LiveMarkProps {
  readonly live: RecordedLive;
}

/** "Recorded here, live": the drawn phrase, and what the mark shows and does not show. */
export function LiveMark({ live: { drawn_at: at, phrase, gesture, language: spoken } }: LiveMarkProps) {
  const text = useLiveText();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <StateBadge tone="info" icon={Radio}>
        {text('mark', { date: formatDate(at, language) })}
      </StateBadge>
      <Box sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        {phrase === null ? (
          <Typography variant="body2">{text('hidden')}</Typography>
        ) : (
          <>
            <Typography lang={spoken === language ? undefined : spoken}>{text('phrase', { phrase })}</Typography>
            {gesture !== null && <Typography>{text('gesture', { gesture: gesture.replace(/\.$/, '') })}</Typography>}
          </>
        )}
      </Box>
      <Box component="details" sx={{ maxWidth: '68ch' }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1, typography: 'body2', fontWeight: 'bold' }}>
          {text('about')}
        </Box>
        <Typography variant="body2">{text('shows')}</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text('showsNot')}
        </Typography>
      </Box>
    </Box>
  );
}
