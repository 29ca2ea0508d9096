/** A person's last job searches: `features/jobs/domain/recent-searches.ts`, which the first page does not load. */
export const searchesKey = 'recent_searches';

/** Deletes the searches at sign-out. */
export function forgetSearches(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(searchesKey);
}
