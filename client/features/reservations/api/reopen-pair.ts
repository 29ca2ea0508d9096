import { api } from '../../../lib/backend';
import { shownReservation } from './shown-reservation';

/** Lets the company of this reservation ask the person again. */
export async function reopenPair(reservationId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/credit-reservations/${reservationId}/reopen`, answer: shownReservation });
}
