import { booking, type Booking, type MoveBookingRequest } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';

/** Sends the token in the body, so that no address and no log contains it. */
export async function openBooking(token: string, signal?: AbortSignal): Promise<Booking> {
  return api({ method: 'POST', path: '/api/studio-bookings/manage', body: { token }, answer: booking, signal });
}

export async function moveBooking(body: MoveBookingRequest): Promise<Booking> {
  return api({ method: 'PUT', path: '/api/studio-bookings/manage', body, answer: booking });
}

export async function cancelBooking(token: string): Promise<Booking> {
  return api({ method: 'POST', path: '/api/studio-bookings/manage/cancel', body: { token }, answer: booking });
}

/** @param token of the confirmation link; the token of the management link does not confirm. */
export async function confirmBooking(token: string): Promise<Booking> {
  return api({ method: 'POST', path: '/api/studio-bookings/confirm', body: { token }, answer: booking });
}

/** Sends the email with the confirmation link again. */
export async function resendConfirmation(token: string): Promise<Booking> {
  return api({ method: 'POST', path: '/api/studio-bookings/manage/resend', body: { token }, answer: booking });
}
