import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';
import { DesignSystemProvider } from '../../client/design-system/theme/DesignSystemProvider';

type Scheme = 'dark' | 'light';

/** Applies the toolbar's scheme, ignoring the one stored in this browser. */
function Scheme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { setMode } = useColorScheme();
  const set = useRef(setMode);
  set.current = setMode;
  // Depends only on the toolbar: `setMode` is a new function after every change, including changes inside the story.
  useEffect(() => set.current(scheme), [scheme]);
  return children;
}

/** Wraps a story in the design system with the toolbar's colour scheme. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const scheme: Scheme = globals.theme === 'light' ? 'light' : 'dark';
  return (
    <DesignSystemProvider defaultMode={scheme}>
      <Scheme scheme={scheme}>
        {viewMode === 'docs' ? (
          // Docs pages are white in both schemes, so a story there needs its own background.
          <Box sx={{ p: 3, bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>
            <Story />
          </Box>
        ) : (
          <Story />
        )}
      </Scheme>
    </DesignSystemProvider>
  );
};
