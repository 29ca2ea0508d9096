import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

/** A status has a text and an icon; the colour only repeats it. */
export const feedback: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 30,
        borderRadius: radius.chip,
        fontSize: theme.typography.body2.fontSize,
        backgroundColor: theme.vars.palette.background.sunken,
        border: `1px solid ${theme.vars.palette.line.strong}`,
        color: theme.vars.palette.text.primary,
      }),
      label: ({ theme }) => ({ paddingInline: theme.spacing(1.25) }),
      deleteIcon: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: radius.round, backgroundColor: theme.vars.palette.track }),
      bar: { borderRadius: radius.round },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { rounded: { borderRadius: radius.chip } },
  },
};
