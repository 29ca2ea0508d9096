import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { BookOpen, Headphones, Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PresentationKind } from '@modules/identity/http/candidates.contract';
import { useKindText } from '../../../design-system/VideoPlayer/messages/use-kind-text';
import { icon } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDuration } from '../../../lib/format';

const signs = { VIDEO: Play, AUDIO: Headphones, TEXT: BookOpen } as const;

export interface VideoRowProps {
  readonly kind: PresentationKind;
  readonly title: string;
  readonly duration: number | null;
  readonly isShown: boolean;
  /** Absent while the video is locked. */
  readonly onWatch?: () => void;
  /** The button that opens a locked video. */
  readonly action?: ReactNode;
}

/** One video, recording or written presentation: open or locked. */
export function VideoRow({ kind, title, duration, isShown, onWatch, action }: VideoRowProps) {
  const text = useKindText();
  const Sign = onWatch ? signs[kind] : Lock;
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
        {onWatch && <VisuallyHidden>{`${text(`open.${kind}`)} `}</VisuallyHidden>}
        {title}
      </Typography>
      {kind !== 'VIDEO' && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {text(`kind.${kind}`)}
        </Typography>
      )}
      {duration !== null && kind !== 'TEXT' && (
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
