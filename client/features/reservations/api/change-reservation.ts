import type { ReservationAction } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { shownReservation } from './shown-reservation';

export interface ReservationChange {
  readonly status: ReservationAction;
  /** Goes with REJECTED only. */
  readonly reason?: string | null;
  /** The person hides from the company; with REJECTED only. */
  readonly never_again?: boolean;
}

export async function changeReservation(id: string, body: ReservationChange): Promise<void> {
  await api({ method: 'PUT', path: `/api/credit-reservations/${id}`, body, answer: shownReservation });
}
