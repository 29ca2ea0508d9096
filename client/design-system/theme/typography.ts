import type { ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

type Style = NonNullable<TypographyVariantsOptions['body1']>;

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: CSSProperties;
    figure: CSSProperties;
    label: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    figure?: CSSProperties;
    label?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    figure: true;
    label: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

export const bodyFamily = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
export const headingFamily = "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif";

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function heading(pixels: number): Style {
  return {
    fontFamily: headingFamily,
    fontOpticalSizing: 'auto',
    fontWeight: 700,
    fontSize: rem(pixels),
    lineHeight: 1.12,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  };
}

function text(pixels: number): Style {
  return { fontSize: rem(pixels), lineHeight: 1.5, letterSpacing: 0 };
}

/** 12 · 13 · 15 · 18 · 22 · 28 · 34 · 46. Sizes are in rem, so that the reader's text size applies. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: bodyFamily,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: heading(46),
  h1: heading(34),
  h2: heading(28),
  h3: heading(22),
  h4: heading(18),
  h5: heading(15),
  h6: heading(15),
  body1: text(15),
  body2: text(13),
  caption: text(12),
  button: { ...text(15), fontWeight: 600, textTransform: 'none' },
  label: { ...text(13), fontWeight: 600 },
  figure: { ...heading(22), fontVariantNumeric: 'tabular-nums', textWrap: 'nowrap' },
};
