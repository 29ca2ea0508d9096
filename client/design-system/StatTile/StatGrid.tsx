import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Figures side by side, separated by lines instead of boxes. */
export const statGrid = {
  display: 'grid',
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
} as const;

/** The row of `StatTile`s. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={statGrid}>
      {children}
    </Box>
  );
}
