import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, radius } from '../tokens';

export const navigation: Components<Theme> = {
  MuiMenu: {
    styleOverrides: { list: ({ theme }) => ({ padding: theme.spacing(0.75) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.normal,
        gap: theme.spacing(1.5),
        borderRadius: radius.chip,
        whiteSpace: 'normal',
        '&.Mui-selected': { backgroundColor: theme.vars.palette.accent.tint },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        gap: theme.spacing(1.5),
        borderRadius: radius.control,
        '&.Mui-selected': { backgroundColor: theme.vars.palette.accent.tint, color: theme.vars.palette.accent.text },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.line.main}`,
        minHeight: controlHeight.normal,
      }),
      indicator: { height: 2 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.normal,
        minWidth: 0,
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: controlHeight.normal,
        height: controlHeight.normal,
        borderRadius: radius.control,
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.accent.tint,
          color: theme.vars.palette.accent.text,
          fontWeight: 600,
        },
      }),
    },
  },
};
