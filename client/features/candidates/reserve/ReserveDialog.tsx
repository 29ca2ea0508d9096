import { useState } from 'react';
import type { MaskedCandidate } from '@modules/identity/http/candidates.contract';
import type { ReservationAnswer } from '@modules/reservations/http/reservations.contract';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { candidateAlias } from '../../../lib/candidate-alias';
import { useLast } from '../../../lib/use-last';
import type { ActiveJob } from '../api/active-jobs';
import type { ReserveBody } from '../api/reserve-candidate';
import type { Purse } from '../components/CandidateCard/CandidateCard';
import { useCandidatesText } from '../messages/use-candidates-text';
import { Reserved } from './Reserved';
import { ReserveForm } from './ReserveForm';

export interface ReserveDialogProps {
  /** The candidate; null while closed. */
  readonly candidate: MaskedCandidate | null;
  readonly purse: Purse;
  /** The company's published postings; undefined while loading. */
  readonly jobs: readonly ActiveJob[] | undefined;
  /** Throws the errors of the API client. */
  readonly onReserve: (body: ReserveBody) => Promise<ReservationAnswer>;
  readonly onClose: () => void;
  /** Called after the reservation. If absent, the dialog shows the result and links. */
  readonly onMade?: (reservation: ReservationAnswer) => void;
}

/** Explains a reservation and its price, takes optional details, and shows the result. */
export function ReserveDialog({ candidate, ...rest }: ReserveDialogProps) {
  const shown = useLast(candidate);
  return shown && <OneReservation key={shown.id} {...rest} candidate={shown} open={candidate !== null} />;
}

type OneReservationProps = Omit<ReserveDialogProps, 'candidate'> & {
  readonly candidate: MaskedCandidate;
  readonly open: boolean;
};

function OneReservation({ candidate, open, purse, jobs, onReserve, onClose, onMade }: OneReservationProps) {
  const text = useCandidatesText();
  const [made, setMade] = useState<ReservationAnswer | null>(null);
  const { close, hold } = useHeldOpen(onClose);
  const name = `${candidate.full_name} ${candidateAlias(candidate.id)}`;
  const reserve = (body: ReserveBody): Promise<void> =>
    hold(async () => {
      const reservation = await onReserve(body);
      if (onMade) onMade(reservation);
      else setMade(reservation);
    });
  return (
    <Dialog
      open={open}
      title={
        made === null
          ? text('reserve.title', { name })
          : text('reserve.doneTitle', { name: made.target_user.full_name })
      }
      onClose={close}
    >
      {made === null ? (
        <ReserveForm candidate={candidate} purse={purse} jobs={jobs} onReserve={reserve} onClose={close} />
      ) : (
        <Reserved reservation={made} />
      )}
    </Dialog>
  );
}
