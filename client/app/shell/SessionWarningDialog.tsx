import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Button } from '../../design-system/Button/Button';
import { formatDuration } from '../../lib/format';
import { useAppText } from '../messages/use-app-text';

export interface SessionWarningDialogProps {
  readonly open: boolean;
  /** Null after an answer: the dialog confirms it and closes. */
  readonly secondsLeft: number | null;
  readonly onStay: () => void;
}

/** The countdown is visual only. A screen reader reads the sentence once, not every second. */
export function SessionWarningDialog({ open, secondsLeft, onStay }: SessionWarningDialogProps) {
  const text = useAppText();
  const titleId = useId();
  const contentId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <MuiDialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={contentId}
      maxWidth="xs"
      slotProps={{ transition: { onEntering: () => stay.current?.focus() } }}
    >
      <DialogTitle id={titleId}>{text(secondsLeft === null ? 'idle.answeredTitle' : 'idle.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography id={contentId} sx={{ color: 'text.secondary' }}>
            {text(secondsLeft === null ? 'idle.answered' : 'idle.sentence')}
          </Typography>
          {secondsLeft !== null && (
            <Typography variant="figure" component="p" role="timer" aria-live="off" sx={{ fontSize: 'h1.fontSize' }}>
              {formatDuration(secondsLeft)}
            </Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button ref={stay} variant="primary" onClick={onStay}>
          {text('idle.stay')}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
