import { type OwnJobsPage, ownJobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import type { PostingFilters } from '../domain/posting-filters';

/** Postings per page. */
const STEP = 12;

export const postingsQuestion = (filters: PostingFilters): PagesQuestion<OwnJobsPage> => ({
  resource: 'jobs',
  details: ['own', filters],
  read: (page, signal) => {
    const status = filters.status === 'all' ? undefined : filters.status;
    const query = { search: filters.search, status, page, limit: STEP };
    return api({ path: '/api/jobs/my/jobs', query, answer: ownJobsPage, signal });
  },
});

/** The company's postings; closed ones only on request. */
export function usePostings(filters: PostingFilters) {
  const { resource, details, read } = postingsQuestion(filters);
  return useReadPages(resource, details, read);
}
