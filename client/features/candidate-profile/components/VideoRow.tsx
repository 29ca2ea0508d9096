import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDuration } from '../../../lib/format';
import { useCandidateText } from '../messages/use-candidate-text';

export interface VideoRowProps {
  readonly title: string;
  readonly duration: number | null;
  readonly isShown: boolean;
  /** Absent while the video is locked. */
  readonly onWatch?: () => void;
  /** The button that opens a locked video. */
  readonly action?: ReactNode;
}

/** One video with title and length: playable or locked. */
export function VideoRow({ title, duration, isShown, onWatch, action }: VideoRowProps) {
  const text = useCandidateText();
  const Sign = onWatch ? Play : Lock;
  const row = (
    <>
      <Box
        component={Sign}
        size={icon.small}
        aria-hidden
        sx={{ color: onWatch ? 'accent.text' : 'frost', flexShrink: 0 }}
      />
      <Typography
        component="span"
        sx={{ flex: '1 1 120px', textAlign: 'start', fontWeight: isShown ? 'bold' : 'normal' }}
      >
        {onWatch && <VisuallyHidden>{`${text('video.watch')} `}</VisuallyHidden>}
        {title}
      </Typography>
      {duration !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDuration(duration)}
        </Typography>
      )}
    </>
  );
  const look = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    width: '100%',
    minHeight: 44,
    py: 1,
  } as const;
  return onWatch ? (
    <ButtonBase onClick={onWatch} aria-pressed={isShown} sx={{ ...look, '&:hover': { color: 'accent.text' } }}>
      {row}
    </ButtonBase>
  ) : (
    <Box sx={look}>
      {row}
      {action}
    </Box>
  );
}
