import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { useUiText } from '../messages/use-ui-text';

export interface LeaveGuardProps {
  /** Something typed is not saved. */
  readonly isUnsaved: boolean;
  /** The person leaves all the same. */
  readonly onLeave: () => void;
  /** What leaving means here, where nothing typed is lost. */
  readonly words?: { readonly title: string; readonly sentence: string };
}

/** Asks before typed changes are left behind, by a link as well as by closing the tab. */
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
