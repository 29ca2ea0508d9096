import {
  adminBooking,
  type AdminBooking,
  type ChangeBookingRequest,
} from '@modules/bookings/http/admin-bookings.contract';
import { api } from '../../../lib/backend';

export async function changeBooking(id: string, body: ChangeBookingRequest): Promise<AdminBooking> {
  return api({ method: 'PUT', path: `/api/admin/bookings/${id}`, body, answer: adminBooking });
}
