import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { layout } from '../theme/tokens';

export interface AppShellProps {
  header: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** A question above the page, such as cookie consent. Second in the tab order, after the skip link. */
  question?: ReactNode;
}

const BAR = `calc(${layout.bottomBar}px + env(safe-area-inset-bottom))`;

/** Header, content, footer. The content (`document.getElementById('main')`) gets the focus after navigation. */
export function AppShell({ header, children, footer, bottomBar, question }: AppShellProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      {question}
      {header}
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      {footer}
      {bottomBar !== undefined && (
        <>
          <GlobalStyles
            styles={(theme) => ({ [theme.breakpoints.down('md')]: { ':root': { '--foot-places': BAR } } })}
          />
          {/* The bar has a fixed position, so this reserves its height below the footer. */}
          <Box aria-hidden sx={{ display: { md: 'none' }, height: BAR }} />
          {bottomBar}
        </>
      )}
    </Box>
  );
}
