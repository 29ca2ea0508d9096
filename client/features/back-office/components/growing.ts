import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import type { Page } from '../../../lib/use-read';
import type { Growing } from './CardList';

/** Joins all loaded pages into one list. */
export function growing<P extends Page, T>(
  read: UseInfiniteQueryResult<InfiniteData<P>>,
  itemsOf: (page: P) => readonly T[],
): Growing<T> {
  const data = read.isPlaceholderData || read.data === undefined ? undefined : read.data.pages;
  return {
    list: loadable({
      ...read,
      data: data && { items: data.flatMap((page) => [...itemsOf(page)]), total: data.at(-1)?.total ?? 0 },
    }),
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
}
