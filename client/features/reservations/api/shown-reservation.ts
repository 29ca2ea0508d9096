import { z } from 'zod';
import {
  type ReservationAnswer,
  reservation,
  reservationsPage,
} from '@modules/reservations/http/reservations.contract';

/** As the server tells it, with any status: one that a newer server knows and this screen does not is shown as unknown. */
export const shownReservation = reservation.extend({ status: z.string() });
export type ShownReservation = Omit<ReservationAnswer, 'status'> & { readonly status: string };

export const shownPage = reservationsPage.extend({ data: z.array(shownReservation) });
export type ShownPage = z.output<typeof shownPage> & {
  /** When it arrived here, by this device's clock: the difference to `as_of` is how far that clock is off. */
  readonly received_at: number;
};
