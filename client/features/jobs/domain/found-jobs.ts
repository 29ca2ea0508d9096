import type { JobFacets, JobsPage, ListedJob } from '@modules/jobs/http/jobs.contract';

/** Everything loaded of a search so far. */
export interface FoundJobs {
  readonly items: readonly ListedJob[];
  readonly total: number;
  /** The total is an estimate, because there are too many to count. */
  readonly isEstimate: boolean;
  /** No job has these words; the results have words with a similar spelling. */
  readonly isApproximate: boolean;
  readonly facets?: JobFacets | undefined;
}

/** All pages as one list. A job that moved to the next page between two reads is shown once. */
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
