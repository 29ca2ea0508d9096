import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { formatTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Presence } from '../../domain/presence';
import { usePresenceText } from '../../messages/use-presence-text';

export interface DrawnPhraseProps {
  readonly presence: Presence;
  /** There is no picture that could show a gesture. */
  readonly isSoundOnly: boolean;
}

/** The drawn phrase, before the recording begins. */
export function DrawnPhrase({ presence: { phrase, gesture, expiresAt }, isSoundOnly }: DrawnPhraseProps) {
  const text = usePresenceText();
  const language = useLanguage();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, p: 2, borderRadius: `${radius.control}px`, bgcolor: 'accent.tint' }}
    >
      <Typography id={id} variant="h4" component="h3">
        {text('say.title')}
      </Typography>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {text('say.phrase', { phrase })}
      </Typography>
      {!isSoundOnly && <Typography>{text('say.gesture', { gesture })}</Typography>}
      <Typography>{text('say.lead')}</Typography>
      <Typography variant="body2">{text('say.until', { time: formatTime(expiresAt, language) })}</Typography>
    </Box>
  );
}
