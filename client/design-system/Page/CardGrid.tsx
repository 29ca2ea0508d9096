import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

export interface CardGridProps {
  children: ReactNode;
  /** Minimum width of a card in pixels; as many as fit are side by side. */
  min?: number;
  /** The cards are from the previous query while the new one loads. */
  outdated?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A list of similar cards. Its children are `<li>`: `<Card as="li">`. */
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
