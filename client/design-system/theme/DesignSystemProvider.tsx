import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LiveRegionProvider } from '../LiveRegion/LiveRegionProvider';
import { ToastProvider } from '../Toasts/ToastProvider';
import './fonts.css';
import { theme } from './theme';
import { ThemeColour } from './ThemeColour';

export interface DesignSystemProviderProps {
  children: ReactNode;
  /** Scheme of a first visit. The reader's choice is kept in local storage under `theme`. */
  defaultMode?: 'dark' | 'light';
}

/** Theme, global styles, toasts and live regions. Use it once, inside the language provider. */
export function DesignSystemProvider({ children, defaultMode = 'dark' }: DesignSystemProviderProps) {
  return (
    <ThemeProvider theme={theme} defaultMode={defaultMode} modeStorageKey="theme" noSsr>
      <CssBaseline />
      <ThemeColour />
      <LiveRegionProvider>
        <ToastProvider>{children}</ToastProvider>
      </LiveRegionProvider>
    </ThemeProvider>
  );
}
