import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** Props of a view with a growing list. */
export interface Growing<T> {
  readonly list: Loadable<{ readonly items: readonly T[]; readonly total: number }>;
  readonly isLoadingMore?: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
}

export interface CardListProps<T> extends Growing<T> {
  readonly empty: { readonly title: string; readonly sentence: string };
  readonly children: (item: T) => ReactNode;
}

/** A list of cards in every state: loading, failed, empty, ready. */
export function CardList<T>({
  list,
  isLoadingMore = false,
  moreError = null,
  onMore,
  empty,
  children,
}: CardListProps<T>) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  if (list.status === 'loading') return <ListSkeleton count={3} label={text('loading')} />;
  if (list.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(list.error)} onRetry={list.retry} />;
  }
  const { items, total } = list.data;
  if (items.length === 0) return <EmptyState title={empty.title} sentence={empty.sentence} />;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {items.map((item) => children(item))}
      </Box>
      <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
