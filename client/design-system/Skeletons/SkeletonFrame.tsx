import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface SkeletonProps {
  count?: number;
  /** The thing that is loading: "Chargement des offres". */
  label?: string;
}

/** Skeleton shapes are visual only; a screen reader reads one sentence. */
export function SkeletonFrame({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const text = useUiText();
  return (
    <Box role="status">
      <VisuallyHidden>{label ?? text('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </Box>
  );
}

/** `[0, 1, 2]` for a count of three. */
export function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
