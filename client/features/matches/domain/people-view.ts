/** Views of a company's matches, and the posting to filter by. Both are in the address. */
export const peopleViews = ['interested', 'suggested', 'mutual', 'all'] as const;
export type PeopleView = (typeof peopleViews)[number];

export interface PeopleFilters {
  readonly view: PeopleView;
  readonly jobId: string | null;
}

/** A link from a posting shows everybody who matches it. */
export function peopleFiltersFrom(address: URLSearchParams): PeopleFilters {
  const jobId = address.get('job_id');
  const view = peopleViews.find((known) => known === address.get('view'));
  return { jobId, view: view ?? defaultView(jobId) };
}

export function addressOf({ view, jobId }: PeopleFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (jobId !== null) address.set('job_id', jobId);
  if (view !== defaultView(jobId)) address.set('view', view);
  return address;
}

const defaultView = (jobId: string | null): PeopleView => (jobId === null ? 'interested' : 'all');
