import { booking, type Booking, type CreateBookingRequest } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';

export async function bookSession(body: CreateBookingRequest): Promise<Booking> {
  return api({ method: 'POST', path: '/api/studio-bookings', body, answer: booking });
}
