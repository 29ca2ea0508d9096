import { jobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

/** Twelve more at a time, as in the list of all jobs. */
const STEP = 12;

/** What a company is hiring for now. */
export function usePositions(companyId: string) {
  return useReadPages('jobs', ['of-company', companyId], (page, signal) =>
    api({ path: '/api/jobs', query: { company_id: companyId, page, limit: STEP }, answer: jobsPage, signal }),
  );
}
