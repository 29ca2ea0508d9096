import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';

export interface DataTableProps {
  /** Names the table; shown above it. */
  caption: string;
  head: readonly string[];
  /** As many cells as `head`, the first names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A table to read. On a phone each row stands by itself, its cells below one another with their column's name; the roles are
 * written out because a browser drops those of a table that is laid out otherwise.
 */
export function DataTable({ caption, head, rows }: DataTableProps) {
  const text = useUiText();
  return (
    <Box
      component="table"
      role="table"
      sx={{
        display: { xs: 'block', sm: 'table' },
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& caption': { display: { xs: 'block', sm: 'table-caption' }, textAlign: 'start', fontWeight: 'bold', pb: 1 },
        '& tbody': { display: { xs: 'block', sm: 'table-row-group' } },
        '& th, & td': {
          p: { xs: 0, sm: 1.5 },
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          borderTop: { sm: 1 },
          borderColor: { sm: 'line.main' },
        },
        // An address may break anywhere, a word of a narrow column has its room.
        '& td': { minWidth: { md: '10ch' } },
        '& thead th': { color: 'text.secondary', borderTop: 'none', overflowWrap: 'normal' },
        '& tbody tr': {
          display: { xs: 'grid', sm: 'table-row' },
          gap: 0.5,
          p: { xs: 1.5, sm: 0 },
          mt: { xs: 1, sm: 0 },
          border: { xs: 1, sm: 0 },
          borderColor: { xs: 'line.main' },
          borderRadius: { xs: `${radius.control}px`, sm: 0 },
        },
        '& code': { fontFamily: 'ui-monospace, monospace', whiteSpace: { md: 'nowrap' } },
      }}
    >
      <caption>{caption}</caption>
      <Box component="thead" role="rowgroup" sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
        <tr role="row">
          {head.map((name) => (
            <th key={name} role="columnheader" scope="col">
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
                <td key={head[column]} role="cell">
                  <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
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
