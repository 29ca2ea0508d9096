import { jobDetail, type JobDetail } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The posting as it is now, past everything that is kept. */
export const readPosting = (jobId: string, signal?: AbortSignal): Promise<JobDetail> =>
  api({ path: `/api/jobs/${jobId}`, answer: jobDetail, ...(signal && { signal }) });

export function usePosting(jobId: string): Loadable<JobDetail> {
  return loadable(useRead('jobs', ['one', jobId], (signal) => readPosting(jobId, signal)));
}
