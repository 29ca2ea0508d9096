import type { BookingStatus } from './booking-lifecycle.js';
import type { BookingChangeName } from './bookings.events.js';

/** Every letter of this module. They go to the address that was given in the form. */
export const letterKinds = [
  'BOOKING_TO_CONFIRM',
  'BOOKING_RECEIVED',
  'BOOKING_CONFIRMED',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'BOOKING_DELIVERED',
  'INQUIRY_RECEIVED',
] as const;
export type LetterKind = (typeof letterKinds)[number];
export type BookingLetterKind = Exclude<LetterKind, 'INQUIRY_RECEIVED'>;

/** What each change of a booking with a confirmed address is told by. */
const bookingLetters: Readonly<Record<BookingChangeName, BookingLetterKind | null>> = {
  BOOKED: 'BOOKING_RECEIVED',
  CONFIRM_ADDRESS: 'BOOKING_RECEIVED',
  RESEND: null,
  LAPSE: null,
  CONFIRM: 'BOOKING_CONFIRMED',
  MOVE: 'BOOKING_MOVED',
  CANCEL: 'BOOKING_CANCELLED',
  DELIVER: 'BOOKING_DELIVERED',
};

/** An address that nobody confirmed gets the email that asks for it, and no other. */
export function letterOf(
  change: BookingChangeName,
  booking: { readonly status: BookingStatus; readonly isAddressConfirmed: boolean },
): BookingLetterKind | null {
  if (booking.isAddressConfirmed) return bookingLetters[change];
  return booking.status === 'PENDING' ? 'BOOKING_TO_CONFIRM' : null;
}
