import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatDuration } from '../../lib/format';
import { controlHeight, radius } from '../theme/tokens';

export interface MomentButtonProps {
  /** Seconds. */
  at: number;
  children: string;
  /** Whether the video is at this moment. */
  isCurrent: boolean;
  onSeek: (seconds: number) => void;
}

/** Jumps to a moment of a video; shows its time and text. */
export function MomentButton({ at, children, isCurrent, onSeek }: MomentButtonProps) {
  return (
    <ButtonBase
      onClick={() => onSeek(at)}
      aria-current={isCurrent ? 'true' : undefined}
      sx={{
        width: '100%',
        typography: 'body2',
        minHeight: controlHeight.normal,
        display: 'flex',
        gap: 1.5,
        justifyContent: 'flex-start',
        alignItems: 'baseline',
        textAlign: 'start',
        px: 1.5,
        py: 0.75,
        borderRadius: `${radius.control}px`,
        // A border instead of bold: bold text would wrap differently and make the list jump during playback.
        borderInlineStart: 3,
        borderColor: isCurrent ? 'accent.main' : 'transparent',
        bgcolor: isCurrent ? 'accent.tint' : 'transparent',
        '&:hover': { bgcolor: isCurrent ? 'accent.tint' : 'background.sunken' },
      }}
    >
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', minWidth: '3.5em' }}>
        {formatDuration(at)}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </ButtonBase>
  );
}
