import { useRef, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { ReservationChange } from '../api/change-reservation';
import type { ShownReservation } from '../api/shown-reservation';
import { type ChangeName, changeName } from '../domain/change-name';
import { useReservationsText } from '../messages/use-reservations-text';

/** Throws what the API client throws. */
export type OnChange = (row: ShownReservation, change: ReservationChange) => Promise<void>;

export interface FailedChange {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
}

export interface Changes {
  /** What is on its way. */
  readonly sending: { readonly id: string; readonly name: ChangeName } | null;
  /** What became of the last one, where it was refused or lost: to be said where the reservation now stands. */
  readonly failed: FailedChange | null;
  /** Answers whether it was carried out. */
  readonly change: (row: ShownReservation, change: ReservationChange) => Promise<boolean>;
  /** As `change`, for a form, which says itself what went wrong; waits for what is on its way. */
  readonly send: (row: ShownReservation, change: ReservationChange) => Promise<void>;
}

/** One change at a time, whatever is pressed meanwhile. `doneWords` says that it worked. */
export function useChanges(
  onChange: OnChange,
  doneWords: (row: ShownReservation, name: ChangeName) => string,
): Changes {
  const text = useReservationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const underWay = useRef<Promise<void> | null>(null);
  const [sending, setSending] = useState<Changes['sending']>(null);
  const [failed, setFailed] = useState<FailedChange | null>(null);

  const send: Changes['send'] = async (row, wanted) => {
    // A form that was not sent must not look as if it had been. What became of the other one, its own sender says.
    while (underWay.current !== null) await Promise.allSettled([underWay.current]);
    const name = changeName(row.status, wanted.status);
    setFailed(null);
    setSending({ id: row.id, name });
    try {
      underWay.current = onChange(row, wanted);
      await underWay.current;
      toasts.success(doneWords(row, name));
    } finally {
      underWay.current = null;
      setSending(null);
    }
  };
  const change: Changes['change'] = async (row, wanted) => {
    if (underWay.current !== null) return false;
    try {
      await send(row, wanted);
      return true;
    } catch (error) {
      const what = text(`failed.${changeName(row.status, wanted.status)}`);
      const why = errorText(error);
      toasts.error(`${what} ${why}`);
      // Somebody else was faster, or the time was up.
      const isStale = isApiError(error) && (error.status === 409 || error.status === 404);
      setFailed({
        id: row.id,
        title: isStale ? text('stale.title') : what,
        sentence: isStale ? text('stale.sentence', { why }) : why,
      });
      return false;
    }
  };
  return { sending, failed, change, send };
}
