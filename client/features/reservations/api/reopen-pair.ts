import { api } from '../../../lib/backend';
import { shownReservation } from './shown-reservation';

/** The company of this reservation may ask the person again. */
export async function reopenPair(reservationId: string): Promise<void> {
  await api({ method: 'POST', path: `/api/credit-reservations/${reservationId}/reopen`, answer: shownReservation });
}
