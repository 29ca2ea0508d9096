import { Button } from '../../../../design-system/Button/Button';
import { PricedButton } from '../../../../design-system/priced-button/PricedButton';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { type OnWish, offeredActions } from '../../domain/asked';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';
import { UndoButton } from '../Undo/UndoButton';

export interface ReceivedActionsProps {
  readonly application: ShownApplication;
  /** Credits that can be spent; undefined while loading. */
  readonly available: number | undefined;
  /** The action of this application being sent. */
  readonly sending: string | null;
  readonly isBusy: boolean;
  /** Address to return to after buying credits. */
  readonly returnTo: string;
  readonly onWish: OnWish;
}

/** Actions that the server allows. The button to accept shows its price. */
export function ReceivedActions({ application, available, sending, isBusy, returnTo, onWish }: ReceivedActionsProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const name = application.user.full_name;
  const named = (label: string): string => shared('action.named', { label, name });
  return offeredActions(application.allowed_actions).map((kind) => {
    const wish = (): void => onWish(application, { kind });
    if (kind === 'UNDO_REJECTED') {
      return application.undoEnds === null ? null : (
        <UndoButton key={kind} name={name} ends={application.undoEnds} isBusy={sending === kind} onUndo={wish} />
      );
    }
    if (kind === 'ACCEPT') {
      return (
        <PricedButton
          key={kind}
          price={application.accept_price}
          available={available}
          returnTo={returnTo}
          onClick={wish}
          disabled={isBusy}
          aria-haspopup="dialog"
        >
          {text('action.ACCEPT')}
        </PricedButton>
      );
    }
    const label = text(`action.${kind}`);
    return (
      <Button
        key={kind}
        variant={kind === 'REJECTED' || kind === 'WITHDRAW_OFFER' ? 'danger' : 'secondary'}
        onClick={wish}
        loading={sending === kind}
        disabled={isBusy && sending !== kind}
        aria-label={named(label)}
        {...(kind !== 'REVIEWED' && { 'aria-haspopup': 'dialog' as const })}
      >
        {label}
      </Button>
    );
  });
}
