import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import type { ShownReservation } from '../api/shown-reservation';

export interface ListData {
  readonly items: readonly ShownReservation[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
}

export interface ReservationListProps {
  readonly list: ListData;
  readonly label?: string;
  readonly renderRow: (row: ShownReservation) => ReactNode;
}

/** A list of cards with a button for the next page. */
export function ReservationList({ list, label, renderRow }: ReservationListProps) {
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
