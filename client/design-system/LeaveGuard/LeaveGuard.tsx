import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { useUiText } from '../messages/use-ui-text';

export interface LeaveGuardProps {
  /** The form has unsaved text. */
  readonly isUnsaved: boolean;
  /** Called when the person confirms to leave. */
  readonly onLeave: () => void;
  /** Text of the question, if something other than typed text would be lost. */
  readonly words?: { readonly title: string; readonly sentence: string };
}

/** Asks before the person leaves unsaved changes, by a link or by closing the tab. */
export function LeaveGuard({ isUnsaved, onLeave, words }: LeaveGuardProps) {
  const text = useUiText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words?.title ?? text('leave.title')}
      confirmLabel={text('leave.confirm')}
      cancelLabel={text('leave.stay')}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {words?.sentence ?? text('leave.text')}
    </ConfirmDialog>
  );
}
