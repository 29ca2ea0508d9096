import { jobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';
import type { JobFilters } from '../domain/job-filters';

/** Twelve more at a time. */
const STEP = 12;

/** Open jobs under `filters`; the server filters, sorts and counts. What each further choice would find comes with the first page. */
export function useJobs(filters: JobFilters) {
  const query = { ...filters, remote: filters.remote ? true : undefined };
  return useReadPages('jobs', ['list', filters], (page, signal) =>
    api({
      path: '/api/jobs',
      query: { ...query, page, limit: STEP, ...(page === 1 && { facets: true }) },
      answer: jobsPage,
      signal,
    }),
  );
}
