import { useRef, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { ReservationChange } from '../api/change-reservation';
import type { ShownReservation } from '../api/shown-reservation';
import { type ChangeName, changeName } from '../domain/change-name';
import { useReservationsText } from '../messages/use-reservations-text';

/** Throws the errors of the API client. */
export type OnChange = (row: ShownReservation, change: ReservationChange) => Promise<void>;

export interface FailedChange {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
}

export interface Changes {
  /** The change being sent. */
  readonly sending: { readonly id: string; readonly name: ChangeName } | null;
  /** The last change, if it was refused or lost. Shown at the reservation's current place. */
  readonly failed: FailedChange | null;
  /** Resolves to whether the change was made. */
  readonly change: (row: ShownReservation, change: ReservationChange) => Promise<boolean>;
  /** Like `change`, for a form that shows its own errors. Waits for the pending change first. */
  readonly send: (row: ShownReservation, change: ReservationChange) => Promise<void>;
}

/** Sends one change at a time and ignores further clicks. `doneWords` is the text after success. */
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
    // Wait instead of ignoring: a form that was not sent must not look sent. Errors of the other change are shown by its
    // sender.
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
      // The other side was faster, or the time limit has passed.
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
