import type { ColorSystemOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { overMedia, type ColourTokens } from './tokens';

/**
 * Colours that MUI does not define. In `sx`: `'line.main'`, `'accent.text'`, `'text.faint'`, `'background.sunken'`,
 * `'frost'`.
 */
interface OwnPalette {
  accent: { main: string; hover: string; contrastText: string; text: string; tint: string };
  line: { main: string; strong: string };
  tint: { info: string; success: string; warning: string; danger: string; hover: string };
  danger: { main: string; contrastText: string };
  frost: string;
  track: string;
  scrim: string;
  avatar: string;
  elevation: { card: string; overlay: string };
  overMedia: Record<keyof typeof overMedia, string>;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    raised: string;
    sunken: string;
  }
  interface TypeText {
    faint: string;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- augmentation can only extend
  interface Palette extends OwnPalette {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- augmentation can only extend
  interface PaletteOptions extends OwnPalette {}
}

function state(main: string, contrastText: string) {
  return { main, light: main, dark: main, contrastText };
}

/** Builds a MUI colour scheme from our tokens. */
export function colourScheme(mode: 'light' | 'dark', t: ColourTokens): ColorSystemOptions {
  return {
    palette: {
      mode,
      background: { default: t.background, paper: t.surface, raised: t.raised, sunken: t.sunken },
      text: { primary: t.text, secondary: t.muted, faint: t.faint, disabled: t.faint },
      divider: t.line,
      line: { main: t.line, strong: t.lineStrong },
      primary: { main: t.accent, light: t.accentHover, dark: t.accentHover, contrastText: t.onAccent },
      secondary: state(t.text, t.background),
      accent: {
        main: t.accent,
        hover: t.accentHover,
        contrastText: t.onAccent,
        text: t.accentText,
        tint: t.accentTint,
      },
      info: state(t.info, t.onState),
      success: state(t.success, t.onState),
      warning: state(t.warning, t.onState),
      error: state(t.danger, t.onState),
      danger: { main: t.danger, contrastText: t.onState },
      tint: { info: t.infoTint, success: t.successTint, warning: t.warningTint, danger: t.dangerTint, hover: t.hover },
      action: {
        hover: t.hover,
        selected: t.accentTint,
        active: t.muted,
        disabled: t.faint,
        disabledBackground: t.line,
      },
      frost: t.frost,
      track: t.track,
      scrim: t.scrim,
      avatar: t.avatar,
      elevation: { card: t.cardShadow, overlay: t.overlayShadow },
      overMedia,
      Skeleton: { bg: t.line },
      LinearProgress: { primaryBg: t.track },
      Tooltip: { bg: t.text },
    },
  };
}
