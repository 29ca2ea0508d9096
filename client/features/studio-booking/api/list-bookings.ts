import { adminBookingsPage, type AdminBookingsPage } from '@modules/bookings/http/admin-bookings.contract';
import type { BookingStatusName } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Bookings in one state, ordered by the time of the session. */
export function useBookings(status: BookingStatusName) {
  return useReadPages<AdminBookingsPage>('admin', ['bookings', status], (page, signal) =>
    api({ path: '/api/admin/bookings', query: { status, page, limit: PAGE }, answer: adminBookingsPage, signal }),
  );
}
