import { type BookingEventName, bookingLifecycle, type BookingParty, type BookingStatus } from './booking-lifecycle.js';

/** What decides how a booking stands. */
export interface BookingStanding {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  /** Until when its address is to be confirmed; null once it was. It stays where nobody did. */
  readonly confirmBy: Date | null;
  readonly updatedAt: Date;
}

/** Nobody confirmed the address in time. True from that moment on, also before the job has written it down. */
export function hasLapsed({ status, confirmBy, updatedAt }: Omit<BookingStanding, 'startsAt'>, now: Date): boolean {
  if (confirmBy === null) return false;
  return status === 'PENDING' ? confirmBy <= now : status === 'CANCELLED' && updatedAt >= confirmBy;
}

/** The status that is true now. */
export const statusNow = (standing: BookingStanding, now: Date): BookingStatus =>
  hasLapsed(standing, now) ? 'CANCELLED' : standing.status;

/** Until the address is confirmed a guest may only give the slot back, or have the email sent again. */
const withoutAddress: readonly BookingEventName[] = ['RESEND', 'CANCEL'];

/** What a party may do with a booking now: the buttons of its screen. The link in the email confirms the address. */
export function allowedBookingActions(
  standing: BookingStanding,
  by: BookingParty,
  now: Date,
): readonly BookingEventName[] {
  const { startsAt, confirmBy } = standing;
  if (by === 'SYSTEM') return [];
  const hasBegun = startsAt <= now;
  const isGuest = by === 'GUEST';
  return bookingLifecycle.allowed(statusNow(standing, now), by).filter((event) => {
    if (event === 'CONFIRM_ADDRESS') return false;
    if (isGuest && confirmBy !== null) return !hasBegun && withoutAddress.includes(event);
    if (event === 'RESEND') return false;
    return isGuest ? !hasBegun : event === 'DELIVER' ? hasBegun : true;
  });
}
