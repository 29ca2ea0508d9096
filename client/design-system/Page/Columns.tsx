import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '../theme/tokens';

export interface ColumnsProps {
  aside: ReactNode;
  children: ReactNode;
  /** `start` for filters, `end` for additions to the content. On a phone `start` is above and `end` below it. */
  side?: 'start' | 'end';
  /** On narrow pages, shows the column below only once the content is loaded, or it would jump. */
  isLoading?: boolean;
}

/** A main column and a narrower one, side by side from 1024 px. */
export function Columns({ aside, children, side = 'end', isLoading = false }: ColumnsProps) {
  const narrow = side === 'start' ? `${layout.aside}px` : 'minmax(300px, 400px)';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: side === 'start' ? `${narrow} minmax(0, 1fr)` : `minmax(0, 1fr) ${narrow}`,
        },
      }}
    >
      {side === 'start' && <Box sx={{ minWidth: 0 }}>{aside}</Box>}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {side === 'end' && (
        <Box sx={{ minWidth: 0, ...(isLoading && { display: { xs: 'none', lg: 'block' } }) }}>{aside}</Box>
      )}
    </Box>
  );
}
