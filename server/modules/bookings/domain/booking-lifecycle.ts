import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/studio-bookings.contract.ts` has the same list. */
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'CANCELLED' | 'COMPLETED';

/**
 * CONFIRM_ADDRESS: the person opened the link of the first email. RESEND: that email is sent again. LAPSE: the address was not
 * confirmed in time. DELIVER: the session took place and its video was delivered.
 */
export type BookingEventName = 'CONFIRM' | 'CONFIRM_ADDRESS' | 'RESEND' | 'LAPSE' | 'MOVE' | 'CANCEL' | 'DELIVER';

/** GUEST: the person with the booking's link. SYSTEM: a scheduled job. */
export type BookingParty = 'GUEST' | 'OPERATOR' | 'SYSTEM';

/** Rules about unconfirmed addresses are in `StudioBooking.change` and `booking-policy.ts`. */
export const bookingLifecycle = transitionTable<BookingStatus, BookingEventName, BookingParty>({
  name: 'studio booking',
  states: ['PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED'],
  initial: 'PENDING',
  transitions: [
    { from: 'PENDING', event: 'CONFIRM_ADDRESS', to: 'PENDING', by: ['GUEST'] },
    { from: 'PENDING', event: 'RESEND', to: 'PENDING', by: ['GUEST'] },
    { from: 'PENDING', event: 'LAPSE', to: 'CANCELLED', by: ['SYSTEM'] },
    { from: 'PENDING', event: 'CONFIRM', to: 'CONFIRMED', by: ['OPERATOR'] },
    { from: 'PENDING', event: 'MOVE', to: 'PENDING', by: ['GUEST', 'OPERATOR'] },
    { from: 'PENDING', event: 'CANCEL', to: 'CANCELLED', by: ['GUEST', 'OPERATOR'] },
    // The studio must be staffed at the new time, so a booking that a guest moves is confirmed again.
    { from: 'CONFIRMED', event: 'MOVE', to: 'PENDING', by: ['GUEST'] },
    { from: 'CONFIRMED', event: 'MOVE', to: 'CONFIRMED', by: ['OPERATOR'] },
    { from: 'CONFIRMED', event: 'CANCEL', to: 'CANCELLED', by: ['GUEST', 'OPERATOR'] },
    { from: 'CONFIRMED', event: 'DELIVER', to: 'COMPLETED', by: ['OPERATOR'] },
  ],
});
