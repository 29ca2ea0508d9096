import { Notice } from '../../../../design-system/Notice/Notice';
import { useApplicationsText } from '../../messages/use-applications-text';
import { UndoButton } from './UndoButton';
import { useSecondsLeft } from './use-seconds-left';

export interface JustRejectedProps {
  readonly name: string;
  readonly ends: number;
  /** When the candidate is notified. */
  readonly toldAt: string | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** A rejection that can still be undone, even if the card has left the list. */
export function JustRejected({ name, ends, toldAt, isBusy, onUndo }: JustRejectedProps) {
  const text = useApplicationsText();
  if (useSecondsLeft(ends) === 0) return null;
  return (
    <Notice
      tone="info"
      title={text('undo.title', { name })}
      action={<UndoButton name={name} ends={ends} toldAt={toldAt} isBusy={isBusy} onUndo={onUndo} />}
    >
      {text('undo.sentence')}
    </Notice>
  );
}
