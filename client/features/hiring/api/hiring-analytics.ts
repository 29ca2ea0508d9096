import { type HiringAnalytics, hiringAnalytics, type HiringPeriod } from '@modules/operations/http/hiring.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Period in days, and one posting or all. */
export interface HiringFilters {
  readonly days: HiringPeriod;
  readonly jobId: string | null;
}

export function useHiringAnalytics({ days, jobId }: HiringFilters) {
  return useRead<HiringAnalytics>('dashboard', ['hiring', days, jobId], (signal) =>
    api({
      path: '/api/dashboard/recruiter/analytics',
      query: { days, job_id: jobId },
      answer: hiringAnalytics,
      signal,
    }),
  );
}
