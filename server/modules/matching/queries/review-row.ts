import type { ReviewStatus } from '../domain/match-review.entity.js';
import type { Review } from '../http/reviews.contract.js';

/** Columns of `match_review` for the person who asked. */
export const reviewColumns = 'r.status, r.message, r.answer, r.asked_at, r.answered_at';

/** Timestamps are strings as PostgreSQL writes them. */
export interface ReviewRow {
  status: ReviewStatus;
  message: string | null;
  answer: string | null;
  asked_at: string;
  answered_at: string | null;
}

export const reviewOf = (row: ReviewRow): Review => ({
  status: row.status,
  message: row.message,
  answer: row.answer,
  asked_at: new Date(row.asked_at).toISOString(),
  answered_at: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
});
