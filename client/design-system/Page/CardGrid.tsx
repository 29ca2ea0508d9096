import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardGridProps {
  children: ReactNode;
  /** The narrowest a card may get, in pixels; as many stand side by side as fit. */
  min?: number;
}

/** Cards of one kind, as a list. Give it `<li>` children: `<Card as="li">`. */
export function CardGrid({ children, min = 300 }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 2.5 },
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
