import { Undo2 } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { formatDuration, durationInWords } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
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

/** Takes a refusal back, as long as that is possible; how long still is on the button. */
export function UndoButton({ name, ends, isBusy, onUndo }: UndoButtonProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const left = useSecondsLeft(ends);
  if (left === 0) return null;
  return (
    <Button
      onClick={onUndo}
      loading={isBusy}
      startIcon={<Undo2 size={icon.normal} aria-hidden />}
      aria-label={text('undo.label', { name, time: durationInWords(left, language) })}
    >
      {text('undo.button', { time: formatDuration(left) })}
    </Button>
  );
}
