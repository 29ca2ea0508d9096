import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';

export interface DataTableProps {
  /** Name of the table, shown above it unless a heading there has the same text. */
  caption: string;
  captionHidden?: boolean;
  head: readonly string[];
  /** Each row has as many cells as `head`; the first cell is the row's header. */
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of the columns of figures: aligned at the end, so that units stand below units. */
  figures?: readonly number[];
}

const MAX_COLUMNS_ON_TABLET = 6;

/**
 * A table for reading. On a phone each row becomes a block with the column names beside the cells.
 * Roles are explicit, because browsers drop table semantics from other CSS layouts.
 */
export function DataTable({ caption, captionHidden = false, head, rows, figures = [] }: DataTableProps) {
  const text = useUiText();
  // More columns than a tablet has space for.
  const wide = head.length > MAX_COLUMNS_ON_TABLET ? 'lg' : 'sm';
  const kindOf = (column: number): 'figure' | undefined => (figures.includes(column) ? 'figure' : undefined);
  return (
    <Box
      component="table"
      role="table"
      sx={{
        display: { xs: 'block', [wide]: 'table' },
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& caption': {
          display: { xs: 'block', [wide]: 'table-caption' },
          textAlign: 'start',
          fontWeight: 'bold',
          pb: 1,
        },
        '& tbody': { display: { xs: 'block', [wide]: 'table-row-group' } },
        '& th, & td': {
          p: { xs: 0, [wide]: 1.5 },
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          borderTop: { [wide]: 1 },
          borderColor: { [wide]: 'line.main' },
        },
        // Long addresses may break anywhere, but each column keeps a minimum width beside its padding.
        '& td': { minWidth: { [wide]: 'calc(9.5ch + 24px)' } },
        '& thead th': { color: 'text.secondary', borderTop: 'none', overflowWrap: 'normal' },
        '& tbody tr': {
          display: { xs: 'grid', [wide]: 'table-row' },
          gap: 0.5,
          p: { xs: 1.5, [wide]: 0 },
          mt: { xs: 1, [wide]: 0 },
          border: { xs: 1, [wide]: 0 },
          borderColor: { xs: 'line.main' },
          borderRadius: { xs: `${radius.control}px`, [wide]: 0 },
        },
        '& [data-kind="figure"]': { textAlign: { [wide]: 'end' }, fontVariantNumeric: 'tabular-nums' },
        '& code': { fontFamily: 'ui-monospace, monospace', whiteSpace: { md: 'nowrap' } },
      }}
    >
      <caption style={captionHidden ? visuallyHidden : undefined}>{caption}</caption>
      <Box component="thead" role="rowgroup" sx={{ display: { xs: 'none', [wide]: 'table-header-group' } }}>
        <tr role="row">
          {head.map((name, column) => (
            <th key={name} role="columnheader" scope="col" data-kind={kindOf(column)}>
              {name}
            </th>
          ))}
        </tr>
      </Box>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={head[column]} role="rowheader" scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[column]} role="cell" data-kind={kindOf(column)}>
                  <Box component="span" sx={{ display: { [wide]: 'none' }, color: 'text.secondary' }}>
                    {text('table.cell', { column: head[column] ?? '' })}
                  </Box>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
