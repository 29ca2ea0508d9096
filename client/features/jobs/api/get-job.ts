import type { JobDetail } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

export function useJob(jobId: string): Loadable<JobDetail> {
  return loadable(
    useRead('jobs', ['one', jobId], (signal) =>
      api({
        path: `/api/jobs/${jobId}`,
        answer: () => import('@modules/jobs/http/jobs.contract').then(({ jobDetail }) => jobDetail),
        signal,
      }),
    ),
  );
}
