import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '../theme/tokens';

export interface ColumnsProps {
  aside: ReactNode;
  children: ReactNode;
  /** `start` for filters, `end` for what belongs to the content. On a phone `start` stands above and `end` below it. */
  side?: 'start' | 'end';
  /** What stands below on a narrow page comes with the content, or it would jump when that is not as high as its skeleton. */
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
