import { addressFromFilters, filtersFromAddress, type JobFilters, noFilters } from './job-filters';

/** Where they are kept in the browser. */
export const RECENT_SEARCHES = 'recent_searches';
const MOST = 10;

/** One person's last searches, newest first, each as it stands in the address. */
interface Kept {
  readonly owner: string;
  readonly searches: readonly string[];
}

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, searches } = value as Partial<Record<keyof Kept, unknown>>;
  return typeof owner === 'string' && Array.isArray(searches) && searches.every((search) => typeof search === 'string');
}

/** The searches of this person; those of somebody else at the same browser are none of theirs. */
export function readSearches(storage: SearchStorage, owner: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(RECENT_SEARCHES) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.searches.slice(0, MOST) : [];
  } catch {
    // Not written by us, or storage is refused: as good as none.
    return [];
  }
}

/** Writes them down; an empty list leaves nothing behind. */
export function writeSearches(storage: SearchStorage, owner: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) storage.removeItem(RECENT_SEARCHES);
    else storage.setItem(RECENT_SEARCHES, JSON.stringify({ owner, searches }));
  } catch {
    // Storage that is full or refused costs nobody a search.
  }
}

/** What a search is told apart by: the order of the list is no part of it. */
export function searchKey(filters: JobFilters): string {
  return addressFromFilters({ ...filters, sort_by: noFilters.sort_by }).toString();
}

/** Whether the one was typed on the way to the other: `sou` before `soudeur`, all else being equal. */
function isOnTheWay(before: string, now: JobFilters): boolean {
  const typed = filtersFromAddress(new URLSearchParams(before));
  const isSame = searchKey({ ...typed, search: '' }) === searchKey({ ...now, search: '' });
  return isSame && typed.search !== '' && now.search.startsWith(typed.search);
}

/** The list after one more search: once each, the newest first, ten at most. */
export function withSearch(searches: readonly string[], filters: JobFilters): readonly string[] {
  const key = searchKey(filters);
  if (key === '') return searches;
  const others = searches.filter((search, index) => search !== key && !(index === 0 && isOnTheWay(search, filters)));
  return [key, ...others].slice(0, MOST);
}
