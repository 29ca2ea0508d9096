/** Every letter of this module. They go to the address that was given in the form. */
export const letterKinds = [
  'BOOKING_RECEIVED',
  'BOOKING_CONFIRMED',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'BOOKING_DELIVERED',
  'INQUIRY_RECEIVED',
] as const;
export type LetterKind = (typeof letterKinds)[number];
export type BookingLetterKind = Exclude<LetterKind, 'INQUIRY_RECEIVED'>;

/** What each change of a booking is told by. */
export const bookingLetters = {
  BOOKED: 'BOOKING_RECEIVED',
  CONFIRM: 'BOOKING_CONFIRMED',
  MOVE: 'BOOKING_MOVED',
  CANCEL: 'BOOKING_CANCELLED',
  DELIVER: 'BOOKING_DELIVERED',
} as const satisfies Record<string, BookingLetterKind>;
