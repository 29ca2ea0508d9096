import type { Location } from 'react-router';

/** Under which name the scroll position of a place in the history is kept. */
export type ScrollKey = (location: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>) => string;

/**
 * Every visit of a page has a position of its own, so that a new page opens at its top and Back finds the old place. Another
 * query of the same path shares the position of the one before: choosing a filter does not scroll.
 */
export function createScrollKeys(): ScrollKey {
  const known = new Map<string, string>();
  let last = { pathname: '', search: '', scrollKey: '' };
  return ({ key, pathname, search, hash }) => {
    // Every page opened by its address has the same key: without the path, one would open where another was left.
    const own = key === 'default' ? pathname : key;
    const isSamePage = last.pathname === pathname && last.search !== search && hash === '';
    const scrollKey = known.get(own) ?? (isSamePage ? last.scrollKey : own);
    known.set(own, scrollKey);
    last = { pathname, search, scrollKey };
    return scrollKey;
  };
}
