import { z } from 'zod';
import {
  type ReservationAnswer,
  reservation,
  reservationsPage,
} from '@modules/reservations/http/reservations.contract';

/** Accepts any status. One that only a newer server knows is shown as unknown. */
export const shownReservation = reservation.extend({ status: z.string() });
export type ShownReservation = Omit<ReservationAnswer, 'status'> & { readonly status: string };

export const shownPage = reservationsPage.extend({ data: z.array(shownReservation) });
export type ShownPage = z.output<typeof shownPage> & {
  /** Time of arrival by this device's clock. The difference to `as_of` is the clock's error. */
  readonly received_at: number;
};
