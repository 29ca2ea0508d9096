import { candidatesPage } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';
import type { CandidateFilters } from '../domain/candidate-filters';

/** Rows of three, eight times. */
const STEP = 24;

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
      api({ path: '/api/users', query: { ...query, page, limit: STEP }, answer: candidatesPage, signal }),
    { enabled },
  );
}
