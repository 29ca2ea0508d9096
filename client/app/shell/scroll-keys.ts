import type { Location } from 'react-router';

/** Key under which the scroll position of a history entry is stored. */
export type ScrollKey = (location: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>) => string;

/**
 * Each visit of a page has its own scroll position: a new page opens at the top, Back restores the old position.
 * A new query on the same path keeps the position, so that choosing a filter does not scroll.
 */
export function createScrollKeys(): ScrollKey {
  const known = new Map<string, string>();
  let last = { pathname: '', search: '', scrollKey: '' };
  return ({ key, pathname, search, hash }) => {
    // Every page opened by its address has the key `default`. Without the path, pages would share one position.
    const own = key === 'default' ? pathname : key;
    const isSamePage = last.pathname === pathname && last.search !== search && hash === '';
    const scrollKey = known.get(own) ?? (isSamePage ? last.scrollKey : own);
    known.set(own, scrollKey);
    last = { pathname, search, scrollKey };
    return scrollKey;
  };
}
