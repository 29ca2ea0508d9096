import type { UseQueryResult } from '@tanstack/react-query';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Older applications are not marked; the server refuses a second application. */
const MAX_MARKED = 100;

/** Ids of jobs to which the reader has applied and cannot apply again. One request for all cards of a page. */
export function useAppliedJobs(): UseQueryResult<readonly string[]> {
  return useRead('applications', ['applied-jobs'], async (signal) => {
    const { applicationStatuses, ownApplicationsPage } =
      await import('@modules/applications/http/applications.contract');
    const query = { status: applicationStatuses, limit: MAX_MARKED };
    const { applications } = await api({ path: '/api/applications', query, answer: ownApplicationsPage, signal });
    return applications
      .filter(({ status, allowed_actions: can }) => status !== 'WITHDRAWN' || !can.includes('APPLY_AGAIN'))
      .map(({ job }) => job.id);
  });
}
