import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Open jobs like one. Empty while loading and after an error, because nothing depends on them. */
export function useSimilarJobs(jobId: string, enabled: boolean): readonly ListedJob[] {
  const { data } = useRead(
    'jobs',
    ['similar', jobId],
    (signal) =>
      api({
        path: `/api/jobs/${jobId}/similar`,
        answer: () => import('@modules/jobs/http/saved-jobs.contract').then((contract) => contract.similarJobs),
        signal,
      }),
    { enabled },
  );
  return data?.jobs ?? [];
}
