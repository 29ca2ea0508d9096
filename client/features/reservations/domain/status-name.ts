import { reservationStatuses, type ReservationStatusName } from '@modules/reservations/http/reservations.contract';

export type KnownStatus = ReservationStatusName | 'unknown';

/** The name under which a status has its words. */
export function statusName(status: string): KnownStatus {
  return reservationStatuses.find((known) => known === status) ?? 'unknown';
}
