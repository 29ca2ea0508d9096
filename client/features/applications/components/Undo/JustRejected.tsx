import { Notice } from '../../../../design-system/Notice/Notice';
import { useApplicationsText } from '../../messages/use-applications-text';
import { UndoButton } from './UndoButton';
import { useSecondsLeft } from './use-seconds-left';

export interface JustRejectedProps {
  readonly name: string;
  readonly ends: number;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** A refusal that is not the last word yet: the card may have left the list, the way back has not. */
export function JustRejected({ name, ends, isBusy, onUndo }: JustRejectedProps) {
  const text = useApplicationsText();
  if (useSecondsLeft(ends) === 0) return null;
  return (
    <Notice
      tone="info"
      title={text('undo.title', { name })}
      action={<UndoButton name={name} ends={ends} isBusy={isBusy} onUndo={onUndo} />}
    >
      {text('undo.sentence')}
    </Notice>
  );
}
