import type { JobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import type { JobFilters } from '../domain/job-filters';

/** Jobs per page. */
const STEP = 12;

export const jobsQuestion = (filters: JobFilters): PagesQuestion<JobsPage> => ({
  resource: 'jobs',
  details: ['list', filters],
  read: (page, signal) => {
    const query = { ...filters, remote: filters.remote ? true : undefined, page, limit: STEP };
    return api({
      path: '/api/jobs',
      query: { ...query, ...(page === 1 && { facets: true }) },
      answer: () => import('@modules/jobs/http/jobs.contract').then(({ jobsPage }) => jobsPage),
      signal,
    });
  },
});

/** Open jobs under `filters`; the server filters, sorts and counts. The first page has the counts of each further choice. */
export function useJobs(filters: JobFilters) {
  const { resource, details, read } = jobsQuestion(filters);
  return useReadPages(resource, details, read);
}
