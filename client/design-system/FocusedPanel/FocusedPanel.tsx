import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { layout } from '../theme/tokens';

/**
 * Takes the place of what was pressed: the button that opened it is gone, so the focus goes to what is to be read. The page
 * moves only where its beginning would be out of sight.
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
