import { searchesKey } from '../../../lib/kept-searches';
import { addressFromFilters, filtersFromAddress, type JobFilters, noFilters } from './job-filters';

const MOST = 10;

/** One person's last searches, newest first, as query strings. */
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

/** This person's searches. Those of another person in the same browser are ignored. */
export function readSearches(storage: SearchStorage, owner: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(searchesKey) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.searches.slice(0, MOST) : [];
  } catch {
    // Another format, or storage is refused: treat as empty.
    return [];
  }
}

/** Stores the searches; an empty list removes the key. */
export function writeSearches(storage: SearchStorage, owner: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) storage.removeItem(searchesKey);
    else storage.setItem(searchesKey, JSON.stringify({ owner, searches }));
  } catch {
    // Full or refused storage must not break the search.
  }
}

/** Identifies a search; sorting is not part of it. */
export function searchKey(filters: JobFilters): string {
  return addressFromFilters({ ...filters, sort_by: noFilters.sort_by }).toString();
}

/** Whether one search was typed on the way to another: `sou` before `soudeur`, with the same other filters. */
function isOnTheWay(before: string, now: JobFilters): boolean {
  const typed = filtersFromAddress(new URLSearchParams(before));
  const isSame = searchKey({ ...typed, search: '' }) === searchKey({ ...now, search: '' });
  return isSame && typed.search !== '' && now.search.startsWith(typed.search);
}

/** The list with one more search: newest first, no duplicates, max ten. */
export function withSearch(searches: readonly string[], filters: JobFilters): readonly string[] {
  const key = searchKey(filters);
  if (key === '') return searches;
  const others = searches.filter((search, index) => search !== key && !(index === 0 && isOnTheWay(search, filters)));
  return [key, ...others].slice(0, MOST);
}
