import type { SeatRole } from './seat-roles.contract.js';

export type { SeatRole };

/** What a recruiter is in their company's team. `jobIds`: the postings of a hiring manager. */
export interface Seat {
  readonly role: SeatRole;
  readonly jobIds: readonly string[];
  /** They opened a blind review and have not ended it. */
  readonly inBlindReview?: boolean;
}

/**
 * Whether some people may be nameless to this member. Always possible for those who only judge; for owners and recruiters, who
 * write to people, only while they are in a blind review.
 */
export const mayReadBlind = (seat: Seat | null): seat is Seat =>
  seat !== null && (narrowSeatOf(seat) !== undefined || seat.inBlindReview === true);

/** The seat as the permission guard reads it: absent for those who may do everything a recruiter may do. */
export const narrowSeatOf = (seat: Seat | null): SeatRole | undefined =>
  seat?.role === 'HIRING_MANAGER' || seat?.role === 'REVIEWER' ? seat.role : undefined;
