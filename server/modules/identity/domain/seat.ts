import type { SeatRole } from './seat-roles.contract.js';

export type { SeatRole };

/** The role of a recruiter in their company's team. `jobIds`: the postings of a hiring manager. */
export interface Seat {
  readonly role: SeatRole;
  readonly jobIds: readonly string[];
  /** Has an open blind review. */
  readonly inBlindReview?: boolean;
}

/**
 * Whether people can be hidden from this member by a blind review: hiring managers and reviewers always, owners and recruiters only
 * while they have one open.
 */
export const mayReadBlind = (seat: Seat | null): seat is Seat =>
  seat !== null && (narrowSeatOf(seat) !== undefined || seat.inBlindReview === true);

/** The seat as the permission guard reads it: absent for those who may do everything a recruiter may do. */
export const narrowSeatOf = (seat: Seat | null): SeatRole | undefined =>
  seat?.role === 'HIRING_MANAGER' || seat?.role === 'REVIEWER' ? seat.role : undefined;
