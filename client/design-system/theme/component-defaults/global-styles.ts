import type { Components, Theme } from '@mui/material/styles';
import { icon, layout } from '../tokens';

/** Styles of every page: visible focus ring, icon stroke, no animation for people who turned it off. */
export const globalStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        scrollPaddingTop: layout.header + 24,
        // Elements fixed at the bottom set their height here, so that a focused element is never hidden behind them.
        scrollPaddingBottom:
          'calc(16px + var(--foot-places, 0px) + var(--foot-buttons, 0px) + var(--foot-question, 0px))',
      },
      body: { minHeight: '100dvh', overflowWrap: 'break-word', fontFeatureSettings: "'cv11', 'ss03'" },
      // MUI's own controls draw the same ring through the theme's `focusVisible`.
      ':where(a, button, summary, video, [tabindex]):focus-visible': {
        outline: `2px solid ${theme.vars.palette.accent.text}`,
        outlineOffset: 2,
      },
      'main:focus': { outline: 'none' },
      '.lucide': { strokeWidth: icon.stroke, flexShrink: 0 },
      // The stroke keeps its width at every icon size.
      '.lucide > *': { vectorEffect: 'non-scaling-stroke' },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
      fieldset: { border: 0, padding: 0, minWidth: 0 },
      '::selection': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.accent.contrastText },
      mark: {
        color: 'inherit',
        backgroundColor: theme.vars.palette.accent.tint,
        boxShadow: `inset 0 -2px 0 ${theme.vars.palette.accent.main}`,
        borderRadius: 4,
        paddingInline: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0s !important',
          animationDelay: '0s !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
