import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Buttons of a form, the primary one first; one below the other on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5, pt: 0.5, '& > *': { flexShrink: 0 } }}>
      {children}
    </Stack>
  );
}
