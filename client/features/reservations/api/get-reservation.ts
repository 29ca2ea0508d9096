import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';
import { type ShownReservation, shownReservation } from './shown-reservation';

/** One reservation by its id. Null reads nothing. */
export function useReservation(id: string | null) {
  return useRead<ShownReservation>(
    'credit-reservations',
    ['one', id],
    (signal) =>
      api({ path: `/api/credit-reservations/${encodeURIComponent(id ?? '')}`, answer: shownReservation, signal }),
    { enabled: id !== null },
  );
}
