import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

/** Cards have a border and one soft shadow, overlays a stronger one. MUI's lighter paper in dark mode is off. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        backgroundColor: theme.vars.palette.background.raised,
        ...(ownerState.fullScreen
          ? { borderRadius: 0 }
          : {
              borderRadius: radius.card,
              border: `1px solid ${theme.vars.palette.line.main}`,
              boxShadow: theme.vars.palette.elevation.overlay,
              [theme.breakpoints.down('sm')]: { margin: theme.spacing(2), width: `calc(100% - ${theme.spacing(4)})` },
              // A tall dialog leaves room for two toasts, which would otherwise cover its buttons.
              [theme.breakpoints.up('lg')]: {
                'body:has([data-toast]) &': { maxHeight: `calc(100% - ${theme.spacing(36)})` },
              },
            }),
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(1, 3, 3), gap: theme.spacing(1), flexWrap: 'wrap' }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim } }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: theme.vars.palette.elevation.overlay,
        variants: [
          {
            props: { anchor: 'bottom' },
            style: { borderRadius: `${radius.card}px ${radius.card}px 0 0`, maxHeight: '88dvh' },
          },
        ],
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.control,
        border: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: theme.vars.palette.elevation.overlay,
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: theme.spacing(0.5),
        border: `1px solid ${theme.vars.palette.line.main}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: theme.vars.palette.elevation.overlay,
      }),
      inputRoot: ({ theme }) => ({ padding: theme.spacing(0.5, 1.25), gap: theme.spacing(0.5) }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        padding: theme.spacing(0.75, 1.25),
        borderRadius: radius.chip,
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.line.main }) } },
};
