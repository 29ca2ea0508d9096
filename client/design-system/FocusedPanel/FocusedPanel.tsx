import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { layout } from '../theme/tokens';

/**
 * Replaces the button that opened it and takes the focus, because that button is gone.
 * Scrolls only if the start of the panel is out of view.
 */
export function FocusedPanel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    element?.focus({ preventScroll: true });
    if (element && element.getBoundingClientRect().top < layout.header) element.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box ref={panel} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: layout.header + 16 }}>
      {children}
    </Box>
  );
}
