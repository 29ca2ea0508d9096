import type { ReservationStatus } from '../domain/reservation-lifecycle.js';

/** Columns of `reservation r` for its card. */
export const reservationColumns = `r.id, r.recruiter_id, r.company_id, r.seeker_id, r.job_id, r.status, r.credits_reserved,
  r.message, r.salary, r.decline_reason, r.reserved_at, r.expires_at, r.resolved_at, r.match_id`;

/** Timestamps are strings as PostgreSQL writes them. */
export interface ReservationRow {
  readonly id: string;
  readonly recruiter_id: string;
  readonly company_id: string;
  readonly seeker_id: string;
  readonly job_id: string | null;
  readonly status: ReservationStatus;
  readonly credits_reserved: number;
  readonly message: string | null;
  readonly salary: string | null;
  readonly decline_reason: string | null;
  readonly reserved_at: string;
  readonly expires_at: string;
  readonly resolved_at: string | null;
  readonly match_id: string | null;
}
