import { ownJobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';
import type { PostingFilters } from '../domain/posting-filters';

/** Twelve more at a time. */
const STEP = 12;

/** The company's own postings, every status but the removed ones. */
export function usePostings(filters: PostingFilters) {
  const query = { search: filters.search, status: filters.status === 'all' ? undefined : filters.status };
  return useReadPages('jobs', ['own', filters], (page, signal) =>
    api({ path: '/api/jobs/my/jobs', query: { ...query, page, limit: STEP }, answer: ownJobsPage, signal }),
  );
}
