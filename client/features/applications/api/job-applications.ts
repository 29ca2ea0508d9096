import { jobApplicationsPage } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';
import { type BoardTab, statusesOf } from '../domain/board';
import { arrived } from '../domain/received';

const STEP = 50;
/** Colleagues may decide and candidates withdraw while the list is open. */
const ASK_AGAIN_MS = 30_000;

/** Applications to one posting, best match first. Each response also has the counts of all tabs. */
export function useJobApplications(jobId: string, tab: BoardTab) {
  return useReadPages(
    'applications',
    ['job', jobId, tab],
    async (page, signal) => {
      const stages = statusesOf[tab];
      const status = stages.filter((stage) => stage !== 'ENDED');
      const query = { status, ended: stages.includes('ENDED'), page, limit: STEP };
      const answer = await api({ path: `/api/applications/job/${jobId}`, query, answer: jobApplicationsPage, signal });
      const now = Date.now();
      return { ...answer, applications: answer.applications.map((row) => arrived(row, now)) };
    },
    { refetchInterval: ASK_AGAIN_MS },
  );
}
