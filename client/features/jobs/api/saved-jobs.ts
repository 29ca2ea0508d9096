import { jobSaved, savedJobsPage } from '@modules/jobs/http/saved-jobs.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

/** Jobs per page. */
const STEP = 20;

/** The jobs that the person saved, newest first. */
export function useSavedJobs() {
  return useReadPages('jobs', ['saved'], (page, signal) =>
    api({ path: '/api/jobs/saved', query: { page, limit: STEP }, answer: savedJobsPage, signal }),
  );
}

export async function keepJob(jobId: string, saved: boolean): Promise<void> {
  await api({ method: saved ? 'PUT' : 'DELETE', path: `/api/jobs/${jobId}/saved`, answer: jobSaved });
}
