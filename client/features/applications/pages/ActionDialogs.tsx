import type { PossibleInterviewers } from '@modules/applications/http/availability.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { useLast } from '../../../lib/use-last';
import type { RecruiterAction } from '../domain/asked';
import { AcceptDialog } from '../forms/AcceptDialog';
import { InterviewDialog } from '../forms/InterviewDialog';
import { OfferDialog } from '../forms/OfferDialog';
import { RejectDialog } from '../forms/RejectDialog';
import { useApplicationsText } from '../messages/use-applications-text';
import type { ApplicationActions } from './use-application-actions';

export interface ActionDialogsProps {
  readonly actions: ApplicationActions;
  readonly available: number | undefined;
  readonly returnTo: string;
  readonly ownZone: string;
  readonly tools: MessageTools;
  readonly team: PossibleInterviewers['interviewers'];
}

/** Dialogs of the board, one at a time. Each opens with an empty form. */
export function ActionDialogs({ actions, available, returnTo, ownZone, tools, team }: ActionDialogsProps) {
  const text = useApplicationsText();
  const { asked, sending, refusal, close } = actions;
  const shown = useLast(asked);
  if (shown === null) return null;
  const { application, action } = shown;
  const name = application.user.full_name;
  const is = (...kinds: RecruiterAction['kind'][]): boolean => asked !== null && kinds.includes(asked.action.kind);
  const key = `${application.id} ${action.kind} ${'interview' in action ? action.interview.sequence : ''}`;
  const isBusy = sending !== null;
  return (
    <>
      <RejectDialog
        key={`reject ${key}`}
        open={is('REJECTED')}
        name={name}
        applicationId={application.id}
        tools={tools}
        onReject={actions.reject}
        onClose={close}
      />
      <InterviewDialog
        key={`interview ${key}`}
        open={is('INTERVIEW', 'MOVE_INTERVIEW')}
        name={name}
        applicationId={application.id}
        tools={tools}
        interview={'interview' in action ? action.interview : null}
        ownZone={ownZone}
        team={team}
        onSend={actions.interview}
        onClose={close}
      />
      <OfferDialog
        key={`offer ${key}`}
        open={is('OFFERED', 'CHANGE_OFFER')}
        name={name}
        applicationId={application.id}
        tools={tools}
        offer={action.kind === 'CHANGE_OFFER' ? application.offer : null}
        onSend={actions.offer}
        onClose={close}
      />
      <ConfirmDialog
        open={is('WITHDRAW_OFFER')}
        title={text('withdrawOffer.title')}
        confirmLabel={text('withdrawOffer.confirm')}
        cancelLabel={text('withdrawOffer.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void actions.withdrawOffer()}
        onCancel={close}
      >
        {text('withdrawOffer.sentence', { name })}
      </ConfirmDialog>
      <AcceptDialog
        open={is('ACCEPT')}
        name={name}
        price={application.accept_price}
        available={available}
        returnTo={returnTo}
        isBusy={isBusy}
        refusal={refusal}
        onAccept={() => void actions.accept()}
        onClose={close}
      />
      <ConfirmDialog
        open={is('CANCEL_INTERVIEW')}
        title={text('cancelInterview.title')}
        confirmLabel={text('cancelInterview.confirm')}
        cancelLabel={text('cancelInterview.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void actions.cancelInterview()}
        onCancel={close}
      >
        {text('cancelInterview.sentence', { name })}
      </ConfirmDialog>
    </>
  );
}
