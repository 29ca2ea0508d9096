import type { ReservationAction } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { shownReservation } from './shown-reservation';

export interface ReservationChange {
  readonly status: ReservationAction;
  /** Goes with REJECTED only. */
  readonly reason?: string | null;
}

export async function changeReservation(id: string, { status, reason }: ReservationChange): Promise<void> {
  const body = reason === undefined ? { status } : { status, reason };
  await api({ method: 'PUT', path: `/api/credit-reservations/${id}`, body, answer: shownReservation });
}
