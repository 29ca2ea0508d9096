import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** No background of its own, for use inside a card or well. */
  plain?: boolean;
}

/** Labels and values in rows, in a well: pay, location, effect of declining. */
export function FactList({ facts, plain = false }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.25,
        ...(!plain && { p: 2, borderRadius: `${radius.control}px`, bgcolor: 'background.sunken' }),
      }}
    >
      {facts.map((fact) => (
        <Box
          key={fact.label}
          sx={{ display: 'flex', columnGap: 2, justifyContent: 'space-between', typography: 'body2' }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', maxWidth: '50%', flexShrink: 0 }}>
            {fact.label}
          </Box>
          <Box
            component="dd"
            sx={{ fontWeight: 'bold', textAlign: 'end', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {fact.value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
