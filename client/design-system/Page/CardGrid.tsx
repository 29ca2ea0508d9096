import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

export interface CardGridProps {
  children: ReactNode;
  /** The narrowest a card may get, in pixels; as many stand side by side as fit. */
  min?: number;
  /** The cards answer to an older question; the newer answer is on its way. */
  outdated?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Cards of one kind, as a list. Give it `<li>` children: `<Card as="li">`. */
export function CardGrid({ children, min = 300, outdated = false, ref }: CardGridProps) {
  return (
    <Box
      component="ul"
      ref={ref}
      aria-busy={outdated}
      sx={{
        ...(outdated && { filter: 'saturate(0.3)' }),
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
