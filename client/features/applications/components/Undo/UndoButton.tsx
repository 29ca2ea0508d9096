import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { useApplicationsText } from '../../messages/use-applications-text';
import { TimeLeft } from './TimeLeft';
import { useSecondsLeft } from './use-seconds-left';

export interface UndoButtonProps {
  /** Name of the rejected candidate. */
  readonly name: string;
  /** End of the time to undo, milliseconds. */
  readonly ends: number;
  /** When the candidate is notified. */
  readonly toldAt: string | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Undoes a rejection. How long that is possible is beside the button. */
export function UndoButton({ name, ends, toldAt, isBusy, onUndo }: UndoButtonProps) {
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
      <TimeLeft seconds={left} toldAt={toldAt} />
    </Box>
  );
}
