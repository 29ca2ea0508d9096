import { ownJobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

export interface ActiveJob {
  readonly id: string;
  readonly title: string;
}

/** The company's published postings, to choose the one of a reservation; undefined while loading. */
export function useActiveJobs(enabled: boolean): readonly ActiveJob[] | undefined {
  return useRead(
    'jobs',
    ['own', 'active'],
    async (signal) => {
      const query = { status: 'ACTIVE', limit: 100 };
      const { jobs } = await api({ path: '/api/jobs/my/jobs', query, answer: ownJobsPage, signal });
      return jobs.map(({ id, title }) => ({ id, title }));
    },
    { enabled },
  ).data;
}
