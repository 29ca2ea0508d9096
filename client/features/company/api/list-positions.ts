import { jobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

/** Postings per page, as in the list of all jobs. */
const STEP = 12;

/** Open postings of a company. */
export function usePositions(companyId: string) {
  return useReadPages('jobs', ['of-company', companyId], (page, signal) =>
    api({ path: '/api/jobs', query: { company_id: companyId, page, limit: STEP }, answer: jobsPage, signal }),
  );
}
