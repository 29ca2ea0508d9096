import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';
import { DesignSystemProvider } from '../../client/design-system/theme/DesignSystemProvider';

type Scheme = 'dark' | 'light';

/** Follows the toolbar, whatever this browser remembers. */
function Scheme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { setMode } = useColorScheme();
  const set = useRef(setMode);
  set.current = setMode;
  // Only the toolbar sets it: `setMode` is a new function after every change, one made inside the story included.
  useEffect(() => set.current(scheme), [scheme]);
  return children;
}

/** The whole design system around a story, in the toolbar's colour scheme. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const scheme: Scheme = globals.theme === 'light' ? 'light' : 'dark';
  return (
    <DesignSystemProvider defaultMode={scheme}>
      <Scheme scheme={scheme}>
        {viewMode === 'docs' ? (
          // The page of the documentation is white in both schemes: a story there brings its ground along.
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
