import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Buttons of a form, primary first; stacked on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5, pt: 0.5, '& > *': { flexShrink: 0 } }}>
      {children}
    </Stack>
  );
}
