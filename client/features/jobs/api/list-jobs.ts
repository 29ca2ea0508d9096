import { type JobsPage, jobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import type { JobFilters } from '../domain/job-filters';

/** Twelve more at a time. */
const STEP = 12;

export const jobsQuestion = (filters: JobFilters): PagesQuestion<JobsPage> => ({
  resource: 'jobs',
  details: ['list', filters],
  read: (page, signal) => {
    const query = { ...filters, remote: filters.remote ? true : undefined, page, limit: STEP };
    return api({
      path: '/api/jobs',
      query: { ...query, ...(page === 1 && { facets: true }) },
      answer: jobsPage,
      signal,
    });
  },
});

/** Open jobs under `filters`; the server filters, sorts and counts. What each further choice would find comes with the first page. */
export function useJobs(filters: JobFilters) {
  const { resource, details, read } = jobsQuestion(filters);
  return useReadPages(resource, details, read);
}
