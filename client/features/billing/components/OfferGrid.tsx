import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Grid for offers: all in one row or in pairs, never three and one. Children are `<li>`. */
export function OfferGrid({ children, of }: { children: ReactNode; of: 3 | 4 }) {
  const pairs = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 2.5 },
        p: 0,
        listStyle: 'none',
        gridTemplateColumns:
          of === 4
            ? { xs: 'minmax(0, 1fr)', sm: pairs, xl: 'repeat(4, minmax(0, 1fr))' }
            : { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
