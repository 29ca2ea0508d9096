import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListData } from '../../lib/list-data';
import { ShowMore } from '../ShowMore/ShowMore';

export interface CardListProps<Row> {
  readonly list: ListData<Row>;
  readonly label?: string;
  readonly renderRow: (row: Row) => ReactNode;
}

/** A list of cards with a button for the next page. */
export function CardList<Row extends { readonly id: string }>({ list, label, renderRow }: CardListProps<Row>) {
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {list.items.map((row) => (
          <Box component="li" key={row.id} sx={{ minWidth: 0 }}>
            {renderRow(row)}
          </Box>
        ))}
      </Box>
      {list.items.length < list.total && (
        <ShowMore
          shown={list.items.length}
          total={list.total}
          onMore={list.onMore}
          loading={list.isLoadingMore}
          error={list.moreError}
        />
      )}
    </>
  );
}
