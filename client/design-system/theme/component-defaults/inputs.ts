import type { Components, Theme } from '@mui/material/styles';
import { controlHeight, duration, radius } from '../tokens';

/** Fields have a sunken background, a border with a contrast of 3:1, and the label above. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.normal,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.sunken,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.line.strong,
          transition: `border-color ${duration.feedback}ms`,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.accent.text}`, outlineOffset: 2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.line.strong,
          borderWidth: 1,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.danger.main },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(1.25, 1.75),
        height: 'auto',
        '&::placeholder': { color: theme.vars.palette.text.faint, opacity: 1 },
        '&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${theme.vars.palette.background.sunken} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
      }),
      multiline: ({ theme }) => ({ padding: theme.spacing(1.25, 1.75), '& textarea': { padding: 0 } }),
      adornedStart: ({ theme }) => ({ '& .MuiOutlinedInput-input': { paddingLeft: theme.spacing(0.5) } }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        marginBottom: theme.spacing(1),
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: theme.spacing(0.75, 0, 0),
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.danger.main },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      // A long choice ends in "…" on a phone instead of in the middle of a letter.
      select: { textOverflow: 'ellipsis' },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary, right: theme.spacing(1.25) }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: controlHeight.normal,
        height: controlHeight.normal,
        borderRadius: radius.control,
        color: theme.vars.palette.line.strong,
        '&.Mui-checked': { color: theme.vars.palette.accent.text },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: controlHeight.normal, padding: 9 },
      switchBase: ({ theme }) => ({
        padding: 13,
        '&.Mui-checked': { transform: 'translateX(16px)' },
        '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: theme.vars.palette.accent.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: theme.vars.palette.accent.main,
          borderColor: theme.vars.palette.accent.text,
        },
      }),
      thumb: ({ theme }) => ({
        width: 18,
        height: 18,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.text.secondary,
      }),
      track: ({ theme }) => ({
        borderRadius: radius.round,
        opacity: 1,
        backgroundColor: theme.vars.palette.background.sunken,
        border: `1px solid ${theme.vars.palette.line.strong}`,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, gap: 4, alignItems: 'flex-start' },
      label: { paddingBlock: 10 },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 6, paddingBlock: 19 },
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.track }),
      track: { border: 0 },
      thumb: {
        width: 16,
        height: 16,
        boxShadow: 'none',
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&::before': { boxShadow: 'none' },
      },
    },
  },
};
