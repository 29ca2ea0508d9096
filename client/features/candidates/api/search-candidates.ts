import { type CandidatesPage, candidatesPage } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';
import type { CandidateFilters } from '../domain/candidate-filters';

export const candidatesQuestion = (filters: CandidateFilters): PagesQuestion<CandidatesPage> => ({
  resource: 'users',
  details: ['candidates', filters],
  read: (page, signal) => {
    const query = {
      ...filters,
      job_id: filters.job_id ?? undefined,
      remote: filters.remote ? true : undefined,
      has_video: filters.has_video ? true : undefined,
      user_type: 'JOB_SEEKER',
      apply_masking: true,
      page,
      limit: pageSize,
    };
    return api({ path: '/api/users', query, answer: candidatesPage, signal });
  },
});

/** Candidates under `filters`; the server masks, filters, sorts and counts. */
export function useCandidates(filters: CandidateFilters, enabled: boolean) {
  const { resource, details, read } = candidatesQuestion(filters);
  return useReadPages(resource, details, read, { enabled });
}
