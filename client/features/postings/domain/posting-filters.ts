/** Views of the company's postings. View and search are in the address. */
export const postingViews = ['all', 'ACTIVE', 'PAUSED', 'DRAFT', 'CLOSED'] as const;
export type PostingView = (typeof postingViews)[number];

export interface PostingFilters {
  readonly search: string;
  readonly status: PostingView;
}

export function postingFiltersFrom(address: URLSearchParams): PostingFilters {
  return {
    search: address.get('search') ?? '',
    status: postingViews.find((view) => view === address.get('status')) ?? 'all',
  };
}

export function addressOf(filters: PostingFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.search.trim() !== '') address.set('search', filters.search.trim());
  if (filters.status !== 'all') address.set('status', filters.status);
  return address;
}
