import { jobDetail, type JobDetail } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The current version of the posting, bypassing all caches. */
export const readPosting = (jobId: string, signal?: AbortSignal): Promise<JobDetail> =>
  api({ path: `/api/jobs/${jobId}`, answer: jobDetail, ...(signal && { signal }) });

export function usePosting(jobId: string): Loadable<JobDetail> {
  return loadable(useRead('jobs', ['one', jobId], (signal) => readPosting(jobId, signal)));
}
