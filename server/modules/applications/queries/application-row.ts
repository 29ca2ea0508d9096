import type { ApplicationStatus, OpenStatus } from '../domain/application-lifecycle.js';
import { type ApplicationFacts, mayUndo, UNDO_MS } from '../domain/application.policy.js';
import type { ClosedReason } from '../domain/closed-reason.js';
import type { OfferState } from '../domain/offer-terms.js';

/** Columns of `application` (alias `a`) that both sides may see. */
export const applicationColumns = `a.id, a.job_id, a.company_id, a.seeker_id, a.attempt, a.status, a.cover_letter, a.video_id,
  a.applied_at, a.updated_at, a.candidate_updated_at, a.viewed_at, a.rejected_from, a.rejected_at, a.reason, a.closed_at,
  a.closed_reason, case when a.rejected_at is not null then a.refusal_text end as refusal_text`;

/** Timestamps are strings as PostgreSQL writes them. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  company_id: string;
  seeker_id: string;
  attempt: number;
  status: ApplicationStatus;
  cover_letter: string | null;
  video_id: string | null;
  applied_at: string;
  updated_at: string;
  candidate_updated_at: string | null;
  viewed_at: string | null;
  rejected_from: OpenStatus | null;
  rejected_at: string | null;
  reason: string | null;
  refusal_text: string | null;
  closed_at: string | null;
  closed_reason: ClosedReason | null;
}

export const isoTime = (value: string): string => new Date(value).toISOString();

const timeOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

export const factsOf = (row: ApplicationRow, offer: OfferState | null): ApplicationFacts => ({
  status: row.status,
  rejectedAt: timeOf(row.rejected_at),
  isClosed: row.closed_reason !== null,
  offer,
});

/** Refusals after this time can still be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** The status as the candidate knows it, in SQL over `a`; needs `undoableSince` as parameter. */
export const statusForCandidate = `case when a.status = 'REJECTED' and a.rejected_at > ? then a.rejected_from else a.status end`;

/** The time of event `e` of `a` as the candidate knows it: a refusal with a chosen time happens five minutes before that time. */
export const eventTimeForCandidate = `case when e.to_status = 'REJECTED' then greatest(e.at, a.rejected_at) else e.at end`;

/** The row as the candidate may read it: refusals that can be undone or were undone leave no trace. */
export function forCandidate(row: ApplicationRow, now: Date): ApplicationRow {
  if (row.status === 'REJECTED') {
    const rejectedAt = timeOf(row.rejected_at);
    if (row.rejected_from === null || rejectedAt === null || !mayUndo({ status: row.status, rejectedAt }, now)) {
      // A chosen time is later than the decision.
      const isLater = rejectedAt !== null && rejectedAt > new Date(row.updated_at);
      return isLater ? { ...row, updated_at: rejectedAt.toISOString() } : row;
    }
    const { candidate_updated_at: known, applied_at: appliedAt } = row;
    const unseen = { rejected_at: null, reason: null, refusal_text: null };
    return { ...row, ...unseen, status: row.rejected_from, updated_at: known ?? appliedAt };
  }
  return { ...row, updated_at: row.candidate_updated_at ?? row.updated_at };
}
