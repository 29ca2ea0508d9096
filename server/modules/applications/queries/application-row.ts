import type { ApplicationStatus } from '../domain/application-lifecycle.js';
import type { ApplicationFacts } from '../domain/application.policy.js';

/** Columns of `application` (alias `a`) that either side may see. */
export const applicationColumns = `a.id, a.job_id, a.company_id, a.seeker_id, a.attempt, a.status, a.cover_letter, a.video_id,
  a.applied_at, a.updated_at, a.viewed_at, a.rejected_at, a.reason`;

/** Timestamps leave the driver as PostgreSQL wrote them. */
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
  viewed_at: string | null;
  rejected_at: string | null;
  reason: string | null;
}

export const isoTime = (value: string): string => new Date(value).toISOString();

export const factsOf = ({ status, attempt, rejected_at: rejectedAt }: ApplicationRow): ApplicationFacts => ({
  status,
  attempt,
  rejectedAt: rejectedAt === null ? null : new Date(rejectedAt),
});
