import { reservationStatuses, type ReservationStatusName } from '@modules/reservations/http/reservations.contract';

export type KnownStatus = ReservationStatusName | 'unknown';

/** Key of a status in the catalogue. */
export function statusName(status: string): KnownStatus {
  return reservationStatuses.find((known) => known === status) ?? 'unknown';
}
