import { z } from 'zod';
import {
  LONGEST_RESERVATION_MESSAGE,
  LONGEST_RESERVATION_SALARY,
} from '@modules/reservations/http/reservations.contract';
import type { ReserveBody } from '../api/reserve-candidate';

export const reservationForm = z.object({
  job_id: z.string(),
  message: z.string().trim().max(LONGEST_RESERVATION_MESSAGE),
  salary: z.string().trim().max(LONGEST_RESERVATION_SALARY),
});
export type ReservationForm = z.output<typeof reservationForm>;

/** Sends only filled-in fields. */
export function reserveBody(userId: string, { job_id, message, salary }: ReservationForm): ReserveBody {
  return {
    target_user_id: userId,
    ...(job_id !== '' && { job_id }),
    ...(message !== '' && { message }),
    ...(salary !== '' && { salary }),
  };
}
