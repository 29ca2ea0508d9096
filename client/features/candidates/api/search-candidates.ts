import { candidatesPage } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';
import type { CandidateFilters } from '../domain/candidate-filters';

/** People under `filters`; the server masks, filters, sorts and counts. */
export function useCandidates(filters: CandidateFilters, enabled: boolean) {
  const query = {
    ...filters,
    job_id: filters.job_id ?? undefined,
    remote: filters.remote ? true : undefined,
    has_video: filters.has_video ? true : undefined,
    user_type: 'JOB_SEEKER',
    apply_masking: true,
  };
  return useReadPages(
    'users',
    ['candidates', filters],
    (page, signal) =>
      api({ path: '/api/users', query: { ...query, page, limit: pageSize }, answer: candidatesPage, signal }),
    { enabled },
  );
}
