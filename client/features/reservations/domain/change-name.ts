import type { ReservationAction } from '@modules/reservations/http/reservations.contract';

/** Key of a change in the catalogue. Cancelling a request and cancelling a match have different texts. */
export type ChangeName = 'accept' | 'decline' | 'cancel' | 'hire' | 'cancelMatch';

export function changeName(status: string, action: ReservationAction): ChangeName {
  switch (action) {
    case 'MATCHED':
      return 'accept';
    case 'REJECTED':
      return 'decline';
    case 'HIRED':
      return 'hire';
    case 'CANCELLED':
      return status === 'ACTIVE' ? 'cancel' : 'cancelMatch';
  }
}
