import { Button } from '../../../../design-system/Button/Button';
import { PricedButton } from '../../../../design-system/priced-button/PricedButton';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { type OnAction, offeredActions, wishFor } from '../../domain/asked';
import type { TeamStage } from '../../domain/board';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';
import { StageMenu } from '../Board/StageMenu';
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
  readonly onAction: OnAction;
  /** The team's own stages; empty or absent without any. */
  readonly stages?: readonly TeamStage[];
}

/** Actions that the server allows. The button to accept shows its price. */
export function ReceivedActions(props: ReceivedActionsProps) {
  const { application, available, sending, isBusy, returnTo, onAction, stages = [] } = props;
  const text = useApplicationsText();
  const shared = useSharedText();
  const name = application.user.full_name;
  const named = (label: string): string => shared('action.named', { label, name });
  const actions = offeredActions(application.allowed_actions).map((kind) => {
    const action = (): void => onAction(application, { kind });
    if (kind === 'UNDO_REJECTED') {
      return application.undoEnds === null ? null : (
        <UndoButton
          key={kind}
          name={name}
          ends={application.undoEnds}
          toldAt={application.told_at}
          isBusy={sending === kind}
          onUndo={action}
        />
      );
    }
    if (kind === 'ACCEPT') {
      return (
        <PricedButton
          key={kind}
          price={application.accept_price}
          available={available}
          returnTo={returnTo}
          onClick={action}
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
        onClick={action}
        loading={sending === kind}
        disabled={isBusy && sending !== kind}
        aria-label={named(label)}
        {...(kind !== 'REVIEWED' && { 'aria-haspopup': 'dialog' as const })}
      >
        {label}
      </Button>
    );
  });
  return (
    <>
      {actions}
      <StageMenu
        stages={stages.filter(({ id }) => application.stage.moves.includes(id))}
        label={named(text('board.move'))}
        loading={sending === 'STAGE'}
        disabled={isBusy && sending !== 'STAGE'}
        onChoose={(stage) => onAction(application, wishFor(application, stage))}
      >
        {text('board.move')}
      </StageMenu>
    </>
  );
}
