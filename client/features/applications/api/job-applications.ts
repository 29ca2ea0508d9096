import { jobApplicationsPage } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';
import { arrived } from '../domain/received';
import { type ListFilter, queryOf } from './bulk-applications';

const STEP = 50;
/** Colleagues may decide and candidates withdraw while the list is open. */
const ASK_AGAIN_MS = 30_000;

/** Applications to one posting, in the order of the filter. Each response also has the counts of all tabs. */
export function useJobApplications(jobId: string, filter: ListFilter) {
  return useReadPages(
    'applications',
    ['job', jobId, filter.tab, filter.sort, filter.words, filter.stage],
    async (page, signal) => {
      const query = { ...queryOf(filter), page, limit: STEP };
      const answer = await api({ path: `/api/applications/job/${jobId}`, query, answer: jobApplicationsPage, signal });
      const now = Date.now();
      return { ...answer, applications: answer.applications.map((row) => arrived(row, now)) };
    },
    { refetchInterval: ASK_AGAIN_MS },
  );
}
