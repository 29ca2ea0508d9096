import type { News } from './news.js';

export interface ApplicationStep {
  readonly status: 'PENDING' | 'REVIEWED' | 'INTERVIEW' | 'OFFERED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  readonly by: 'CANDIDATE' | 'COMPANY' | 'SYSTEM';
  /** Why it was closed together with its posting. */
  readonly closedReason?:
    | 'JOB_REMOVED'
    | 'JOB_PAUSED'
    | 'JOB_EXPIRED'
    | 'JOB_FILLED'
    | 'JOB_CANCELLED'
    | 'COMPANY_CLOSED'
    | null;
}

interface Notice {
  readonly to: 'CANDIDATE' | 'COMPANY';
  readonly news: News;
}

const toCandidate: Partial<Record<ApplicationStep['status'], News>> = {
  REVIEWED: 'APPLICATION_REVIEWED',
  INTERVIEW: 'INTERVIEW',
  OFFERED: 'OFFER_MADE',
  ACCEPTED: 'APPLICATION_ACCEPTED',
  REJECTED: 'APPLICATION_REJECTED',
};

/** Notification for a step of an application. It goes to the side that did not take the step. */
export function newsOfApplication({ status, by, closedReason = null }: ApplicationStep): Notice | null {
  if (closedReason !== null) return { to: 'CANDIDATE', news: `APPLICATION_ENDED_${closedReason}` };
  if (by === 'CANDIDATE') {
    if (status === 'PENDING') return { to: 'COMPANY', news: 'NEW_APPLICATION' };
    return status === 'WITHDRAWN' ? { to: 'COMPANY', news: 'APPLICATION_WITHDRAWN' } : null;
  }
  const news = by === 'COMPANY' ? toCandidate[status] : undefined;
  return news ? { to: 'CANDIDATE', news } : null;
}
