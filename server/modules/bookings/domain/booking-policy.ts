import { type BookingEventName, bookingLifecycle, type BookingParty, type BookingStatus } from './booking-lifecycle.js';

/** The fields of a booking that decide which actions are allowed. */
export interface BookingStanding {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  /** Deadline to confirm the address; null once confirmed. A lapsed booking keeps it. */
  readonly confirmBy: Date | null;
  readonly updatedAt: Date;
}

/** Whether the address was not confirmed in time. True from the deadline on, even before the job has updated the row. */
export function hasLapsed({ status, confirmBy, updatedAt }: Omit<BookingStanding, 'startsAt'>, now: Date): boolean {
  if (confirmBy === null) return false;
  return status === 'PENDING' ? confirmBy <= now : status === 'CANCELLED' && updatedAt >= confirmBy;
}

/** The effective status: CANCELLED for a lapsed booking. */
export const statusNow = (standing: BookingStanding, now: Date): BookingStatus =>
  hasLapsed(standing, now) ? 'CANCELLED' : standing.status;

/** Actions of a guest whose address is not confirmed. */
const withoutAddress: readonly BookingEventName[] = ['RESEND', 'CANCEL'];

/** Actions that a party may take now, shown as buttons. CONFIRM_ADDRESS is left out: only the link in the email does it. */
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
