import type { ReservationAction } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { shownReservation } from './shown-reservation';

export interface ReservationChange {
  readonly status: ReservationAction;
  /** Only with REJECTED. */
  readonly reason?: string | null;
  /** The person also hides from the company. Only with REJECTED. */
  readonly never_again?: boolean;
}

export async function changeReservation(id: string, body: ReservationChange): Promise<void> {
  await api({ method: 'PUT', path: `/api/credit-reservations/${id}`, body, answer: shownReservation });
}
