import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { formatDuration } from '../../../../lib/format';
import { useApplicationsText } from '../../messages/use-applications-text';
import { useSecondsLeft } from './use-seconds-left';

export interface UndoButtonProps {
  /** Whose refusal it is. */
  readonly name: string;
  /** Until when, milliseconds. */
  readonly ends: number;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Takes a refusal back, as long as that is possible; how long still is beside the button. */
export function UndoButton({ name, ends, isBusy, onUndo }: UndoButtonProps) {
  const text = useApplicationsText();
  const left = useSecondsLeft(ends);
  if (left === 0) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Button
        onClick={onUndo}
        loading={isBusy}
        startIcon={<Undo2 size={icon.normal} aria-hidden />}
        aria-label={text('undo.label', { name })}
      >
        {text('undo.button')}
      </Button>
      <Box
        component="span"
        sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {text('undo.left', { time: formatDuration(left) })}
      </Box>
    </Box>
  );
}
