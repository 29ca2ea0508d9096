import type { BookingStatus } from './booking-lifecycle.js';
import type { BookingChangeName } from './bookings.events.js';

/** Every email of this module. They go to the address given in the form. */
export const emailKinds = [
  'BOOKING_TO_CONFIRM',
  'BOOKING_RECEIVED',
  'BOOKING_CONFIRMED',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'BOOKING_DELIVERED',
  'INQUIRY_RECEIVED',
] as const;
export type EmailKind = (typeof emailKinds)[number];
export type BookingEmailKind = Exclude<EmailKind, 'INQUIRY_RECEIVED'>;

/** The email for each change of a booking with a confirmed address. */
const bookingEmails: Readonly<Record<BookingChangeName, BookingEmailKind | null>> = {
  BOOKED: 'BOOKING_RECEIVED',
  CONFIRM_ADDRESS: 'BOOKING_RECEIVED',
  RESEND: null,
  LAPSE: null,
  CONFIRM: 'BOOKING_CONFIRMED',
  MOVE: 'BOOKING_MOVED',
  CANCEL: 'BOOKING_CANCELLED',
  DELIVER: 'BOOKING_DELIVERED',
};

/** The email for a change; null if none is sent. An unconfirmed address gets only the confirmation email. */
export function emailOf(
  change: BookingChangeName,
  booking: { readonly status: BookingStatus; readonly isAddressConfirmed: boolean },
): BookingEmailKind | null {
  if (booking.isAddressConfirmed) return bookingEmails[change];
  return booking.status === 'PENDING' ? 'BOOKING_TO_CONFIRM' : null;
}
