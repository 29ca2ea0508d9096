import type { Components, Theme } from '@mui/material/styles';
import { RouterLink } from '../../TextLink/RouterLink';
import { controlHeight, duration, radius } from '../tokens';

/** Feedback is a colour change within 120 ms, without elevation or ripple. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: RouterLink },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.normal,
        minWidth: controlHeight.normal,
        padding: theme.spacing(1, 2.25),
        borderRadius: radius.control,
        lineHeight: 1.25,
        textAlign: 'center',
        transitionDuration: `${duration.feedback}ms`,
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: controlHeight.dense,
              padding: theme.spacing(0.5, 1.5),
              fontSize: theme.typography.body2.fontSize,
              '@media (pointer: coarse)': { minHeight: controlHeight.normal },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.accent.hover } },
          },
          {
            props: { variant: 'outlined', color: 'secondary' },
            style: {
              borderColor: theme.vars.palette.line.strong,
              '&:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.tint.hover,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              borderColor: theme.vars.palette.danger.main,
              '&:hover': { backgroundColor: theme.vars.palette.tint.danger },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: theme.vars.palette.accent.text,
              paddingInline: theme.spacing(1),
              '&:hover': { backgroundColor: theme.vars.palette.accent.tint },
            },
          },
        ],
        '&.Mui-disabled': {
          color: theme.vars.palette.text.faint,
          backgroundColor: 'transparent',
          border: `1px dashed ${theme.vars.palette.line.strong}`,
        },
        // A busy button keeps its look and width.
        '&.MuiButton-loading.Mui-disabled': { border: 'none', backgroundColor: theme.vars.palette.line.main },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: controlHeight.normal,
        height: controlHeight.normal,
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.tint.hover },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: controlHeight.dense,
              height: controlHeight.dense,
              '@media (pointer: coarse)': { width: controlHeight.normal, height: controlHeight.normal },
            },
          },
        ],
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: RouterLink, underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.accent.text,
        fontWeight: 500,
        borderRadius: 4,
        textUnderlineOffset: '0.2em',
      }),
    },
  },
};
