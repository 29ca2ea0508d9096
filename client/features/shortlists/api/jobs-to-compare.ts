import { ownJobsPage } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The company's published postings, to compare a list with one; undefined while loading. */
export function useJobsToCompare(): readonly { readonly id: string; readonly title: string }[] | undefined {
  return useRead('jobs', ['own', 'active'], async (signal) => {
    const query = { status: 'ACTIVE', limit: 100 };
    const { jobs } = await api({ path: '/api/jobs/my/jobs', query, answer: ownJobsPage, signal });
    return jobs.map(({ id, title }) => ({ id, title }));
  }).data;
}
