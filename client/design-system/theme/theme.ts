import { createTheme } from '@mui/material/styles';
import { buttons } from './component-defaults/buttons';
import { feedback } from './component-defaults/feedback';
import { globalStyles } from './component-defaults/global-styles';
import { inputs } from './component-defaults/inputs';
import { navigation } from './component-defaults/navigation';
import { surfaces } from './component-defaults/surfaces';
import { colourScheme } from './palette';
import { dark, duration, easing, light, radius } from './tokens';
import { typography } from './typography';

/**
 * The theme: two colour schemes as CSS variables, chosen by `data-theme` on the root element.
 * Switching the scheme repaints without rendering React again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'ev' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: colourScheme('dark', dark), light: colourScheme('light', light) },
  typography,
  shape: { borderRadius: radius.control },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
  focusVisible: { outlineColor: 'var(--ev-palette-accent-text)', outlineWidth: 2, outlineOffset: 2 },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: duration.feedback,
      shorter: duration.feedback,
      short: duration.leave,
      standard: duration.enter,
      complex: duration.enter,
      enteringScreen: duration.enter,
      leavingScreen: duration.leave,
    },
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
  },
  components: { ...globalStyles, ...buttons, ...inputs, ...surfaces, ...feedback, ...navigation },
});

export type AppTheme = typeof theme;
