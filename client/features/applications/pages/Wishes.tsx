import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../lib/use-last';
import type { Wish } from '../domain/asked';
import { AcceptDialog } from '../forms/AcceptDialog';
import { InterviewDialog } from '../forms/InterviewDialog';
import { OfferDialog } from '../forms/OfferDialog';
import { RejectDialog } from '../forms/RejectDialog';
import { useApplicationsText } from '../messages/use-applications-text';
import type { WishesState } from './use-wishes';

export interface WishesProps {
  readonly wishes: WishesState;
  readonly available: number | undefined;
  readonly returnTo: string;
  readonly ownZone: string;
}

/** Dialogs of the board, one at a time. Each opens with an empty form. */
export function Wishes({ wishes, available, returnTo, ownZone }: WishesProps) {
  const text = useApplicationsText();
  const { asked, sending, refusal, close } = wishes;
  const shown = useLast(asked);
  if (shown === null) return null;
  const { application, wish } = shown;
  const name = application.user.full_name;
  const is = (...kinds: Wish['kind'][]): boolean => asked !== null && kinds.includes(asked.wish.kind);
  const key = `${application.id} ${wish.kind} ${'interview' in wish ? wish.interview.sequence : ''}`;
  const isBusy = sending !== null;
  return (
    <>
      <RejectDialog
        key={`reject ${key}`}
        open={is('REJECTED')}
        name={name}
        company={application.job.company.name}
        onReject={wishes.reject}
        onClose={close}
      />
      <InterviewDialog
        key={`interview ${key}`}
        open={is('INTERVIEW', 'MOVE_INTERVIEW')}
        name={name}
        interview={'interview' in wish ? wish.interview : null}
        ownZone={ownZone}
        onSend={wishes.interview}
        onClose={close}
      />
      <OfferDialog
        key={`offer ${key}`}
        open={is('OFFERED', 'CHANGE_OFFER')}
        name={name}
        offer={wish.kind === 'CHANGE_OFFER' ? application.offer : null}
        onSend={wishes.offer}
        onClose={close}
      />
      <ConfirmDialog
        open={is('WITHDRAW_OFFER')}
        title={text('withdrawOffer.title')}
        confirmLabel={text('withdrawOffer.confirm')}
        cancelLabel={text('withdrawOffer.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void wishes.withdrawOffer()}
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
        onAccept={() => void wishes.accept()}
        onClose={close}
      />
      <ConfirmDialog
        open={is('CANCEL_INTERVIEW')}
        title={text('cancelInterview.title')}
        confirmLabel={text('cancelInterview.confirm')}
        cancelLabel={text('cancelInterview.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void wishes.cancelInterview()}
        onCancel={close}
      >
        {text('cancelInterview.sentence', { name })}
      </ConfirmDialog>
    </>
  );
}
