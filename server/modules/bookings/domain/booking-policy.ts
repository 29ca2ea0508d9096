import { type BookingEventName, bookingLifecycle, type BookingParty, type BookingStatus } from './booking-lifecycle.js';

/** What a party may do with a booking now: the buttons of its screen. */
export function allowedBookingActions(
  { status, startsAt }: { readonly status: BookingStatus; readonly startsAt: Date },
  by: BookingParty,
  now: Date,
): readonly BookingEventName[] {
  const hasBegun = startsAt <= now;
  return bookingLifecycle
    .allowed(status, by)
    .filter((event) => (by === 'GUEST' ? !hasBegun : event === 'DELIVER' ? hasBegun : true));
}
