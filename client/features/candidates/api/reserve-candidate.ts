import {
  type CreateReservationRequest,
  reservation,
  type ReservationAnswer,
} from '@modules/reservations/http/reservations.contract';
import { ApiError } from '../../../lib/api-error';
import { api, queryClient } from '../../../lib/backend';
import { invalidateAfterChange } from '../../../lib/query-client';

export type ReserveBody = Pick<CreateReservationRequest, 'target_user_id' | 'job_id' | 'message' | 'salary'>;

const path = '/api/credit-reservations';

/**
 * Puts a credit on hold and opens the profile. The call carries an idempotency key, so a double click or a lost response
 * reserves once.
 */
export async function reserveCandidate(body: ReserveBody): Promise<ReservationAnswer> {
  try {
    const asked = { ...body, credits_reserved: 1, expires_in_days: 3 };
    return await api({ method: 'POST', path, body: asked, answer: reservation });
  } catch (error) {
    // The screen was out of date, for example because a colleague was faster.
    if (error instanceof ApiError && [402, 409].includes(error.status)) void invalidateAfterChange(queryClient, path);
    throw error;
  }
}
