import type { ReservationAction } from '@modules/reservations/http/reservations.contract';

/** What somebody does, by the name under which it has its words: giving up a request is not giving up a match. */
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
