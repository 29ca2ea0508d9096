import type { SxProps, Theme } from '@mui/material/styles';
import { controlHeight, radius } from '../theme/tokens';

/**
 * A pill around a visually hidden native radio or checkbox, which handles the keyboard. The option for "no answer" keeps its plain look
 * when it is chosen.
 */
export function choicePill(isChosen: boolean, isAnswer: boolean): SxProps<Theme> {
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: controlHeight.dense,
    '@media (pointer: coarse)': { minHeight: controlHeight.normal },
    px: 1.5,
    border: 1,
    borderRadius: `${radius.chip}px`,
    borderColor: isChosen && isAnswer ? 'text.primary' : 'line.strong',
    bgcolor: isChosen && isAnswer ? 'accent.tint' : 'background.sunken',
    color: isChosen ? 'text.primary' : 'text.secondary',
    typography: 'body2',
    fontWeight: isChosen ? 'bold' : 'normal',
    cursor: 'pointer',
    '&:hover': { color: 'text.primary' },
    '&:has(:focus-visible)': {
      outline: (theme) => `2px solid ${theme.vars.palette.accent.text}`,
      outlineOffset: 2,
    },
    '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  };
}
