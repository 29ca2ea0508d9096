import type { Job, JobFacets, JobsPage } from '@modules/jobs/http/jobs.contract';

/** Everything read of a search so far. */
export interface FoundJobs {
  readonly items: readonly Job[];
  readonly total: number;
  /** Too many to be counted. */
  readonly isEstimate: boolean;
  /** No job has the words; these have words that are spelt nearly so. */
  readonly isApproximate: boolean;
  readonly facets?: JobFacets | undefined;
}

/** One list of all pages. A job that moved to the next page while somebody was reading is shown once. */
export function foundJobs(pages: readonly JobsPage[]): FoundJobs {
  const last = pages.at(-1);
  const items = [...new Map(pages.flatMap(({ jobs }) => jobs).map((job) => [job.id, job])).values()];
  return {
    items,
    total: last?.total ?? 0,
    isEstimate: last?.total_is_estimate === true,
    isApproximate: last?.approximate === true,
    facets: pages[0]?.facets,
  };
}
